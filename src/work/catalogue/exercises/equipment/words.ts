import { defineWords } from '#src/lib/words.ts';
import { words as en } from './words/en.ts';

/** What the library calls what an exercise is done with. */
export const equipmentWords = defineWords({
  en,
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
});
