import { defineWords } from '#src/lib/words.ts';
import { words as en } from './words/en.ts';

export const wordingsWords = defineWords({
  en,
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
});
