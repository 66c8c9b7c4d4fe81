import { useWords } from '#src/ui/language.tsx';
import { offeredPrograms } from './offered.ts';
import type { OfferedPrograms } from './offered.ts';

interface Program {
  user_id: string | null;
  template_id: string | null;
  title: string;
  description: string;
}

/** What somebody called a program that is not from the catalogue is not translated. */
export function programInWords(known: OfferedPrograms, { user_id, template_id, title, description }: Program) {
  const isOffered = user_id === null || template_id !== null;
  return (isOffered ? known[title] : undefined) ?? { title, description };
}

/** Tells the title of a program, and what it says of itself, in the language of the person. */
export function useProgramInWords(): (program: Program) => { title: string; description: string } {
  const known = useWords(offeredPrograms);
  return (program) => programInWords(known, program);
}
