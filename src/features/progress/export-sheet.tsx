import { csvOf } from '#src/lib/csv.ts';
import type { Here, WeekStart } from '#src/lib/days.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { useRow } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { Button } from '#src/ui/button.tsx';
import { DownloadIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { exportOf } from './export.ts';
import { progressWords } from './words.ts';

/** Each series as a file that any spreadsheet opens, and the page as it is printed. */
export function ExportSheet({ here, onClose }: { here: Here & { weekStart: WeekStart }; onClose: () => void }) {
  const words = useWords(progressWords).export;
  const { today, zone, weekStart } = here;
  const series = knownOf(useRow((db, userId) => exportOf(db, userId, here), [today, zone, weekStart]));
  const save = (name: keyof NonNullable<typeof series>) => () => {
    if (series) saveFile(`${name}-${today}.csv`, csvOf(series[name]), 'text/csv');
  };
  function print(): void {
    onClose();
    // After the sheet has gone.
    requestAnimationFrame(() => globalThis.print());
  }
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <div className="measure-form">
        <p className="muted">{words.help}</p>
        <Button look="line" full onClick={print}>
          {words.print}
        </Button>
        {(['weights', 'measures', 'weeks'] as const).map((name) => (
          <Button key={name} look="line" full icon={DownloadIcon} busy={series === null} onClick={save(name)}>
            {words[name]}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
