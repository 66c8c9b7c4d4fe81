import { defineWords } from '#src/lib/words.ts';

/** By the name in the catalogue, which is English and never changed. One that is the same in both is left out. */
export type ExerciseNames = Readonly<Record<string, string>>;

const en: ExerciseNames = {};

export const exerciseNames = defineWords({
  en,
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
});
