import type { Done } from '#sync/actions/workout-sets.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import type { Exercise } from '#sync/entities/exercises.ts';
import { ownSets, workingSets } from '../turn.ts';
import type { Entry } from '../turn.ts';

/** What the steppers show; a weight or a distance of 0 is none. */
export interface Amounts {
  reps: number;
  weight_kg: number;
  duration_seconds: number;
  distance_m: number;
}

const REPS = 10;
const SECONDS = 30;

/** The matching set of last time. */
export const besideOf = (last: readonly WorkoutSet[], index: number): WorkoutSet | null =>
  workingSets(last)[index] ?? workingSets(last).at(-1) ?? null;

/** Within a range as many as last time, where the weight is the same. */
function repsOf({ reps, reps_max, why }: Entry['exercise'], then: WorkoutSet | null): number | null {
  if (reps === null || reps_max === null || why === 'more' || why === 'less') return reps;
  return Math.min(Math.max(then?.reps ?? reps, reps), Math.max(reps_max, reps));
}

const asItIs = (kg: number): number => kg;

/** Makes most sets one tap: the target, then the set just done, then last time's. Sets may come ahead of this one. */
export function suggested(entry: Entry, last: readonly WorkoutSet[], downTo = asItIs, ahead = 0): Amounts {
  const { exercise } = entry;
  const done = ownSets(entry);
  const former = done.at(-1);
  const then = besideOf(last, done.length + ahead);
  return {
    reps: repsOf(exercise, then) ?? then?.reps ?? former?.reps ?? REPS,
    // What was lifted just now can be lifted.
    weight_kg: former?.weight_kg ?? downTo(exercise.target_weight_kg ?? then?.weight_kg ?? 0),
    duration_seconds: exercise.target_seconds ?? then?.duration_seconds ?? former?.duration_seconds ?? SECONDS,
    distance_m: former?.distance_m ?? then?.distance_m ?? 0,
  };
}

/** The amounts that an exercise of this measure stores. */
export function doneOf(measure: Exercise['measure'], amounts: Amounts): Done {
  const { reps, duration_seconds } = amounts;
  const weight_kg = amounts.weight_kg || null;
  const distance_m = amounts.distance_m || null;
  if (measure === 'reps') return { reps, weight_kg };
  if (measure === 'time') return { duration_seconds, weight_kg };
  return { duration_seconds, weight_kg, distance_m };
}
