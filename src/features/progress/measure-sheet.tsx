import { useState } from 'react';
import { removeMeasurement, restoreMeasurement } from '#sync/actions/measurements.ts';
import type { Measurement } from '#sync/entities/measurements.ts';
import type { OwnMeasure } from '#sync/entities/own-measures.ts';
import { ownKind } from '#sync/queries/measurement-kinds.ts';
import { latestMeasurements } from '#sync/queries/measurements.ts';
import { ownMeasuresOf } from '#sync/queries/own-measures.ts';
import { useRows } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayIn, dayInWords } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { BinIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows, Seam } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { recordWords } from '#src/work/records/words.ts';
import { useSave } from '#src/work/use-save.ts';
import { MEASURES } from '#src/work/progress/body.ts';
import { useMeasures } from '#src/work/progress/use-measures.ts';
import type { Kind } from '#src/work/progress/use-measures.ts';
import { Entry } from './measure-entry.tsx';
import type { Circumstances, EntryProps } from './measure-entry.tsx';
import { progressWords } from './words.ts';

const KINDS = ['weight', ...MEASURES] as const;
const A_PAGE = 8;

interface LatestProps extends Pick<EntryProps, 'kind' | 'ownUnit'> {
  rows: readonly Measurement[];
  zone: string;
  /** A press takes it up again. */
  onCorrect: (row: Measurement) => void;
  /** Null where these are all. */
  onMore: (() => void) | null;
}

function Latest({ kind, ownUnit, rows, zone, onCorrect, onMore }: LatestProps) {
  const { measure: words } = useWords(progressWords);
  const language = useLanguage();
  const { inWords } = useMeasures();
  const save = useSave();
  const remove = (id: string) =>
    void save(removeMeasurement(id), {
      failed: { title: words.notSaved, description: words.notSavedHelp },
      done: { title: words.removed },
      undo: () => restoreMeasurement(id),
      once: id,
    });
  return (
    <>
      <Seam />
      <h3>{words.last}</h3>
      <Rows label={words.last}>
        {rows.map((row) => {
          const { id, value, measured_at, notes } = row;
          const day = dayInWords(dayIn(zone, Date.parse(measured_at)), language);
          return (
            <Row
              key={id}
              title={inWords(kind, value, ownUnit)}
              detail={notes ? `${day}, ${notes}` : day}
              onOpen={() => onCorrect(row)}
              trailing={<IconButton icon={BinIcon} label={words.remove(day)} onClick={() => remove(id)} />}
            />
          );
        })}
      </Rows>
      {onMore && (
        <Button look="line" full onClick={onMore}>
          {words.more}
        </Button>
      )}
    </>
  );
}

/** The next value of a measure, from the last; and its last values, to be corrected and taken back. */
export function MeasureSheet({ first, here, onClose }: { first: Kind; here: Here; onClose: () => void }) {
  const { measure: words } = useWords(progressWords);
  const { values: names } = useWords(recordWords);
  const [kind, setKind] = useState(first);
  const begin: Circumstances = { note: '', day: here.today };
  const [around, setAround] = useState(begin);
  const [corrected, setCorrected] = useState<Measurement | null>(null);
  const [most, setMost] = useState(A_PAGE);
  const own: readonly OwnMeasure[] = knownOf(useRows(ownMeasuresOf)) ?? [];
  const answer = useRows((db, userId) => latestMeasurements(db, userId, kind, most + 1), [kind, most]);
  const rows = answer.state === 'reading' ? null : (knownOf(answer) ?? []);
  function correct(row: Measurement | null): void {
    setCorrected(row);
    setAround(row ? { note: row.notes ?? '', day: dayIn(here.zone, Date.parse(row.measured_at)) } : begin);
  }
  const ownUnit = own.find(({ id }) => ownKind(id) === kind)?.unit ?? '';
  const options = [
    ...KINDS.map((value) => ({ value, label: names[value] })),
    ...own.map(({ id, name }) => ({ value: ownKind(id), label: name })),
  ];
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <div className="measure-form">
        <SelectField
          label={words.kind}
          value={kind}
          options={options}
          onChange={({ target }) => {
            if (corrected) correct(null);
            setMost(A_PAGE);
            setKind(target.value as Kind);
          }}
        />
        {rows && (
          <Entry
            key={`${kind} ${corrected?.id}`}
            kind={kind}
            ownUnit={ownUnit}
            last={rows[0] ?? null}
            corrected={corrected}
            here={here}
            around={around}
            onAround={setAround}
            onSaved={() => (corrected ? correct(null) : onClose())}
          />
        )}
        {rows && rows.length > 0 && (
          <Latest
            kind={kind}
            ownUnit={ownUnit}
            rows={rows.slice(0, most)}
            zone={here.zone}
            onCorrect={correct}
            onMore={rows.length > most ? () => setMost(most + A_PAGE) : null}
          />
        )}
      </div>
    </Sheet>
  );
}
