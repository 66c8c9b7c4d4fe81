import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';

/** Made by whoever follows it, and no copy of the house's. */
const isOwn = ({ user_id, assigned_by, template_id }: WorkoutProgram): boolean =>
  user_id !== null && assigned_by === null && template_id === null;

/** One's own session, in no dates: it waits to be started as often as one likes. */
export const isRoutine = (program: WorkoutProgram): boolean =>
  isOwn(program) && program.status === 'offered' && program.sessions === 1;

export const isOwnProgram = (program: WorkoutProgram): boolean => isOwn(program) && !isRoutine(program);
