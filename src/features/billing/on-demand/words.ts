import { defineWords } from '#src/lib/words.ts';
import { words as de } from './words/de.ts';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';
import { words as fr } from './words/fr.ts';

export type OnDemandWords = typeof en;

// All languages are in this one file, so that it works without a network once it is held.
export const onDemandWords = defineWords({
  en,
  es: async () => ({ words: es }),
  fr: async () => ({ words: fr }),
  de: async () => ({ words: de }),
});
