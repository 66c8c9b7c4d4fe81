import { defineWords } from '#src/lib/words.ts';
import { words as en } from './words/en.ts';

/** The kinds of provider, and for what people are reported. */
export const peopleWords = defineWords({
  en,
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
});
