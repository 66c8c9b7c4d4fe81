import type { Readable } from '#sync/engine/act.ts';
import { workoutProgramExercises } from '#sync/entities/workout-program-exercises.ts';
import type { WorkoutProgramExercise } from '#sync/entities/workout-program-exercises.ts';
import { where } from './reading.ts';

/** By block and day, in order within it. */
export async function programPlan(db: Readable, programId: string): Promise<WorkoutProgramExercise[]> {
  const plan = await where(db, workoutProgramExercises, 'program_id', [programId]);
  return plan.toSorted((a, b) => a.block - b.block || a.day - b.day || a.order_index - b.order_index);
}
