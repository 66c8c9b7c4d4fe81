import { useState } from 'react';
import {
  logMeasurements,
  removeMeasurement,
  removeMeasurements,
  restoreMeasurement,
} from '#sync/actions/measurements.ts';
import type { Measurement } from '#sync/entities/measurements.ts';
import type { OwnMeasure } from '#sync/entities/own-measures.ts';
import { isOwnKind, ownKind } from '#sync/queries/measurement-kinds.ts';
import { latestMeasurements } from '#sync/queries/measurements.ts';
import { ownMeasuresOf } from '#sync/queries/own-measures.ts';
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
import { MEASURES } from '#src/work/progress/body.ts';
import { useMeasures } from '#src/work/progress/use-measures.ts';
import type { Kind } from '#src/work/progress/use-measures.ts';
import { overTimeWords } from '#src/work/progress/words.ts';
import { NavyPart } from './navy-part.tsx';
import { progressWords } from './words.ts';

const KINDS = ['weight', ...MEASURES] as const;
/** Where nothing was measured yet, in metric units. */
const USUAL: Partial<Record<Kind, number>> = { weight: 70, body_fat: 25, muscle_mass: 30, neck: 37, waist: 90 };
const MOST = 1500;
/** What somebody named may count anything. */
const MOST_OWN = 1_000_000;
const LONGEST_NOTE = 2000;
const LAST = 8;

interface EntryProps {
  kind: Kind;
  /** Of a kind that the person named. */
  ownUnit: string;
  last: Measurement | null;
  here: Here;
  onSaved: () => void;
}

/** An earlier day counts as its noon; today is now. */
const instantOf = (day: string, { today, zone }: Here): string | undefined =>
  day === today ? undefined : instantAt(zone, day, '12:00').toISOString();

function Entry({ kind, ownUnit, last, here, onSaved }: EntryProps) {
  const { measure: words } = useWords(progressWords);
  const { where } = useWords(overTimeWords).measures;
  const { shown, stored, unit, told: inFull } = useMeasures();
  const save = useSave();
  const [begin] = useState(() => last?.value ?? USUAL[kind] ?? (isOwnKind(kind) ? 0 : 50));
  const [note, setNote] = useState('');
  const [value, setValue] = useState(() => shown(kind, begin));
  const [day, setDay] = useState(here.today);
  const isUntouched = value === shown(kind, begin);
  const isFuture = !isDay(day) || day > here.today;
  const isFar = !isOwnKind(kind) && isSlip(stored(kind, value), last?.value ?? null);
  useUnfinished(!isUntouched || note !== '');
  async function submit(): Promise<void> {
    if (isFuture) return;
    const amount = isUntouched ? begin : stored(kind, value);
    const at = instantOf(day, here);
    const told = { value: amount, notes: note.trim() || null, ...(at && { measured_at: at }) };
    const logged = await save(
      (user_id) =>
        logMeasurements([isOwnKind(kind) ? { user_id, kind, unit: ownUnit, ...told } : { user_id, kind, ...told }]),
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
      {!isOwnKind(kind) && <p className="muted">{where[kind]}</p>}
      <Stepper
        label={words.value}
        value={value}
        step={kind === 'weight' ? 0.1 : isOwnKind(kind) ? 1 : 0.5}
        max={isOwnKind(kind) ? MOST_OWN : MOST}
        unit={unit(kind, ownUnit)}
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
      <TextField
        label={words.note}
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {kind === 'body_fat' && <NavyPart onTake={setValue} />}
      {isFar && last && <Notice tone="warn">{words.far(inFull(kind, last.value, ownUnit))}</Notice>}
      <Button look="act" large full onClick={() => void submit()}>
        {isFar ? words.anyway : words.save}
      </Button>
    </>
  );
}

function Latest({
  kind,
  ownUnit,
  rows,
  zone,
}: Pick<EntryProps, 'kind' | 'ownUnit'> & { rows: readonly Measurement[]; zone: string }) {
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
        {rows.map(({ id, value, measured_at, notes }) => {
          const day = dayInWords(dayIn(zone, Date.parse(measured_at)), language);
          return (
            <Row
              key={id}
              title={inWords(kind, value, ownUnit)}
              detail={notes ? `${day}, ${notes}` : day}
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
  const own: readonly OwnMeasure[] = knownOf(useRows(ownMeasuresOf)) ?? [];
  const answer = useRows((db, userId) => latestMeasurements(db, userId, kind, LAST), [kind]);
  const rows = answer.state === 'reading' ? null : (knownOf(answer) ?? []);
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
          onChange={({ target }) => setKind(target.value as Kind)}
        />
        {rows && (
          <Entry key={kind} kind={kind} ownUnit={ownUnit} last={rows[0] ?? null} here={here} onSaved={onClose} />
        )}
        {rows && rows.length > 0 && <Latest kind={kind} ownUnit={ownUnit} rows={rows} zone={here.zone} />}
      </div>
    </Sheet>
  );
}
