import { correctTogether, logMeasurements, removeMeasurements } from '#sync/actions/measurements.ts';
import { noteLog } from '#src/data/first-log.ts';
import type { Here } from '#src/lib/days.ts';
import { Button } from '#src/ui/button.tsx';
import { AreaField, TextField } from '#src/ui/fields/text-field.tsx';
import { ClockIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { FromDevice } from '#src/work/devices/from-device.tsx';
import { isReadable } from '#src/work/devices/readable.ts';
import { Alarm } from '#src/work/health/alarm.tsx';
import { speaksOfDanger } from '#src/work/health/danger.ts';
import { verdictOn } from '#src/work/health/ranges.ts';
import type { Rule } from '#src/work/health/ranges.ts';
import { VITALS } from '#src/work/health/vitals.ts';
import type { Vital, VitalKind } from '#src/work/health/vitals.ts';
import { recordWords } from '#src/work/records/words.ts';
import { useSave } from '#src/work/use-save.ts';
import { HowFields } from './how-fields.tsx';
import type { Moment } from './queries.ts';
import { isOptional, useVitalForm } from './use-vital-form.ts';
import type { Before, VitalForm } from './use-vital-form.ts';
import { useVitals } from './use-vitals.ts';
import { healthWords } from './words.ts';

const STEPS: Partial<Record<VitalKind, number>> = { temperature: 0.1, sleep: 0.5, steps: 500 };
const MOST = 200_000;
const LONGEST_NOTE = 2000;

interface EntryProps {
  vital: Vital;
  here: Here;
  rule: Rule;
  last: Before | null;
  corrected: Moment | null;
  onSaved: () => void;
  /** The first of two readings is saved; left out where there is no second. */
  onFirst?: ((first: Before) => void) | undefined;
}

function Figures({ vital, form }: { vital: Vital; form: VitalForm }) {
  const words = useWords(healthWords).entry;
  const { values: names } = useWords(recordWords);
  const { shownAs } = useVitals();
  return VITALS[vital].map((kind) => {
    const { unit } = shownAs(kind);
    const step = STEPS[kind] ?? (unit === 'mmol/L' ? 0.1 : 1);
    return (
      <Stepper
        key={kind}
        label={isOptional(vital, kind) ? words.pulse : names[kind]}
        value={form.shown[kind] ?? 0}
        step={step}
        max={MOST}
        unit={unit}
        onChange={(value) => form.set(kind, value)}
      />
    );
  });
}

function When({ form, here }: { form: VitalForm; here: Here }) {
  const words = useWords(healthWords).entry;
  const { when, setWhen, at } = form;
  return (
    <div className="pair">
      <TextField
        type="date"
        label={words.day}
        max={here.today}
        value={when.day}
        error={at === null ? words.future : undefined}
        onChange={({ target }) => setWhen({ ...when, day: target.value })}
      />
      <TextField
        type="time"
        label={words.time}
        help={words.timeHelp}
        value={when.time}
        onChange={({ target }) => setWhen({ ...when, time: target.value })}
      />
    </div>
  );
}

/** Saves one moment: all of its values together, with one undo. */
function useSubmit({ vital, corrected }: EntryProps, { values, at, note, how, canSave }: VitalForm) {
  const words = useWords(healthWords).entry;
  const save = useSave();
  const failed = { title: words.notSaved, description: words.notSavedHelp };
  const notes = note.trim() || null;
  const readingsOf = (user_id: string) =>
    Object.entries(values).map(([kind, value]) =>
      Object.assign(
        { user_id, kind: kind as VitalKind, value, notes },
        at && { measured_at: at },
        // A pulse has no arm.
        kind === 'heart_rate' ? {} : how,
      ),
    );
  const correct = ({ rows }: Moment) =>
    save((userId) => correctTogether(rows, readingsOf(userId)), {
      failed,
      done: { title: words.corrected },
      once: vital,
    });
  const log = () =>
    save((userId) => logMeasurements(readingsOf(userId)), {
      failed,
      done: { title: words.saved },
      undo: removeMeasurements,
      once: vital,
    });
  return async (then: () => void): Promise<void> => {
    if (!canSave) return;
    if (!(await (corrected ? correct(corrected) : log()))) return;
    noteLog();
    then();
  };
}

/** The values of one moment, from the last ones; what stands out is told before it is saved. */
export function VitalEntry(props: EntryProps) {
  const { vital, here, rule, last, corrected, onSaved, onFirst } = props;
  const { entry: words, twice } = useWords(healthWords);
  const form = useVitalForm(vital, here, last, corrected);
  const submit = useSubmit(props, form);
  const isAlarm =
    form.slip === null && verdictOn(vital, { values: form.values, context: form.how.context }, rule)?.level === 'alarm';
  useUnfinished(form.isTouched);
  return (
    <>
      <p className="muted">{words.how[vital]}</p>
      {isReadable(vital) && !corrected && <FromDevice kind={vital} onRead={form.take} />}
      <Figures vital={vital} form={form} />
      <HowFields vital={vital} form={form} />
      <When form={form} here={here} />
      <AreaField
        label={words.note}
        maxLength={LONGEST_NOTE}
        rows={2}
        value={form.note}
        onChange={({ target }) => form.setNote(target.value)}
      />
      {form.slip && <Notice tone="warn">{words.slips[form.slip]}</Notice>}
      {isAlarm && form.isTouched && <Alarm of={vital} />}
      {speaksOfDanger(form.note) && <Alarm of="words" />}
      <Button look="act" large full onClick={() => void submit(onSaved)}>
        {corrected ? words.correct : words.save}
      </Button>
      {onFirst && (
        <Button
          look="line"
          full
          icon={ClockIcon}
          onClick={() => void submit(() => onFirst({ values: form.values, ...form.how }))}
        >
          {twice.save}
        </Button>
      )}
    </>
  );
}
