import { defineWords } from '#src/lib/words.ts';
import { words as en } from './words/en.ts';

/** What the library calls the muscles. */
export const muscleWords = defineWords({
  en,
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
});
