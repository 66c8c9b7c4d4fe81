import { useWords } from '#src/ui/language.tsx';
import { useDeed } from '../use-deed.ts';
import type { Deed } from '../use-deed.ts';
import { cataloguesWords } from './words.ts';

/** Where it is refused, what is wrong: the column, or what has happened meanwhile. */
export function useCatalogueDeed(): Deed {
  const { refused, fields, file, write } = useWords(cataloguesWords);
  const columns = Object.entries({ ...fields, code: write.code }).map(([field, name]) => [field, file.column(name)]);
  return useDeed({ ...Object.fromEntries(columns), ...refused, busy: file.busy, content: file.content });
}
