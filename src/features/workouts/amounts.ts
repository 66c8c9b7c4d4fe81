import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { convert, toTenth, unitOf } from '#src/lib/units.ts';
import type { Units } from '#src/lib/units.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { clockOf } from './clock.ts';
import { workoutsWords } from './words.ts';

type Figures = Pick<WorkoutSet, 'reps' | 'weight_kg' | 'duration_seconds' | 'distance_m'>;

/** The target of an exercise. */
export interface Target {
  sets: number;
  reps: number | null;
  target_seconds: number | null;
  target_weight_kg?: number | null;
}

/** Below this a time is shown in seconds. */
const AS_CLOCK = 100;

/** Amounts in the person's units and language. */
export interface AmountsInWords {
  units: Units;
  weightUnit: string;
  distanceUnit: string;
  figure: (value: number) => string;
  weight: (kg: number) => string;
  /** Without fractions, which nobody wants in totals. */
  lifted: (kg: number) => string;
  time: (seconds: number) => string;
  distance: (metres: number) => string;
  /** "12 reps, 16 kg" */
  set: (set: Figures) => string;
  /** "4 × 10, 24 kg" */
  target: (exercise: Target) => string;
}

const KILO = 1000;
const SHORT_M = 400;

/** A length of the gym, not a run: shown in metres, whatever the units. */
export const isShort = (metres: number): boolean => metres > 0 && metres < SHORT_M;

export function useAmounts(): AmountsInWords {
  const language = useLanguage();
  const { units } = useSettings();
  const words = useWords(workoutsWords).amounts;
  const figure = (value: number): string => value.toLocaleString(language);
  const [weightUnit, distanceUnit] = [unitOf('weight', units), unitOf('distance', units)];
  const weight = (kg: number): string => `${figure(toTenth(convert('weight', kg, 'metric', units)))} ${weightUnit}`;
  const lifted = (kg: number): string => `${figure(Math.round(convert('weight', kg, 'metric', units)))} ${weightUnit}`;
  const time = (seconds: number): string => (seconds < AS_CLOCK ? `${figure(seconds)} s` : clockOf(seconds));
  const distance = (metres: number): string =>
    isShort(metres)
      ? `${figure(Math.round(metres))} m`
      : `${figure(convert('distance', metres / KILO, 'metric', units))} ${distanceUnit}`;
  const set = ({ reps, weight_kg, duration_seconds, distance_m }: Figures): string =>
    [
      reps !== null && words.reps(reps, figure(reps)),
      distance_m && distance(distance_m),
      duration_seconds && time(duration_seconds),
      weight_kg && weight(weight_kg),
    ]
      .filter(Boolean)
      .join(', ');
  function target({ sets, reps, target_seconds, target_weight_kg }: Target): string {
    const each = reps !== null ? figure(reps) : target_seconds !== null ? time(target_seconds) : null;
    const all = each === null ? words.sets(sets) : words.target(figure(sets), each);
    return target_weight_kg ? `${all}, ${weight(target_weight_kg)}` : all;
  }
  return { units, weightUnit, distanceUnit, figure, weight, lifted, time, distance, set, target };
}
