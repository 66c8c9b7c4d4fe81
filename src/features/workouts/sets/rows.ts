import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { isWorking } from '#sync/queries/workout-sets.ts';
import { besideOf, suggested } from '../active/suggestion.ts';
import type { Amounts } from '../active/suggestion.ts';
import type { Loads } from '../plates/loads.ts';
import { ownSets, workingSets } from '../turn.ts';
import type { Entry } from '../turn.ts';
import { warmUpsFor } from './warm-ups.ts';

type Kind = WorkoutSet['kind'];

/** What was typed into a set that is not done. */
export interface Typed {
  amounts?: Amounts;
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
  const proposed = suggested(entry, last, loads.downTo);
  const open = (place: Place, amounts: Amounts, kind: Kind, beside: WorkoutSet | null): SetRow => {
    const key = keyOf(place);
    return { key, place, set: null, amounts, kind, rpe: null, beside, ...typed.get(key) };
  };
  const warmed = entry.sets.length - done;
  const ladder = warm && done === 0 ? warmUpsFor(proposed.weight_kg, loads) : [];
  return [
    ...doneRows(entry, last),
    ...ladder
      .map((step, ordinal) => open({ isWarmUp: true, ordinal }, { ...proposed, ...step }, 'warm-up', null))
      .slice(warmed),
    ...range(done, entry.exercise.sets).map((ordinal) => {
      const ahead = ordinal - done;
      const amounts = suggested(entry, last, loads.downTo, ahead);
      const beside = besideOf(last, own + ahead);
      return open({ isWarmUp: false, ordinal }, amounts, beside?.kind === 'assisted' ? 'assisted' : 'working', beside);
    }),
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
