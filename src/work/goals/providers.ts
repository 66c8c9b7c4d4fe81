import { peopleById } from '#sync/queries/people.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { whoSees } from '#src/work/care/sight.ts';

export interface Provider {
  name: string;
  /** Whether there is somebody to propose other figures. */
  cares: boolean;
}

export type Providers = ReadonlyMap<string, Provider>;

/** Those of a client's goals, by id. Without any nothing is read. */
export async function providersOf(db: ReadOnly, userId: string, ids: readonly string[]): Promise<Providers> {
  if (ids.length === 0) return new Map();
  const [people, seers] = await Promise.all([peopleById(db, ids), whoSees(db, userId)]);
  const caring = new Set(seers.filter(({ withdrawal }) => withdrawal === null).map(({ id }) => id));
  return new Map(people.map((person) => [person.id, { name: fullNameOf(person), cares: caring.has(person.id) }]));
}
