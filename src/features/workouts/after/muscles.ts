import { exercisesById } from '#sync/queries/exercises.ts';
import { spanOf } from '#sync/queries/span.ts';
import { setsBetween } from '#sync/queries/workout-sets.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { musclesOf } from '#src/work/progress/training.ts';
import type { Training } from '#src/work/progress/training.ts';

const DAYS = 7;

/** The hard sets of the seven days up to this one. */
export async function musclesOfWeek(db: ReadOnly, userId: string, { today, zone }: Here): Promise<Training['muscles']> {
  const sets = await setsBetween(db, userId, spanOf(addDays(today, 1 - DAYS), today, zone));
  const known = await exercisesById(
    db,
    sets.map(({ exercise_id }) => exercise_id),
  );
  return musclesOf(sets, new Map(known.map((exercise) => [exercise.id, exercise])));
}
