import { activeClients } from '#sync/queries/client-assignments.ts';
import { knownContacts } from '#sync/queries/contacts.ts';
import type { Pair } from '#sync/queries/messages.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { whoSees } from './sight.ts';

/** With whom somebody is in care now: a client with his providers, a provider with his clients. */
export async function inCare(db: ReadOnly, userId: string): Promise<Pair[]> {
  const [seers, assignments, known] = await Promise.all([
    whoSees(db, userId),
    activeClients(db, userId),
    knownContacts(db),
  ]);
  const providers = seers.filter(({ withdrawal }) => withdrawal === null).map(({ id }) => id);
  const clients = [...assignments.map(({ client_id }) => client_id), ...known.map(({ id }) => id)];
  return [
    ...[...new Set(providers)].map((provider_id) => ({ client_id: userId, provider_id })),
    ...[...new Set(clients)].filter((id) => id !== userId).map((client_id) => ({ client_id, provider_id: userId })),
  ];
}
