import type { Readable } from '#sync/engine/act.ts';
import { people } from '#sync/entities/people.ts';
import type { Person } from '#sync/entities/people.ts';
import { many, where } from './reading.ts';

export const peopleById = (db: Readable, ids: readonly string[]): Promise<Person[]> => many(db, people, ids);

/** Providers who can be booked. */
export const providersOf = async (db: Readable, roles: readonly string[]): Promise<Person[]> =>
  (await where(db, people, 'role', roles)).filter((person) => person.listed);
