import { defineWords } from '#src/lib/words.ts';
import { words as en } from './words/en.ts';

/** Separate from the sign-in words, because every page needs these. */
export const leavingWords = defineWords({
  en,
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
});

export type LeavingWords = typeof en;
