import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';

/** One's own, in no dates and on no other's word: it waits to be started as often as one likes. */
export const isRoutine = ({ user_id, assigned_by, status }: WorkoutProgram): boolean =>
  user_id !== null && assigned_by === null && status === 'offered';
