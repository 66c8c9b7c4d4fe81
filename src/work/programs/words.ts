import { defineWords } from '#src/lib/words.ts';
import { words as en } from './words/en.ts';

/** Of whoever builds a program: a trainer for a client, or anybody for himself. */
export const builderWords = defineWords({
  en,
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
});
