import { appointmentsOfClient, EVER } from '#sync/queries/appointments.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import { activeProviders } from '#sync/queries/client-assignments.ts';
import type { Person } from '#sync/entities/people.ts';
import { peopleById } from '#sync/queries/people.ts';
import { withdrawalsOf } from '#sync/queries/sight-withdrawals.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { fullNameOf } from '#src/lib/names.ts';

export interface Seer {
  id: string;
  name: string;
  role: Person['role'];
  specialization: string | null;
  /** The client's row that withdraws it. */
  withdrawal: string | null;
}

/** Appointments in these states, which the client requested or agreed to, let a provider see the records. */
const GIVES_SIGHT = new Set<Appointment['status']>(['pending', 'scheduled', 'confirmed', 'completed']);

/** Who sees this person's contact and records, listed or not, and what withdraws it. */
async function sightOf(db: ReadOnly, userId: string) {
  const [appointments, assignments, withdrawals] = await Promise.all([
    appointmentsOfClient(db, userId, EVER),
    activeProviders(db, userId),
    withdrawalsOf(db, userId),
  ]);
  const visited = appointments.filter(({ status, agreed_starts_at }) => GIVES_SIGHT.has(status) && agreed_starts_at);
  const withdrawn = new Map(withdrawals.map(({ provider_id, id }) => [provider_id, id]));
  const given = new Set([
    ...visited.flatMap(({ provider_id }) => provider_id ?? []),
    ...assignments.map(({ trainer_id }) => trainer_id),
  ]);
  return { given, withdrawn };
}

/** In whose care this person is. */
export async function carersOf(db: ReadOnly, userId: string): Promise<Set<string>> {
  const { given, withdrawn } = await sightOf(db, userId);
  return new Set([...given].filter((id) => !withdrawn.has(id)));
}

/** Which providers see this person's contact and records, and which would if it were not withdrawn. */
export async function whoSees(db: ReadOnly, userId: string): Promise<Seer[]> {
  const { given, withdrawn } = await sightOf(db, userId);
  const people = await peopleById(db, [...given, ...withdrawn.keys()]);
  return people
    .filter(({ role, listed }) => listed && role !== 'client')
    .map((person) => ({
      id: person.id,
      name: fullNameOf(person),
      role: person.role,
      specialization: person.specialization,
      withdrawal: withdrawn.get(person.id) ?? null,
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
