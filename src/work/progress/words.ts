import { defineWords } from '#src/lib/words.ts';
import { words as en } from './words/en.ts';

/** What is said of how somebody did over the weeks, to that person and to who cares. */
export const overTimeWords = defineWords({
  en,
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
});
