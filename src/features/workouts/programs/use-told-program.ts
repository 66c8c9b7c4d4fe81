import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import { useWords } from '#src/ui/language.tsx';
import { offeredPrograms } from './offered.ts';
import type { OfferedPrograms } from './offered.ts';

type Tellable = Pick<WorkoutProgram, 'user_id' | 'template_id' | 'title' | 'description'>;

/** What somebody called a program that is not from the catalogue is not translated. */
export function toldIn(known: OfferedPrograms, { user_id, template_id, title, description }: Tellable) {
  const isOffered = user_id === null || template_id !== null;
  return (isOffered ? known[title] : undefined) ?? { title, description };
}

/** Tells the title of a program, and what it says of itself, in the language of the person. */
export function useToldProgram(): (program: Tellable) => { title: string; description: string } {
  const known = useWords(offeredPrograms);
  return (program) => toldIn(known, program);
}
