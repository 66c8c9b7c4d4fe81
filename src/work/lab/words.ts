import { defineWords } from '#src/lib/words.ts';
import { words as en } from './words/en.ts';

/** How a result stands, wherever it is told of. */
export const labResultWords = defineWords({
  en,
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
});
