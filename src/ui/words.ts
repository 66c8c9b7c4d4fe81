import { defineWords } from '#src/lib/words.ts';
import { words as en } from './words/en.ts';

/** What the kit itself says. Everything else that it shows comes to it from a screen. */
export const kitWords = defineWords({
  en,
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
});

export type KitWords = typeof en;
