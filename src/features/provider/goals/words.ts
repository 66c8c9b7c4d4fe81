import { defineWords } from '#src/lib/words.ts';
import { words as en } from './words/en.ts';

/** What is said of a client's goals to a provider. */
export const proposingWords = defineWords({
  en,
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
});
