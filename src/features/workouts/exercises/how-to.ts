import type { Exercise } from '#sync/entities/exercises.ts';
import { defineWords } from '#src/lib/words.ts';

/** By the catalogue's name and the sum of what it says in English, which stands in the catalogue alone. */
export type HowTos = Readonly<Record<string, string>>;

const en: HowTos = {};

export const howTos = defineWords({
  en,
  es: () => import('./words-later/es.ts'),
  fr: () => import('./words-later/fr.ts'),
  de: () => import('./words-later/de.ts'),
});

/** So that what the office has written since is not told as it was before. */
function sumOf(text: string): string {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  return (sum >>> 0).toString(36);
}

export const howToKey = (name: string, english: string): string => `${name} ${sumOf(english)}`;

/** A person's own exercise is not translated. */
export const howToIn = (
  known: HowTos,
  { name, owner_id, instructions }: Pick<Exercise, 'name' | 'owner_id' | 'instructions'>,
): string => (owner_id === null ? known[howToKey(name, instructions)] : undefined) ?? instructions;
