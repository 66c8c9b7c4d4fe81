import type { Exercise } from '#sync/entities/exercises.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { isLifted, setsBefore, volumeOf } from '#sync/queries/workout-sets.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { convert } from '#src/lib/units.ts';
import type { Units } from '#src/lib/units.ts';
import { byExercise } from '#src/work/training/by-exercise.ts';
import type { Workout } from '../queries.ts';

/** In what an exercise was better than the last time, and by how much. */
export interface Better {
  kind: 'weight' | 'reps' | 'distance' | 'time' | 'volume';
  by: number;
}

const most = (sets: readonly WorkoutSet[], figure: (set: WorkoutSet) => number | null): number =>
  Math.max(0, ...sets.map((set) => figure(set) ?? 0));

/** Most repetitions of a set that was no lighter. */
const repsWith = (sets: readonly WorkoutSet[], kg: number): number =>
  most(
    sets.filter(({ weight_kg }) => (weight_kg ?? 0) >= kg),
    ({ reps }) => reps,
  );

/** A sum is told without fractions: what is told as nothing is nothing. */
const shownOf = (kg: number, units: Units): number =>
  Math.round(convert('weight', kg, 'metric', units)) >= 1 ? kg : 0;

/** The first that holds: a heavier weight says more than one repetition, and that more than the sum. Null where none does. */
export function betterThan(
  all: readonly WorkoutSet[],
  allBefore: readonly WorkoutSet[],
  units: Units = 'metric',
): Better | null {
  const [sets, before] = [all.filter(isLifted), allBefore.filter(isLifted)];
  if (sets.length === 0 || before.length === 0) return null;
  const heaviest = most(before, ({ weight_kg }) => weight_kg);
  const gains: Better[] = [
    { kind: 'weight', by: heaviest > 0 ? most(sets, ({ weight_kg }) => weight_kg) - heaviest : 0 },
    { kind: 'reps', by: repsWith(sets, heaviest) - repsWith(before, heaviest) },
    { kind: 'distance', by: most(sets, ({ distance_m }) => distance_m) - most(before, ({ distance_m }) => distance_m) },
    {
      kind: 'time',
      // Longer for the same way is not better.
      by: sets.some(({ distance_m }) => distance_m)
        ? 0
        : most(sets, ({ duration_seconds }) => duration_seconds) -
          most(before, ({ duration_seconds }) => duration_seconds),
    },
    { kind: 'volume', by: shownOf(volumeOf(sets) - volumeOf(before), units) },
  ];
  return gains.find(({ by }) => by > 0) ?? null;
}

export interface BetterExercise extends Better {
  exerciseId: string;
  exercise: Exercise | undefined;
}

/** Of each exercise of a workout, beside the last one before it. */
export async function betterIn(
  db: ReadOnly,
  userId: string,
  { session, entries, exercises }: Workout,
): Promise<BetterExercise[]> {
  const own = byExercise(entries.flatMap(({ sets }) => sets));
  const units = (await settingsOf(db, userId))?.units;
  const began = session.started_at ?? new Date().toISOString();
  const found = await Promise.all(
    own.map(async ([exerciseId, sets]) => {
      const { last } = await setsBefore(db, { userId, exerciseId, sessionId: session.id, began });
      const better = betterThan(sets, last, units);
      return better ? [{ ...better, exerciseId, exercise: exercises.get(exerciseId) }] : [];
    }),
  );
  return found.flat();
}
