import { isUnanswered } from '#src/data/server/auth-codes.ts';
import type { Session } from './session.ts';

// An account is deleted when its mail is confirmed, on any device. Other devices with a copy delete it only when the
// server says that this account was deleted: docs/decisions/0111-deleted-or-revoked.md.

type Asker = Pick<Session, 'supabase'>;

interface Asked {
  /** The server's refusal; without a network there is no status. */
  refused: { status?: number | undefined } | null;
}

export async function askForDeletion({ supabase }: Asker, userId: string): Promise<Asked> {
  const { functions } = await supabase();
  const { error, response } = await functions.invoke('delete-account', { body: { userId } });
  return { refused: error && { status: response?.status } };
}

export type Confirmed = 'deleted' | 'expired' | 'offline' | 'failed';

/** With the token of the mail, whoever is signed in here. */
export async function confirmDeletion({ supabase }: Asker, token: string): Promise<Confirmed> {
  const client = await supabase().catch(() => null);
  if (!client) return 'offline';
  const asked = { body: { token } };
  const { data, response } = await client.functions.invoke<{ deleted: unknown }>('delete-account', asked);
  if (data?.deleted === true) return 'deleted';
  if (!response || isUnanswered(response)) return 'offline';
  return response.status === 403 ? 'expired' : 'failed';
}

/** False unless the server says that it was deleted. */
export async function isDeleted({ supabase }: Asker, userId: string): Promise<boolean> {
  const { functions } = await supabase();
  const { data } = await functions.invoke<{ deleted: unknown }>('delete-account', { body: { isDeleted: userId } });
  return data?.deleted === true;
}
