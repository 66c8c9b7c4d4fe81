import { peopleById } from '#sync/queries/people.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { fullNameOf } from '#src/lib/names.ts';

export type Names = ReadonlyMap<string, string>;

/** By id, of those whom this device knows. */
export async function namesOf(db: ReadOnly, ids: readonly (string | null)[]): Promise<Names> {
  const people = await peopleById(db, [...new Set(ids.flatMap((id) => id ?? []))]);
  return new Map(people.map((person) => [person.id, fullNameOf(person)]));
}
