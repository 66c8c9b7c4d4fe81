import { defineWords } from '#src/lib/words.ts';

/** By the title in the catalogue, which is English. */
export type OfferedPrograms = Readonly<Record<string, { title: string; description: string }>>;

const en: OfferedPrograms = {};

export const offeredPrograms = defineWords({
  en,
  es: () => import('./words/es.ts'),
  fr: () => import('./words/fr.ts'),
  de: () => import('./words/de.ts'),
});
