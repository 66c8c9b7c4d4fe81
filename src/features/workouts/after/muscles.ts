import type { Exercise } from '#sync/entities/exercises.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { exercisesById } from '#sync/queries/exercises.ts';
import { spanOf } from '#sync/queries/span.ts';
import { isWorking, setsBetween } from '#sync/queries/workout-sets.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';

/** A muscle that helps has half a set. */
const HELPING = 0.5;
const DAYS = 7;

export interface MuscleSets {
  muscle: string;
  sets: number;
}

/** The sets that each muscle had, most first; warm-ups are none. */
export function muscleSets(sets: readonly WorkoutSet[], exercises: ReadonlyMap<string, Exercise>): MuscleSets[] {
  const counts = new Map<string, number>();
  const add = (muscle: string, share: number): void => void counts.set(muscle, (counts.get(muscle) ?? 0) + share);
  for (const { exercise_id } of sets.filter(isWorking)) {
    const exercise = exercises.get(exercise_id);
    for (const muscle of exercise?.muscles ?? []) add(muscle, 1);
    for (const muscle of exercise?.secondary_muscles ?? []) add(muscle, HELPING);
  }
  return [...counts]
    .map(([muscle, count]) => ({ muscle, sets: count }))
    .toSorted((a, b) => b.sets - a.sets || a.muscle.localeCompare(b.muscle, 'en'));
}

/** Of the seven days up to this one. */
export async function musclesOfWeek(db: ReadOnly, userId: string, { today, zone }: Here): Promise<MuscleSets[]> {
  const sets = await setsBetween(db, userId, spanOf(addDays(today, 1 - DAYS), today, zone));
  const known = await exercisesById(
    db,
    sets.map(({ exercise_id }) => exercise_id),
  );
  return muscleSets(sets, new Map(known.map((exercise) => [exercise.id, exercise])));
}
