import { useEffect, useState } from 'react';
import { useRow } from '#src/data/rows.ts';
import { csvOf } from '#src/lib/csv.ts';
import { saveFile } from '#src/lib/save-file.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { DownloadIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Seam } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { toast } from '#src/ui/toasts.ts';
import type { Place } from '#src/work/progress/span.ts';
import { RANGES } from '#src/work/progress/weight-line.tsx';
import type { Range } from '#src/work/progress/weight-line.tsx';
import { overTimeWords } from '#src/work/progress/words.ts';
import { SERIES_NAMES, seriesOf } from './export.ts';
import type { SeriesName } from './export.ts';
import { progressWords } from './words.ts';

/** Reads a series when it is asked for, and saves it as a file; not before the first sync has brought all of it. */
function Saved({ name, here, onDone }: { name: SeriesName; here: Place; onDone: () => void }) {
  const words = useWords(progressWords).export;
  const answer = useRow(async (db, userId) => ({ rows: await seriesOf(name, db, userId, here) }), [name]);
  const lines = answer.state === 'content' ? answer.value : null;
  const hasFailed = answer.state === 'failed';
  useEffect(() => {
    if (hasFailed) toast({ title: words.notMade, destructive: true });
    if (hasFailed) onDone();
    if (!lines) return;
    saveFile(`${name}-${here.today}.csv`, csvOf(lines.rows), 'text/csv');
    onDone();
    // oxlint-disable-next-line react/exhaustive-deps -- once, as soon as it is read
  }, [lines !== null, hasFailed]);
  return null;
}

interface ExportSheetProps {
  here: Place;
  onPrint: (range: Range) => void;
  onClose: () => void;
}

/** Each series as a file that any spreadsheet opens, and a report of a range on paper. */
export function ExportSheet({ here, onPrint, onClose }: ExportSheetProps) {
  const words = useWords(progressWords).export;
  const { ranges } = useWords(overTimeWords).weight;
  const [range, setRange] = useState<Range>('3m');
  const [wanted, setWanted] = useState<SeriesName | null>(null);
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <div className="measure-form">
        <p className="muted">{words.help}</p>
        {SERIES_NAMES.map((name) => (
          <Button
            key={name}
            look="line"
            full
            icon={DownloadIcon}
            busy={wanted === name}
            onClick={() => setWanted(name)}
          >
            {words[name]}
          </Button>
        ))}
        <Seam />
        <SelectField
          label={words.range}
          value={range}
          options={(Object.keys(RANGES) as Range[]).map((value) => ({ value, label: ranges[value] }))}
          onChange={({ target }) => setRange(target.value as Range)}
        />
        <Button look="line" full onClick={() => onPrint(range)}>
          {words.print}
        </Button>
        {wanted && <Saved key={wanted} name={wanted} here={here} onDone={() => setWanted(null)} />}
      </div>
    </Sheet>
  );
}
