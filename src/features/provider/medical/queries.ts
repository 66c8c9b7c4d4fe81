import { factsOf } from '#sync/queries/care-facts.ts';
import { papersOf } from '#sync/queries/care-papers.ts';
import { peopleById, providersOf } from '#sync/queries/people.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import type { CareFact } from '#sync/entities/care-facts.ts';
import type { CarePaper } from '#sync/entities/care-papers.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import type { Day } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { PROVIDER_TYPES } from '#src/lib/roles.ts';

export interface Signer {
  id: string;
  name: string;
  licence: string | null;
  /** The last day of the licence; null where none is known. */
  licensedUntil: Day | null;
  /** Others read and sign nothing. */
  isDoctor: boolean;
}

export interface File {
  papers: CarePaper[];
  facts: CareFact[];
  client: string;
  /** To whom one can refer here, by id. */
  providers: ReadonlyMap<string, { name: string; role: string }>;
  signer: Signer;
}

/** What doctors signed for a client, and with what this one signs. */
export async function fileOf(db: ReadOnly, userId: string, clientId: string): Promise<File> {
  const [papers, facts, people, providers, profile] = await Promise.all([
    papersOf(db, clientId),
    factsOf(db, clientId),
    peopleById(db, [clientId]),
    providersOf(db, PROVIDER_TYPES),
    profileOf(db, userId),
  ]);
  const [client] = people;
  return {
    papers,
    facts,
    client: client ? fullNameOf(client) : '',
    providers: new Map(
      providers
        .filter(({ id }) => id !== userId)
        .map((person) => [person.id, { name: fullNameOf(person), role: person.role }]),
    ),
    signer: {
      id: userId,
      name: profile ? fullNameOf(profile) : '',
      licence: profile?.license_number ?? null,
      licensedUntil: profile?.license_expires_on ?? null,
      isDoctor: profile?.role === 'doctor',
    },
  };
}

/** What its reader has signed himself, which he keeps when the care has ended. */
export async function ownFileOf(db: ReadOnly, userId: string, clientId: string): Promise<File> {
  const { papers, ...file } = await fileOf(db, userId, clientId);
  return { ...file, papers: papers.filter(({ author_id }) => author_id === userId), facts: [] };
}
