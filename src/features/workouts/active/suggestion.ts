import type { Done } from '#sync/actions/workout-sets.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import type { Exercise } from '#sync/entities/exercises.ts';
import { DROP } from '../sets/kinds.ts';
import { ownSets, workingSets } from '../turn.ts';
import type { Entry } from '../turn.ts';

/** What the steppers show; a weight or a distance of 0 is none. */
export interface Amounts {
  reps: number;
  weight_kg: number;
  duration_seconds: number;
  distance_m: number;
}

type Kind = WorkoutSet['kind'];

interface WeightFrom {
  kg: number;
  /** Today. */
  isDone: boolean;
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

/** Who was helped is helped again, as much. */
export function kindNext(entry: Entry, last: readonly WorkoutSet[], ahead = 0): Kind {
  const own = ownSets(entry);
  return (own.at(-1) ?? besideOf(last, own.length + ahead))?.kind === 'assisted' ? 'assisted' : 'working';
}

const isHelped = (kind: Kind): boolean => kind === 'assisted';

/** In kilograms. What helps is never a load, nor the other way round; and only a drop goes on from a drop. */
function weightFor(kind: Kind, { exercise, sets }: Entry, last: readonly WorkoutSet[], ahead: number): WeightFrom {
  const isDrop = kind === 'drop';
  const ofSide = (set: WorkoutSet): boolean => isHelped(set.kind) === isHelped(kind);
  const own = ownSets({ exercise, sets });
  const former = own.findLast((set) => ofSide(set) && (isDrop || set.kind !== 'drop'));
  if (former) return { kg: former.weight_kg ?? 0, isDone: true };
  const beside = besideOf(last, own.length + ahead);
  const likes = workingSets(last).filter((set) => ofSide(set) && set.kind !== 'drop');
  const then = likes.find((set) => set === beside) ?? likes.at(-1);
  // A target is of what is lifted.
  const target = isHelped(kind) ? null : exercise.target_weight_kg;
  return { kg: target ?? then?.weight_kg ?? 0, isDone: false };
}

/** As many seconds as the plan, the last time or the set just done has. */
export function secondsKnown(entry: Entry, last: readonly WorkoutSet[], ahead = 0): number | null {
  const own = ownSets(entry);
  const then = besideOf(last, own.length + ahead);
  return entry.exercise.target_seconds ?? then?.duration_seconds ?? own.at(-1)?.duration_seconds ?? null;
}

interface Next {
  /** Sets may come ahead of this one. */
  ahead?: number;
  kind?: Kind;
}

/** Makes most sets one tap: the target, then the set just done, then last time's. */
export function suggested(
  entry: Entry,
  last: readonly WorkoutSet[],
  downTo = asItIs,
  { ahead = 0, kind = kindNext(entry, last, ahead) }: Next = {},
): Amounts {
  const { exercise } = entry;
  const done = ownSets(entry);
  const former = done.at(-1);
  const then = besideOf(last, done.length + ahead);
  const { kg, isDone } = weightFor(kind, entry, last, ahead);
  const dropped = kind === 'drop' ? downTo(kg * DROP) : kg;
  return {
    reps: repsOf(exercise, then) ?? then?.reps ?? former?.reps ?? REPS,
    // What was lifted just now can be lifted.
    weight_kg: isDone ? dropped : downTo(dropped),
    duration_seconds: secondsKnown(entry, last, ahead) ?? SECONDS,
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
