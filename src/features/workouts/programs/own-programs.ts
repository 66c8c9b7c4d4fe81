import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import { isOwnProgram } from '#src/work/training/routines.ts';

const isOver = ({ status }: WorkoutProgram): boolean => status === 'completed' || status === 'stopped';

/** Those that wait or are followed, and of those that are over the last of each other name: one started over is a copy. */
export function ownPrograms(programs: readonly WorkoutProgram[]): WorkoutProgram[] {
  const own = programs.filter(isOwnProgram);
  const open = own.filter((program) => !isOver(program));
  const titles = new Set(open.map(({ title }) => title));
  const over = new Map(own.flatMap((each) => (isOver(each) && !titles.has(each.title) ? [[each.title, each]] : [])));
  return [...open, ...over.values()];
}

/** Others of its name that are over, of which the last is in the list once it is gone: a name is not proof of a copy. */
export const earlierOf = (program: WorkoutProgram, programs: readonly WorkoutProgram[]): WorkoutProgram[] =>
  programs.filter(
    (each) => each.id !== program.id && isOwnProgram(each) && isOver(each) && each.title === program.title,
  );
