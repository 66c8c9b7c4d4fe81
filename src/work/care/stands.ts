import { clientsOf, endedWith } from '#sync/queries/client-assignments.ts';
import type { ClientAssignment } from '#sync/entities/client-assignments.ts';
import { contactsById } from '#sync/queries/contacts.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { isProviderType } from '#src/lib/roles.ts';

/** What a provider has of a client's care, as the rows of this device tell it. */
export type Care =
  | { name: 'stands' }
  | { name: 'paused' }
  /** The client withdrew the sight, and not the care. */
  | { name: 'hidden' }
  /** The office has not approved the provider, or does not any more. */
  | { name: 'closed' }
  | { name: 'over'; by: ClientAssignment['ended_by']; at: string | null };

/** One that ended on this device has no time of the server's yet, and is the last. */
const endOf = ({ ended_at }: ClientAssignment): number => (ended_at ? Date.parse(ended_at) : Number.MAX_SAFE_INTEGER);

/** The server shares a contact as long as the records. */
export async function careOf(db: ReadOnly, userId: string, clientId: string): Promise<Care> {
  const [[contact], profile, open, ended] = await Promise.all([
    contactsById(db, [clientId]),
    profileOf(db, userId),
    clientsOf(db, userId),
    endedWith(db, { provider_id: userId, client_id: clientId }),
  ]);
  if (contact) return { name: 'stands' };
  if (profile && isProviderType(profile.role) && profile.provider_status !== 'approved') return { name: 'closed' };
  const assignment = open.find(({ client_id }) => client_id === clientId);
  if (assignment) return { name: assignment.status === 'paused' ? 'paused' : 'hidden' };
  const last = ended.toSorted((a, b) => endOf(a) - endOf(b)).at(-1);
  return { name: 'over', by: last?.ended_by ?? null, at: last?.ended_at ?? null };
}
