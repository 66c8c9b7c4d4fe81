import { defineWords } from '#src/lib/words.ts';

/** By the catalogue's name, which is English and never changes. Names equal in both languages are left out. */
export type ExerciseNames = Readonly<Record<string, string>>;

const en: ExerciseNames = {};

export const exerciseNames = defineWords({
  en,
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
});
