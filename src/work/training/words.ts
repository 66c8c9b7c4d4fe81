import { defineWords } from '#src/lib/words.ts';
import { words as en } from './words/en.ts';

/** What a program and its exercises can say, as the form and its versions call it. */
export const programWords = defineWords({
  en,
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
});
