import type { Readable } from '#sync/engine/act.ts';
import { clientAssignments } from '#sync/entities/client-assignments.ts';
import type { ClientAssignment } from '#sync/entities/client-assignments.ts';
import { sortedBy, within } from './reading.ts';

export const activeClients = (db: Readable, providerId: string): Promise<ClientAssignment[]> =>
  sortedBy(within(db, clientAssignments, '[trainer_id+status]', [providerId], 'active', 'active'), 'assignment_date');

export const activeProviders = (db: Readable, clientId: string): Promise<ClientAssignment[]> =>
  sortedBy(within(db, clientAssignments, '[client_id+status]', [clientId], 'active', 'active'), 'assignment_date');

/** Whose care has not ended, paused or not. */
export const clientsOf = async (db: Readable, providerId: string): Promise<ClientAssignment[]> => {
  const [active, paused] = await Promise.all([
    activeClients(db, providerId),
    within(db, clientAssignments, '[trainer_id+status]', [providerId], 'paused', 'paused'),
  ]);
  return [...active, ...paused];
};

/** Between the two, not ended: one, or none. */
export const assignmentsBetween = async (
  db: Readable,
  { client_id, provider_id }: { client_id: string; provider_id: string },
): Promise<ClientAssignment[]> => (await clientsOf(db, provider_id)).filter((each) => each.client_id === client_id);

export const endedWith = async (
  db: Readable,
  { client_id, provider_id }: { client_id: string; provider_id: string },
): Promise<ClientAssignment[]> => {
  const ended = await within(db, clientAssignments, '[trainer_id+status]', [provider_id], 'ended', 'ended');
  return ended.filter((each) => each.client_id === client_id);
};
