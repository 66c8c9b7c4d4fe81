import type { Readable } from '#sync/engine/act.ts';
import { workoutPrograms } from '#sync/entities/workout-programs.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import { all, sortedBy, where } from './reading.ts';

/** No index holds a null, and there are few programs in total. */
export const programTemplates = async (db: Readable): Promise<WorkoutProgram[]> =>
  (await sortedBy(all(db, workoutPrograms), 'created_at')).filter((program) => program.user_id === null);

export const programsOf = (db: Readable, userId: string): Promise<WorkoutProgram[]> =>
  sortedBy(where(db, workoutPrograms, 'user_id', [userId]), 'created_at');

/** Made by a trainer for whom it is, and not over. */
export const isAssigned = ({ assigned_by, status }: WorkoutProgram): boolean =>
  assigned_by !== null && (status === 'offered' || status === 'active');

/** What a trainer made for his clients, the latest first. */
export const programsBy = async (db: Readable, trainerId: string): Promise<WorkoutProgram[]> =>
  (await sortedBy(where(db, workoutPrograms, 'assigned_by', [trainerId]), 'created_at')).toReversed();
