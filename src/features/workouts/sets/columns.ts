import type { Exercise } from '#sync/entities/exercises.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { convert, toTenth } from '#src/lib/units.ts';
import { useWords } from '#src/ui/language.tsx';
import { weightIn } from '#src/work/training/figures.ts';
import { useAmounts } from '../amounts.ts';
import type { Amounts } from '../active/suggestion.ts';
import { GRAIN, MOST } from '../plates/loads.ts';
import type { Loads } from '../plates/loads.ts';
import { workoutsWords } from '../words.ts';
import { isCarried } from './kinds.ts';
import { useWeightLabel } from './use-weight-label.ts';

const MINUTE_S = 60;
const KILO = 1000;

/** A figure of a set as it stands in the table. */
export interface Column {
  /** What it is in a set of a kind, and in the head its unit alone. */
  name: (kind: WorkoutSet['kind']) => string;
  unit: string;
  step: number;
  max: number;
  next?: Loads['next'];
  shown: (amounts: Amounts) => number;
  typed: (value: number) => Partial<Amounts>;
}

/** The figures that an exercise is told in. */
export function useColumns(exercise: Exercise | null, loads: Loads): Column[] {
  const words = useWords(workoutsWords).active;
  const { units, weightUnit, distanceUnit } = useAmounts();
  const measure = exercise?.measure ?? 'reps';
  const weightLabel = useWeightLabel();
  const weight: Column = {
    name: (kind) => weightLabel(exercise, kind),
    unit: weightUnit,
    step: GRAIN[units],
    max: MOST[units],
    next: loads.next,
    shown: ({ weight_kg }) => weightIn(weight_kg, units),
    typed: (value) => ({ weight_kg: convert('weight', value, units, 'metric') }),
  };
  const reps: Column = {
    name: () => words.reps,
    unit: words.reps,
    step: 1,
    max: 1000,
    shown: (amounts) => amounts.reps,
    typed: (value) => ({ reps: value }),
  };
  const seconds: Column = {
    name: () => words.time,
    unit: 's',
    step: 5,
    max: 86_400,
    shown: ({ duration_seconds }) => duration_seconds,
    typed: (value) => ({ duration_seconds: value }),
  };
  const minutes: Column = {
    name: () => words.time,
    unit: 'min',
    step: 0.5,
    max: 1440,
    shown: ({ duration_seconds }) => toTenth(duration_seconds / MINUTE_S),
    typed: (value) => ({ duration_seconds: Math.round(value * MINUTE_S) }),
  };
  const way: Column = {
    name: () => words.distance,
    unit: distanceUnit,
    step: 0.1,
    max: 500,
    shown: ({ distance_m }) => toTenth(convert('distance', distance_m / KILO, 'metric', units)),
    typed: (value) => ({ distance_m: convert('distance', value, units, 'metric') * KILO }),
  };
  const metres: Column = {
    name: () => words.distance,
    unit: 'm',
    step: 5,
    max: 1000,
    shown: ({ distance_m }) => Math.round(distance_m),
    typed: (value) => ({ distance_m: value }),
  };
  if (measure === 'reps') return [weight, reps];
  if (measure === 'time') return [weight, seconds];
  return isCarried(exercise) ? [weight, metres] : [way, minutes];
}
