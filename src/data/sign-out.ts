import { exportDatabase } from '#sync/engine/portable.ts';
import { readStatus } from '#sync/engine/status.ts';
import type { Open, OpeningStore } from './opening.ts';
import type { Session } from './session.ts';
import { unsent } from './sync-chip.ts';

// Signing out wipes this device's copy of the user's data. What is unsent gets a choice first: send, export or keep.

export interface Unsent {
  /** Records that wait to be sent. */
  count: number;
  byEntity: Record<string, number>;
  /** Records that the server turned down. */
  rejected: number;
}

export async function unsentOf({ db }: Pick<Open, 'db'>): Promise<Unsent> {
  const status = await readStatus(db);
  return { count: unsent(status), byEntity: status.pending, rejected: status.rejected };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends what it can in the time given, and answers with what is left. */
export async function sendUnsent(open: Open, forMs = 15_000): Promise<Unsent> {
  const until = Date.now() + forMs;
  open.sync.poke();
  while ((await open.db.outbox.count()) > 0 && Date.now() < until) await pause(100);
  return unsentOf(open);
}

export const exportOf = ({ db }: Pick<Open, 'db'>): Promise<string> => exportDatabase(db);

interface Leaving {
  session: Session;
  opening: OpeningStore;
  wipe: (userId: string) => Promise<void>;
  /** `keep` leaves the data and its queue on this device for the user's next sign-in. */
  data: 'wipe' | 'keep';
}

/**
 * Ends all sessions of the user. Answers whether the server knows: without a network this device is left all the same,
 * and the others stay signed in.
 */
export async function signOut({ session, opening, wipe, data }: Leaving): Promise<{ everywhere: boolean }> {
  const account = await session.store.account();
  await session.leave(data);
  await opening.want(null);
  // An old token would end this session and no other.
  const isFresh = (await session.refresh(0).catch(() => 'unreachable')) === 'fresh';
  const { error } = isFresh ? await session.supabase.auth.signOut({ scope: 'global' }) : { error: 'unreachable' };
  if (error) await session.supabase.auth.signOut({ scope: 'local' });
  if (account && data === 'wipe') await wipe(account.userId);
  await session.forget();
  return { everywhere: !error };
}
