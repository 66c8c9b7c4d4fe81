import { defineWords } from '#src/lib/words.ts';
import { words as en } from './words/en.ts';

/** What a record and what is in it is called, wherever it is told of: the sync centre, a conflict, an export. */
export const recordWords = defineWords({
  en,
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
});

export type RecordWords = typeof en;
