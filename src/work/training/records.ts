import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { isLifted } from '#sync/queries/workout-sets.ts';
import { oneRepMax } from '#sync/rules/progression.ts';

type Figures = Pick<WorkoutSet, 'reps' | 'weight_kg' | 'duration_seconds' | 'distance_m'>;

/** The figures in which a set can be a record. */
const FIGURES = {
  weight: ({ weight_kg }: Figures) => weight_kg,
  oneRepMax,
  /** Without a weight; with one, the estimate covers repetitions. */
  reps: ({ reps, weight_kg }: Figures) => (weight_kg ? null : reps),
  time: ({ duration_seconds, distance_m }: Figures) => (distance_m ? null : duration_seconds),
  distance: ({ distance_m }: Figures) => distance_m,
} as const;

export type RecordKind = keyof typeof FIGURES;

const KINDS = Object.keys(FIGURES) as RecordKind[];

/** The figure of a set by which it can be such a record. */
export const figureIn = (kind: RecordKind, set: Figures): number | null => FIGURES[kind](set);

/** The best figures so far of an exercise. */
export type Bests = ReadonlyMap<RecordKind, number>;

const NONE: Bests = new Map();

function follow(sets: readonly WorkoutSet[], before: Bests) {
  const best = new Map(before);
  const records = new Map<string, RecordKind[]>();
  for (const set of sets.filter(isLifted)) {
    const broken: RecordKind[] = [];
    for (const kind of KINDS) {
      const value = FIGURES[kind](set) ?? 0;
      const most = best.get(kind);
      if (value <= (most ?? 0)) continue;
      best.set(kind, value);
      if (most !== undefined) broken.push(kind);
    }
    if (broken.length > 0) records.set(set.id, broken);
  }
  return { best, records };
}

/** Sets that beat everything before them, by id. The first of its kind is no record: there was nothing to beat. */
export const recordsOf = (sets: readonly WorkoutSet[], before = NONE): ReadonlyMap<string, RecordKind[]> =>
  follow(sets, before).records;

export const bestsOf = (sets: readonly WorkoutSet[]): Bests => follow(sets, NONE).best;

/** The best estimate among them. */
export const bestEstimate = (sets: readonly WorkoutSet[]): number | null =>
  sets.filter(isLifted).reduce<number | null>((best, set) => {
    const estimate = oneRepMax(set);
    return estimate !== null && estimate > (best ?? 0) ? estimate : best;
  }, null);
