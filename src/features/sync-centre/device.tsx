import { useStorage } from '#src/data/storage.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Bar } from '#src/ui/marks/bar.tsx';
import { toast } from '#src/ui/toasts.ts';
import { syncCentreWords } from './words.ts';

const MEGABYTE = 1024 * 1024;

/** How much room the records take, and whether the browser has promised to keep them. */
export function ThisDevice() {
  const words = useWords(syncCentreWords).device;
  const language = useLanguage();
  const { use, persist } = useStorage();
  if (!use) return null;
  const { persistent, usedBytes, quotaBytes } = use;
  const megabytes = (bytes: number): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
      bytes / MEGABYTE,
    );
  const protect = async (): Promise<void> => {
    if (!(await persist())) toast({ title: words.denied, destructive: true });
  };
  return (
    <section>
      <h3>
        {words.title} {persistent && <Badge tone="ok">{words.protected}</Badge>}
      </h3>
      {usedBytes !== null && quotaBytes !== null && (
        <>
          <p className="pair">
            <span>{words.used}</span>
            <b className="numbers">{words.of(megabytes(usedBytes), megabytes(quotaBytes))}</b>
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
