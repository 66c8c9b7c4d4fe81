import { defineWords } from '#src/lib/words.ts';

/** By what the catalogue says, which is English and never changed. What is the same in both is left out. */
export type FoodNames = Readonly<Record<'names' | 'measures', Readonly<Record<string, string>>>>;

const en: FoodNames = { names: {}, measures: {} };

export const foodNames = defineWords({
  en,
  es: () => import('./words-later/es.ts'),
  fr: () => import('./words-later/fr.ts'),
  de: () => import('./words-later/de.ts'),
});
