import { defineWords } from '#src/lib/words.ts';
import { words as en } from './words/en.ts';

export type AccountWords = typeof en;

export const accountWords = defineWords({
  en,
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
});
