import type { Done } from '#sync/actions/workout-sets.ts';
import type { Exercise } from '#sync/entities/exercises.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { isWorking } from '#sync/queries/workout-sets.ts';
import { besideOf, doneOf, kindNext, secondsKnown, suggested } from '../active/suggestion.ts';
import type { Amounts } from '../active/suggestion.ts';
import type { Loads } from '../plates/loads.ts';
import { ownSets, workingSets } from '../turn.ts';
import type { Entry } from '../turn.ts';
import { changesWeight, isCarried } from './kinds.ts';
import { ladderOf } from './warm-ups.ts';
import type { WarmUp } from './warm-ups.ts';

type Kind = WorkoutSet['kind'];

/** What was typed into a set that is not done. */
export interface Typed {
  /** The others are as they are proposed. */
  amounts?: Partial<Amounts>;
  kind?: Kind;
  rpe?: number | null;
}

/** Where what was typed is kept: the how-manieth of its kind, done ones counted. */
export interface Place {
  isWarmUp: boolean;
  ordinal: number;
}

export interface SetRow {
  key: string;
  place: Place;
  /** Null until it is done. */
  set: WorkoutSet | null;
  amounts: Amounts;
  kind: Kind;
  rpe: number | null;
  /** Its like of the last time. */
  beside: WorkoutSet | null;
}

/** What a row of the table stores: a time has no column in a carry, so there it is none that nobody saw. */
export function loggedOf(exercise: Exercise | null, entry: Entry, last: readonly WorkoutSet[], amounts: Amounts): Done {
  const done = doneOf(exercise?.measure ?? 'reps', amounts);
  return isCarried(exercise) ? { ...done, duration_seconds: secondsKnown(entry, last) } : done;
}

/** Of a set that is done, what was typed and nothing else. */
export const correctedBy = (measure: Exercise['measure'], amounts: Amounts, typed: Partial<Amounts>): Done =>
  Object.fromEntries(Object.entries(doneOf(measure, { ...amounts, ...typed })).filter(([name]) => name in typed));

/** With what is typed now; a weight that was typed for another kind of set goes. */
export function typedOver({ kind }: Pick<SetRow, 'kind'>, before: Typed | undefined, edit: Typed): Typed {
  const { weight_kg, ...others } = { ...before?.amounts, ...edit.amounts };
  const isKept = weight_kg !== undefined && !(edit.kind && changesWeight(kind, edit.kind));
  return { ...before, ...edit, amounts: isKept ? { ...others, weight_kg } : others };
}

export type TypedSets = ReadonlyMap<string, Typed>;

export const keyOf = ({ isWarmUp, ordinal }: Place): string => `${isWarmUp ? 'warm-up' : 'set'} ${ordinal}`;

export const amountsOf = (set: WorkoutSet): Amounts => ({
  reps: set.reps ?? 0,
  weight_kg: set.weight_kg ?? 0,
  duration_seconds: set.duration_seconds ?? 0,
  distance_m: set.distance_m ?? 0,
});

function doneRows(entry: Entry, last: readonly WorkoutSet[]): SetRow[] {
  const counts = { warm: 0, work: 0 };
  return entry.sets.map((set) => {
    const isWarmUp = !isWorking(set);
    const ordinal = isWarmUp ? counts.warm++ : counts.work++;
    const place = { isWarmUp, ordinal };
    const beside = isWarmUp ? null : besideOf(last, ordinal);
    return { key: keyOf(place), place, set, amounts: amountsOf(set), kind: set.kind, rpe: set.rpe, beside };
  });
}

interface Asked {
  entry: Entry;
  last: readonly WorkoutSet[];
  loads: Loads;
  typed: TypedSets;
  /** Warm-ups are wanted. */
  warm: boolean;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, place) => from + place);

/** All sets of an exercise: those that are done, then those that are planned, with what is proposed for them. */
export function rowsOf({ entry, last, loads, typed, warm }: Asked): SetRow[] {
  const [done, own] = [workingSets(entry.sets).length, ownSets(entry).length];
  const open = (place: Place, usual: Kind, step?: WarmUp): SetRow => {
    const key = keyOf(place);
    const { kind = usual, rpe = null, amounts } = typed.get(key) ?? {};
    const ahead = place.isWarmUp ? 0 : place.ordinal - done;
    const proposed = suggested(entry, last, loads.downTo, { ahead, kind });
    const beside = place.isWarmUp ? null : besideOf(last, own + ahead);
    const ladder = kind === 'warm-up' ? step : undefined;
    return { key, place, set: null, amounts: { ...proposed, ...ladder, ...amounts }, kind, rpe, beside };
  };
  const warmed = entry.sets.length - done;
  const ladder = warm && done === 0 ? ladderOf(entry, last, loads) : [];
  return [
    ...doneRows(entry, last),
    ...ladder.map((step, ordinal) => open({ isWarmUp: true, ordinal }, 'warm-up', step)).slice(warmed),
    ...range(done, entry.exercise.sets).map((ordinal) =>
      open({ isWarmUp: false, ordinal }, kindNext(entry, last, ordinal - done)),
    ),
  ];
}

/** Once a set is done, what was typed into those before it moves on by one, as they do. */
export function withoutDone(
  typed: TypedSets,
  { place: { isWarmUp, ordinal }, kind }: Pick<SetRow, 'place' | 'kind'>,
): TypedSets {
  const moves = isWarmUp === (kind === 'warm-up');
  const kept = new Map(typed);
  kept.delete(keyOf({ isWarmUp, ordinal }));
  if (!moves) return kept;
  for (let at = ordinal - 1; at >= 0; at--) {
    const [from, to] = [keyOf({ isWarmUp, ordinal: at }), keyOf({ isWarmUp, ordinal: at + 1 })];
    const there = kept.get(from);
    if (!there) continue;
    kept.delete(from);
    kept.set(to, there);
  }
  return kept;
}
