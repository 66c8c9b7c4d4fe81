import type { Block, Place } from '#sync/rules/blocks.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { programWords } from './words.ts';

/** What a block is called, and where in it one is: "Deload, week 1 of 2". */
export function useBlockInWords() {
  const words = useWords(programWords);
  const language = useLanguage();
  const figure = (value: number): string => value.toLocaleString(language);
  const nameOf = ({ number, name }: Pick<Block, 'number' | 'name'>): string => name || words.block(figure(number));
  const placeOf = ({ block, week }: Pick<Place, 'block' | 'week'>): string =>
    words.weekOf(nameOf(block), figure(week), figure(block.weeks));
  return { nameOf, placeOf };
}
