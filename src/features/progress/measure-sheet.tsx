import { useState } from 'react';
import {
  logMeasurements,
  removeMeasurement,
  removeMeasurements,
  restoreMeasurement,
} from '#sync/actions/measurements.ts';
import type { Measurement } from '#sync/entities/measurements.ts';
import { latestMeasurements } from '#sync/queries/measurements.ts';
import { instantAt } from '#sync/queries/zoned.ts';
import { noteLog } from '#src/data/first-log.ts';
import { useRows } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { dayIn, dayInWords, isDay } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { SelectField, TextField } from '#src/ui/fields/text-field.tsx';
import { BinIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Row, Rows, Seam } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { isSlip } from '#src/work/body/slip.ts';
import { recordWords } from '#src/work/records/words.ts';
import { useSave } from '#src/work/use-save.ts';
import { MEASURES } from './queries.ts';
import { useMeasures } from './use-measures.ts';
import type { Kind } from './use-measures.ts';
import { progressWords } from './words.ts';

const KINDS: readonly Kind[] = ['weight', ...MEASURES];
/** Where nothing was measured yet, in metric units. */
const USUAL: Partial<Record<Kind, number>> = { weight: 70, body_fat: 25, muscle_mass: 30, neck: 37, waist: 90 };
const MOST = 1500;
const LAST = 8;

interface EntryProps {
  kind: Kind;
  last: Measurement | null;
  here: Here;
  onSaved: () => void;
}

/** An earlier day counts as its noon; today is now. */
const instantOf = (day: string, { today, zone }: Here): string | undefined =>
  day === today ? undefined : instantAt(zone, day, '12:00').toISOString();

function Entry({ kind, last, here, onSaved }: EntryProps) {
  const { measure: words, measures } = useWords(progressWords);
  const { shown, stored, unit, inWords } = useMeasures();
  const save = useSave();
  const [begin] = useState(() => last?.value ?? USUAL[kind] ?? 50);
  const [value, setValue] = useState(() => shown(kind, begin));
  const [day, setDay] = useState(here.today);
  const isUntouched = value === shown(kind, begin);
  const isFuture = !isDay(day) || day > here.today;
  const isFar = isSlip(stored(kind, value), last?.value ?? null);
  useUnfinished(!isUntouched);
  async function submit(): Promise<void> {
    if (isFuture) return;
    const amount = isUntouched ? begin : stored(kind, value);
    const at = instantOf(day, here);
    const logged = await save(
      (user_id) => logMeasurements([{ user_id, kind, value: amount, ...(at && { measured_at: at }) }]),
      {
        failed: { title: words.notSaved, description: words.notSavedHelp },
        done: { title: words.saved },
        undo: removeMeasurements,
        once: kind,
      },
    );
    if (logged) noteLog();
    if (logged) onSaved();
  }
  return (
    <>
      <p className="muted">{measures.where[kind]}</p>
      <Stepper
        label={words.value}
        value={value}
        step={kind === 'weight' ? 0.1 : 0.5}
        max={MOST}
        unit={unit(kind)}
        onChange={setValue}
      />
      <TextField
        type="date"
        label={words.day}
        max={here.today}
        value={day}
        error={isFuture ? words.future : undefined}
        onChange={({ target }) => setDay(target.value)}
      />
      {isFar && last && <Notice tone="warn">{words.far(inWords(kind, last.value))}</Notice>}
      <Button look="act" large full onClick={() => void submit()}>
        {isFar ? words.anyway : words.save}
      </Button>
    </>
  );
}

function Latest({ kind, rows, zone }: { kind: Kind; rows: readonly Measurement[]; zone: string }) {
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
        {rows.map(({ id, value, measured_at }) => {
          const day = dayInWords(dayIn(zone, Date.parse(measured_at)), language);
          return (
            <Row
              key={id}
              title={inWords(kind, value)}
              detail={day}
              trailing={<IconButton icon={BinIcon} label={words.remove(day)} onClick={() => remove(id)} />}
            />
          );
        })}
      </Rows>
    </>
  );
}

/** The next value of a measure, from the last; and its last values, to be taken back. */
export function MeasureSheet({ first, here, onClose }: { first: Kind; here: Here; onClose: () => void }) {
  const { measure: words } = useWords(progressWords);
  const { values: names } = useWords(recordWords);
  const [kind, setKind] = useState(first);
  const answer = useRows((db, userId) => latestMeasurements(db, userId, kind, LAST), [kind]);
  const rows = answer.state === 'empty' ? [] : knownOf(answer);
  return (
    <Sheet open title={words.title} onClose={onClose}>
      <div className="measure-form">
        <SelectField
          label={words.kind}
          value={kind}
          options={KINDS.map((value) => ({ value, label: names[value] }))}
          onChange={({ target }) => setKind(target.value as Kind)}
        />
        {rows && <Entry key={kind} kind={kind} last={rows[0] ?? null} here={here} onSaved={onClose} />}
        {rows && rows.length > 0 && <Latest kind={kind} rows={rows} zone={here.zone} />}
      </div>
    </Sheet>
  );
}
