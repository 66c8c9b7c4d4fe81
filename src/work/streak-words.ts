import { defineWords } from '#src/lib/words.ts';
import { words as en } from './words/streak/en.ts';

/** What is said of a streak. */
export const streakWords = defineWords({
  en,
  es: () => import('./words/streak/es.ts'),
  fr: () => import('./words/streak/fr.ts'),
  de: () => import('./words/streak/de.ts'),
});
