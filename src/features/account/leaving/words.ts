import { defineWords } from '#src/lib/words.ts';
import { words as en } from './words/en.ts';

/** Apart from those of the ways in, because every page can be left. */
export const leavingWords = defineWords({
  en,
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
});

export type LeavingWords = typeof en;
