import './device.css';
import { useStorage } from '#src/data/database/storage.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Bar } from '#src/ui/marks/bar.tsx';
import { toast } from '#src/ui/toasts.ts';
import { syncCentreWords } from './words.ts';

const MEGABYTE = 1024 ** 2;
const GIGABYTE = 1024 ** 3;

function sizeIn(language: string, bytes: number): string {
  const [unit, size] = bytes < GIGABYTE ? (['megabyte', MEGABYTE] as const) : (['gigabyte', GIGABYTE] as const);
  return (bytes / size).toLocaleString(language, { style: 'unit', unit, maximumFractionDigits: 1 });
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
    </section>
  );
}
