import { words as de } from './words/de.ts';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';
import { words as fr } from './words/fr.ts';

export const WORDS = { en, es, fr, de };

/** The language a person uses the app in. */
export type Language = keyof typeof WORDS;
