import type { Exercise } from '#sync/entities/exercises.ts';
import { setsOfExercise } from '#sync/queries/workout-sets.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { isWorking, volumeOf } from '#sync/queries/workout-sets.ts';
import type { Workout } from './queries.ts';
import { recordsOf } from '#src/work/training/records.ts';
import type { RecordKind } from '#src/work/training/records.ts';

export interface BrokenRecord {
  exercise: Exercise | undefined;
  set: WorkoutSet;
  kinds: RecordKind[];
}

function recordsOfAll(histories: readonly WorkoutSet[][]): Map<string, RecordKind[]> {
  const all = new Map<string, RecordKind[]>();
  for (const history of histories) for (const [id, kinds] of recordsOf(history)) all.set(id, kinds);
  return all;
}

/** The records a workout broke. */
export async function recordsIn(
  db: ReadOnly,
  userId: string,
  { entries, exercises }: Workout,
): Promise<BrokenRecord[]> {
  const sets = entries.flatMap((entry) => entry.sets);
  const ids = [...new Set(sets.map(({ exercise_id }) => exercise_id))];
  const histories = await Promise.all(ids.map((id) => setsOfExercise(db, userId, id)));
  const broken = recordsOfAll(histories);
  return sets.flatMap((set) => {
    const kinds = broken.get(set.id);
    return kinds ? [{ exercise: exercises.get(set.exercise_id), set, kinds }] : [];
  });
}

/** An exercise's last record in a workout replaces the earlier ones. */
export const latestOfEach = (records: readonly BrokenRecord[]): BrokenRecord[] => [
  ...new Map(records.map((record) => [record.set.exercise_id, record])).values(),
];

export interface Totals {
  sets: number;
  volume: number;
}

export function totalsOf({ entries }: Workout): Totals {
  const sets = entries.flatMap((entry) => entry.sets);
  return { sets: sets.filter(isWorking).length, volume: volumeOf(sets) };
}
