import { defineWords } from '#src/lib/words.ts';
import { words as en } from './words/en.ts';

/** What is said of saving, whatever is saved. */
export const workWords = defineWords({
  en,
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
});

export type WorkWords = typeof en;
