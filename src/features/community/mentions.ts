import * as z from 'zod/mini';
import { MOST_MENTIONS } from '#sync/entities/mentions.ts';
import { bare } from '#src/lib/bare.ts';
import { escaped } from './reading.ts';

/** Somebody who can be mentioned, by the name that the reader is shown. */
const Named = z.object({ id: z.string(), name: z.string() });
export type Named = z.infer<typeof Named>;

/** As a draft keeps those who were chosen. */
export const Mentions = z.optional(z.array(Named));

/** So many names at once. */
const OFFERED = 5;

/** A name that is being typed: what stands behind the last sign for one, up to the caret. */
const BEGUN = /(?:^|[\s(])@(?<name>[\p{L}\p{M}\p{N}'’. -]{1,60})$/u;

/** Whom what is being typed may mean: by the beginning of a name or of a part of it. */
export function meantBy(typed: string, people: readonly Named[]): Named[] {
  const begun = bare(BEGUN.exec(typed)?.groups?.['name'] ?? '');
  if (begun === '') return [];
  return people
    .filter(({ name }) => ` ${bare(name)}`.includes(` ${begun}`))
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .slice(0, OFFERED);
}

/** With the whole name in place of its beginning. */
export const completed = (typed: string, name: string): string => `${typed.slice(0, typed.lastIndexOf('@'))}@${name} `;

/** The names that stand in the text whole: Ann is not in Anna, nor in Ann Bello where she was chosen too. */
function namesIn(text: string, people: readonly Named[]): string[] {
  if (people.length === 0) return [];
  const names = people.map(({ name }) => escaped(name)).toSorted((a, b) => b.length - a.length);
  const written = new RegExp(String.raw`@(?<name>${names.join('|')})(?![\p{L}\p{M}\p{N}])`, 'gu');
  return [...text.matchAll(written)].map(({ groups }) => groups?.['name'] ?? '');
}

/** Those who were chosen and still stand in the text; null where nobody does. Of two of one name the last chosen first. */
export function mentionedIn(text: string, chosen: readonly Named[]): string[] | null {
  const people = [...new Map(chosen.map((person) => [person.id, person])).values()];
  const written = namesIn(text, people);
  const ids = people
    .filter(({ name }, place) => {
      const later = people.slice(place + 1).filter((person) => person.name === name).length;
      return written.filter((each) => each === name).length > later;
    })
    .map(({ id }) => id);
  return ids.length > 0 ? ids.slice(0, MOST_MENTIONS) : null;
}
