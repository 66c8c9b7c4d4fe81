import './device.css';
import { useStorage } from '#src/data/database/storage.ts';
import { useTraffic } from '#src/data/sync/traffic.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Bar } from '#src/ui/marks/bar.tsx';
import { toast } from '#src/ui/toasts.ts';
import { syncCentreWords } from './words.ts';

const KILOBYTE = 1024;
const MEGABYTE = 1024 ** 2;
const GIGABYTE = 1024 ** 3;

const SIZES = [
  ['kilobyte', KILOBYTE],
  ['megabyte', MEGABYTE],
  ['gigabyte', GIGABYTE],
] as const;

export function sizeIn(language: string, bytes: number): string {
  const [unit, size] = SIZES.find(([, most]) => bytes < most * KILOBYTE) ?? ['gigabyte', GIGABYTE];
  return (bytes / size).toLocaleString(language, { style: 'unit', unit, maximumFractionDigits: 1 });
}

/** What this month took of somebody's data plan. */
function ThisMonth() {
  const words = useWords(syncCentreWords).month;
  const language = useLanguage();
  const answer = useTraffic();
  if (answer.state !== 'content') return null;
  const { sent, received } = answer.value;
  return (
    <>
      <h3>{words.title}</h3>
      <p className="pair">
        <span>{words.received}</span>
        <b className="numbers">{sizeIn(language, received)}</b>
      </p>
      <p className="pair">
        <span>{words.sent}</span>
        <b className="numbers">{sizeIn(language, sent)}</b>
      </p>
      <p className="muted small">{words.help}</p>
    </>
  );
}

/** How much space the records take, and whether the browser has promised to keep them. */
export function ThisDevice() {
  const words = useWords(syncCentreWords).device;
  const language = useLanguage();
  const { use, persist } = useStorage();
  if (!use) return null;
  const { persistent, usedBytes, quotaBytes } = use;
  const protect = async (): Promise<void> => {
    if (!(await persist())) toast({ title: words.denied, destructive: true });
  };
  return (
    <section className="this-device">
      <h3>
        {words.title} {persistent && <Badge tone="ok">{words.protected}</Badge>}
      </h3>
      {usedBytes !== null && quotaBytes !== null && (
        <>
          <p className="pair">
            <span>{words.used}</span>
            <b className="numbers">{words.of(sizeIn(language, usedBytes), sizeIn(language, quotaBytes))}</b>
          </p>
          <Bar value={usedBytes} max={quotaBytes} label={words.used} />
        </>
      )}
      {persistent !== null && <p className="muted small">{persistent ? words.isProtected : words.unprotected}</p>}
      {persistent === false && (
        <Button look="line" onClick={() => void protect()}>
          {words.protect}
        </Button>
      )}
      <ThisMonth />
    </section>
  );
}
