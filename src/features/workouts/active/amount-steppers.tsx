import '../amounts.css';
import type { Exercise } from '#sync/entities/exercises.ts';
import { convert, toTenth } from '#src/lib/units.ts';
import { weightIn } from '#src/work/training/figures.ts';
import { GRAIN, MOST } from '../plates/loads.ts';
import type { Loads } from '../plates/loads.ts';
import { useWords } from '#src/ui/language.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { useAmounts } from '../amounts.ts';
import type { Amounts } from './suggestion.ts';
import { workoutsWords } from '../words.ts';

interface StepProps {
  value: number;
  onChange: (value: number) => void;
}

export function WeightStepper({ value, onChange, loads, label }: StepProps & { loads: Loads; label?: string }) {
  const words = useWords(workoutsWords).active;
  const { units, weightUnit } = useAmounts();
  return (
    <Stepper
      label={label ?? words.weight}
      value={weightIn(value, units)}
      onChange={(typed) => onChange(convert('weight', typed, units, 'metric'))}
      step={GRAIN[units]}
      next={loads.next}
      max={MOST[units]}
      unit={weightUnit}
    />
  );
}

const MINUTE_S = 60;
/** From here on a time is shown in minutes. */
const LONG_S = 300;

/** A hold in steps of five seconds, a run in half minutes. */
export function TimeStepper({ value, onChange, long }: StepProps & { long: boolean }) {
  const { active: words } = useWords(workoutsWords);
  const shared = { label: words.time, min: 0 };
  return long ? (
    <Stepper
      {...shared}
      value={toTenth(value / MINUTE_S)}
      onChange={(minutes) => onChange(Math.round(minutes * MINUTE_S))}
      step={0.5}
      max={1440}
      unit="min"
    />
  ) : (
    <Stepper {...shared} value={value} onChange={onChange} step={5} max={3600} unit="s" />
  );
}

export const isLong = (seconds: number): boolean => seconds >= LONG_S;

function DistanceStepper({ value, onChange, short }: StepProps & { short: boolean }) {
  const words = useWords(workoutsWords).active;
  const { units, distanceUnit } = useAmounts();
  if (short) {
    return (
      <Stepper label={words.distance} value={Math.round(value)} onChange={onChange} step={5} max={1000} unit="m" />
    );
  }
  return (
    <Stepper
      label={words.distance}
      value={toTenth(convert('distance', value / 1000, 'metric', units))}
      onChange={(typed) => onChange(convert('distance', typed, units, 'metric') * 1000)}
      step={0.1}
      max={500}
      unit={distanceUnit}
    />
  );
}

interface AmountSteppersProps {
  measure: Exercise['measure'];
  amounts: Amounts;
  onChange: (amounts: Amounts) => void;
  loads: Loads;
  weightLabel: string;
  /** Target repetitions. */
  aim?: number | null;
  /** Times are in minutes. */
  long: boolean;
  /** Distances are in metres. */
  short: boolean;
}

/** The steppers for this kind of exercise. */
export function AmountSteppers({
  measure,
  amounts,
  onChange,
  loads,
  weightLabel,
  aim = null,
  long,
  short,
}: AmountSteppersProps) {
  const words = useWords(workoutsWords).active;
  const { figure } = useAmounts();
  const set = (edit: Partial<Amounts>): void => onChange({ ...amounts, ...edit });
  return (
    <div className="amounts">
      {measure === 'reps' && (
        <Stepper
          label={words.reps}
          value={amounts.reps}
          onChange={(reps) => set({ reps })}
          max={1000}
          {...(aim !== null && { unit: words.aim(figure(aim)) })}
        />
      )}
      {measure === 'distance' && (
        <DistanceStepper value={amounts.distance_m} onChange={(distance_m) => set({ distance_m })} short={short} />
      )}
      {measure !== 'reps' && (
        <TimeStepper
          value={amounts.duration_seconds}
          onChange={(duration_seconds) => set({ duration_seconds })}
          long={long}
        />
      )}
      <WeightStepper
        value={amounts.weight_kg}
        onChange={(weight_kg) => set({ weight_kg })}
        loads={loads}
        label={weightLabel}
      />
    </div>
  );
}
