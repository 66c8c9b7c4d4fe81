import type { Exercise } from '#sync/entities/exercises.ts';
import { defineWords } from '#src/lib/words.ts';

/** By the catalogue's name. English is in the catalogue itself. */
export type HowTos = Readonly<Record<string, string>>;

const en: HowTos = {};

export const howTos = defineWords({
  en,
  es: () => import('./words-later/es.ts'),
  fr: () => import('./words-later/fr.ts'),
  de: () => import('./words-later/de.ts'),
});

/** A person's own exercise is not translated. */
export const howToIn = (
  known: HowTos,
  { name, owner_id, instructions }: Pick<Exercise, 'name' | 'owner_id' | 'instructions'>,
): string => (owner_id === null ? known[name] : undefined) ?? instructions;
