import { keepDraft, readDraft } from './drafts.ts';
import type { Local } from './opening.ts';
import type { Session } from './session.ts';

// An account is deleted when its mail is confirmed, wherever that is read. The device that asked for it keeps a receipt,
// by which it learns that nothing of the account is to stay on it.

const RECEIPT = 'deletion-receipt';

type Asker = Pick<Session, 'supabase'>;

interface Asked {
  /** What the server answered, where it did not take it; nothing came back without a network. */
  refused: { status?: number | undefined } | null;
}

export async function askForDeletion({ supabase }: Asker, db: Local, userId: string): Promise<Asked> {
  const { functions } = await supabase();
  const { data, error, response } = await functions.invoke<{ receipt: string }>('delete-account', { body: { userId } });
  if (error) return { refused: { status: response?.status } };
  if (data) await keepDraft(db, RECEIPT, data.receipt);
  return { refused: null };
}

export async function isDeleted({ supabase }: Asker, db: Local): Promise<boolean> {
  const receipt = await readDraft(db, RECEIPT);
  if (typeof receipt !== 'string') return false;
  const { functions } = await supabase();
  const { data } = await functions.invoke<{ deleted: boolean }>('delete-account', { body: { receipt } });
  return data?.deleted === true;
}
