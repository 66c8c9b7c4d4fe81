import { defineWords } from '#src/lib/words.ts';
import { words as en } from './words/en.ts';

export const deviceWords = defineWords({
  en,
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
});
