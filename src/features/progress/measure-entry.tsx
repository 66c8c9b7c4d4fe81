import { useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';
import { correctMeasurement, logMeasurements, removeMeasurements } from '#sync/actions/measurements.ts';
import type { Measurement } from '#sync/entities/measurements.ts';
import { isOwnKind } from '#sync/queries/measurement-kinds.ts';
import { instantAt } from '#sync/queries/zoned.ts';
import { noteLog } from '#src/data/first-log.ts';
import { addDays, dayIn, isDay } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { numberIn } from '#src/lib/numbers.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { isSlip } from '#src/work/body/slip.ts';
import { FromDevice } from '#src/work/devices/from-device.tsx';
import type { Reading } from '#src/work/devices/readable.ts';
import { Alarm } from '#src/work/health/alarm.tsx';
import { speaksOfDanger } from '#src/work/health/danger.ts';
import { useSave } from '#src/work/use-save.ts';
import { useMeasures } from '#src/work/progress/use-measures.ts';
import type { Kind } from '#src/work/progress/use-measures.ts';
import { overTimeWords } from '#src/work/progress/words.ts';
import { NavyPart } from './navy-part.tsx';
import { TapeFigure } from './tape-figure.tsx';
import { progressWords } from './words.ts';

/** What somebody named may count anything, also below nothing. */
const MOST_OWN = 1_000_000;

/** As it is stored: within what the server takes, in whichever unit it was typed. */
const LIMITS: Readonly<Record<string, readonly [number, number]>> = {
  weight: [9.08, 680.38],
  muscle_mass: [1.1, 299],
  body_fat: [0, 100],
};
const OF_A_TAPE = [1, 399] as const;
const LONGEST_NOTE = 2000;

/** As it is shown. */
function limitsOf(kind: Kind, shown: ReturnType<typeof useMeasures>['shown']): { min: number; max: number } {
  if (isOwnKind(kind)) return { min: -MOST_OWN, max: MOST_OWN };
  const [min, max] = LIMITS[kind] ?? OF_A_TAPE;
  return { min: shown(kind, min), max: shown(kind, max) };
}

/** Of whatever is measured. */
export interface Circumstances {
  note: string;
  day: Day;
}

export interface EntryProps {
  kind: Kind;
  /** Of a kind that the person named. */
  ownUnit: string;
  last: Measurement | null;
  /** One of before that is put right, in place of a new one. */
  corrected: Measurement | null;
  here: Here;
  around: Circumstances;
  onAround: Dispatch<SetStateAction<Circumstances>>;
  onSaved: () => void;
}

/** An earlier day counts as its noon; today is now. */
const instantOf = (day: string, { today, zone }: Here): string | undefined =>
  day === today ? undefined : instantAt(zone, day, '12:00').toISOString();

/** What is typed, from the last value where there is one that may be shown. */
function useTyped(kind: Kind, last: Measurement | null) {
  const language = useLanguage();
  const { shown, stored, isHidden } = useMeasures();
  const [begin] = useState(() => (last && (isOwnKind(kind) || !isHidden) ? last.value : null));
  const inFigures = (value: number): string =>
    value.toLocaleString(language, { useGrouping: false, maximumFractionDigits: 10 });
  const [begun] = useState(() => (begin === null ? '' : inFigures(shown(kind, begin))));
  const [text, setText] = useState(begun);
  const limits = limitsOf(kind, shown);
  const { min, max } = limits;
  const value = numberIn(text);
  const isRight = value !== null && value >= min && value <= max;
  return {
    text,
    setText,
    set: (next: number) => setText(inFigures(next)),
    limits,
    value: value ?? 0,
    isBegun: begin !== null,
    isUntouched: text === begun,
    /** As it is stored. Null until it can be saved. */
    amount: isRight ? (begin !== null && text === begun ? begin : stored(kind, value)) : null,
  };
}

interface FigureProps {
  kind: Kind;
  unit: string;
  typed: ReturnType<typeof useTyped>;
  error: string | undefined;
}

/**
 * Steps from the last value. Where there is none to step from it is typed, and so is what somebody named: nobody knows
 * in which steps that goes. With all keys, because the pad of figures has no minus on every phone.
 */
function Figure({ kind, unit, typed, error }: FigureProps) {
  const { measure: words } = useWords(progressWords);
  if (typed.isBegun && !isOwnKind(kind)) {
    const step = kind === 'weight' ? 0.1 : 0.5;
    return (
      <Stepper label={words.value} value={typed.value} step={step} {...typed.limits} unit={unit} onChange={typed.set} />
    );
  }
  return (
    <TextField
      label={words.value}
      inputMode={isOwnKind(kind) ? 'text' : 'decimal'}
      autoComplete="off"
      unit={unit}
      value={typed.text}
      error={error}
      onChange={({ target }) => typed.setText(target.value)}
    />
  );
}

const sameDay = ({ measured_at }: Measurement, day: string, zone: string): boolean =>
  dayIn(zone, Date.parse(measured_at)) === day;

function useSubmit({ kind, ownUnit, corrected, here, around, onSaved }: EntryProps) {
  const { measure: words } = useWords(progressWords);
  const save = useSave();
  const failed = { title: words.notSaved, description: words.notSavedHelp };

  async function correct(former: Measurement, value: number): Promise<void> {
    const at = sameDay(former, around.day, here.zone) ? former.measured_at : instantOf(around.day, here);
    const edit = { value, notes: around.note.trim() || null, ...(at && { measured_at: at }) };
    const { value: was, notes, measured_at } = former;
    const isSaved = await save(correctMeasurement(former.id, edit), {
      failed,
      done: { title: words.corrected },
      undo: () => correctMeasurement(former.id, { value: was, notes, measured_at }),
      once: former.id,
    });
    if (isSaved) onSaved();
  }

  async function log(amount: number): Promise<void> {
    const at = instantOf(around.day, here);
    const told = { value: amount, notes: around.note.trim() || null, ...(at && { measured_at: at }) };
    const logged = await save(
      (user_id) =>
        logMeasurements([isOwnKind(kind) ? { user_id, kind, unit: ownUnit, ...told } : { user_id, kind, ...told }]),
      {
        failed,
        done: { title: words.saved },
        undo: removeMeasurements,
        once: kind,
      },
    );
    if (logged) noteLog();
    if (logged) onSaved();
  }

  return (amount: number): Promise<void> => (corrected ? correct(corrected, amount) : log(amount));
}

/** The next value of a measure, or one of before put right. */
export function Entry(props: EntryProps) {
  const { kind, ownUnit, last, corrected, here, around, onAround } = props;
  const { measure: words } = useWords(progressWords);
  const { where } = useWords(overTimeWords).measures;
  const language = useLanguage();
  const { unit, shown, told: inFull, isHidden } = useMeasures();
  const submit = useSubmit(props);
  const typed = useTyped(kind, corrected ?? last);
  const [isAsked, setAsked] = useState(false);
  const { note, day } = around;
  const { amount } = typed;
  const isFuture = !isDay(day) || day > here.today;
  // What is put right may be the slip itself.
  const isFar = !corrected && !isOwnKind(kind) && amount !== null && isSlip(amount, last?.value ?? null);
  const saving = corrected ? words.saveCorrection : words.save;
  const { min, max } = typed.limits;
  const needed = words.needed(min.toLocaleString(language), max.toLocaleString(language));
  const weighed = ({ figures, at }: Reading): void => {
    const { weight } = figures;
    if (weight !== undefined) typed.set(shown(kind, weight));
    const measured = at?.slice(0, 10) ?? '';
    const isOfBefore = isDay(measured) && measured < here.today && measured > addDays(here.today, -30);
    onAround((before) => ({ ...before, day: isOfBefore ? measured : here.today }));
  };
  useUnfinished(!typed.isUntouched || note !== (corrected?.notes ?? ''));
  return (
    <>
      {!isOwnKind(kind) && (
        <div className="where">
          <TapeFigure kind={kind} />
          <p className="muted">{where[kind]}</p>
        </div>
      )}
      {kind === 'weight' && !corrected && <FromDevice kind={kind} onRead={weighed} />}
      <Figure
        kind={kind}
        unit={unit(kind, ownUnit)}
        typed={typed}
        error={isAsked && amount === null ? needed : undefined}
      />
      <TextField
        type="date"
        label={words.day}
        max={here.today}
        value={day}
        error={isFuture ? words.future : undefined}
        onChange={({ target }) => onAround((before) => ({ ...before, day: target.value }))}
      />
      <TextField
        label={words.note}
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={({ target }) => onAround((before) => ({ ...before, note: target.value }))}
      />
      {speaksOfDanger(note) && <Alarm of="words" />}
      {kind === 'body_fat' && !isHidden && <NavyPart zone={here.zone} onTake={typed.set} />}
      {isFar && last && (
        <Notice tone="warn">{isHidden ? words.farUnsaid : words.far(inFull(kind, last.value, ownUnit))}</Notice>
      )}
      <Button
        look="act"
        large
        full
        onClick={() => {
          setAsked(true);
          if (amount !== null && !isFuture) void submit(amount);
        }}
      >
        {isFar ? words.anyway : saving}
      </Button>
    </>
  );
}
