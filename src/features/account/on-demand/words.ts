import { defineWords } from '#src/lib/words.ts';
import { words as de } from './words/de.ts';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';
import { words as fr } from './words/fr.ts';

// All of them are within the file that is held.

export const peopleWords = defineWords({
  en,
  es: async () => ({ words: es }),
  fr: async () => ({ words: fr }),
  de: async () => ({ words: de }),
});
