import { LANGUAGE_NAMES } from '#src/lib/language-names.ts';
import { LANGUAGES } from '#src/lib/words.ts';
import { useWords } from '#src/ui/language.tsx';
import { cataloguesWords } from '../catalogues/words.ts';
import { useDeed } from '../use-deed.ts';
import type { Deed } from '../use-deed.ts';
import { wordingsWords } from './words.ts';

/** Where it is refused, which text it is about, or what has happened meanwhile. */
export function useWordingDeed(): Deed {
  const { refused, file } = useWords(cataloguesWords);
  const { wrong } = useWords(wordingsWords);
  const columns = LANGUAGES.flatMap((language) =>
    ['title', 'message'].map((field) => [`${field}_${language}`, `${LANGUAGE_NAMES[language]}: ${wrong}`]),
  );
  return useDeed({ ...Object.fromEntries(columns), ...refused, busy: file.busy });
}
