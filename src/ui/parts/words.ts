import { defineWords } from '#src/lib/words.ts';
import { words as en } from './words/en.ts';

/** What the parts themselves say. */
export const partWords = defineWords({
  en,
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
});

export type PartWords = typeof en;
