import type { Readable } from '#sync/engine/act.ts';
import { workoutExercises } from '#sync/entities/workout-exercises.ts';
import type { WorkoutExercise } from '#sync/entities/workout-exercises.ts';
import { within } from './reading.ts';

export const keptOfSession = (db: Readable, sessionId: string): Promise<WorkoutExercise[]> =>
  within(db, workoutExercises, '[session_id+order_index]', [sessionId]);

export const inGroup = (exercise: WorkoutExercise, superset_group: number | null): WorkoutExercise => ({
  ...exercise,
  superset_group,
});

/** One exercise cannot alternate: two devices that each took one of three out of a superset leave one in it. */
export const isAloneIn =
  (all: readonly WorkoutExercise[]) =>
  ({ superset_group: group }: WorkoutExercise): boolean =>
    group !== null && all.filter(({ superset_group }) => superset_group === group).length === 1;

export async function exercisesOfSession(db: Readable, sessionId: string): Promise<WorkoutExercise[]> {
  const kept = await keptOfSession(db, sessionId);
  const isAlone = isAloneIn(kept);
  return kept.map((exercise) => (isAlone(exercise) ? inGroup(exercise, null) : exercise));
}
