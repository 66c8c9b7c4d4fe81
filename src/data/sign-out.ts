import type { SupabaseClient } from '@supabase/supabase-js';
import { Dexie } from 'dexie';
import { pause } from '#src/lib/pause.ts';
import { openDatabase } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { DATABASE, databaseName } from './database-options.ts';
import { isUnheard, REFUSALS } from './auth-codes.ts';
import type { Open, OpeningStore } from './opening.ts';
import { photoWaits } from './photo.ts';
import type { Session } from './session.ts';
import type { Leaving, Tokens } from './session-store.ts';
import { unsent } from './sync-chip.ts';
import { statusOf } from './sync-status.ts';

// Signing out wipes this device's copy of the user's data. What is unsent gets a choice first: send, export or keep.

export interface Unsent {
  /** Records that wait to be sent. */
  count: number;
  byEntity: Record<string, number>;
  /** Records that the server turned down. */
  rejected: number;
  /** Edits that lost to later ones; nothing else holds their values. */
  conflicts: number;
  /** A photo is among what waits, and no file that is exported holds it. */
  photo: boolean;
}

/** The wipe would take nothing that is nowhere else. */
export const isAllSafe = ({ count, rejected, conflicts }: Unsent): boolean => count + rejected + conflicts === 0;

/** In one transaction: what is settled between two counts would be in neither, and be wiped. */
export async function unsentOf({ db }: Pick<Open, 'db'>): Promise<Unsent> {
  const tables = [db.outbox, db.rejected, db.conflicts, db.facts];
  const [status, photo] = await db.transaction('r', tables, () => Promise.all([statusOf(db), photoWaits(db)]));
  const { pending, rejected, conflicts } = status;
  return { count: unsent(status), byEntity: pending, rejected, conflicts, photo };
}

const NOTHING: Unsent = { count: 0, byEntity: {}, rejected: 0, conflicts: 0, photo: false };

/** In a database that no screen may show, which is opened to count and for nothing else. */
async function unsentOfLocked(userId: string): Promise<Unsent> {
  if (!(await Dexie.exists(databaseName(userId)))) return NOTHING;
  const db = await openDatabase(userId, entities, DATABASE);
  try {
    return await unsentOf({ db });
  } finally {
    db.close();
  }
}

/** What whoever is signed in would lose, the second step owed or not. Null where it cannot be counted. */
export async function countUnsent({ session, opening }: Pick<SignOut, 'session' | 'opening'>): Promise<Unsent | null> {
  const [who, now] = [session.getSnapshot(), opening.getSnapshot()];
  if (now.state === 'open') return unsentOf(now).catch(() => null);
  const isLocked = who.state === 'signed-in' && who.assurance === 'second-step';
  return isLocked ? unsentOfLocked(who.account.userId).catch(() => null) : null;
}

/** Sends what it can in the time given, or until nobody waits for it, and answers with what is left. */
export async function sendUnsent(open: Open, signal: AbortSignal, forMs = 15_000): Promise<Unsent> {
  const until = Date.now() + forMs;
  open.sync.poke();
  while (!signal.aborted && (await unsentOf(open)).count > 0 && Date.now() < until) await pause(100);
  return unsentOf(open);
}

interface SignOut {
  session: Session;
  opening: OpeningStore;
  wipe: (userId: string) => Promise<boolean>;
  /** Speaks to the server for who has left, so that it never touches who signs in meanwhile. */
  visitor: () => Promise<SupabaseClient>;
  /** `keep` leaves the data and its queue on this device for the user's next sign-in. */
  data: Leaving;
}

type WhyNotElsewhere =
  | 'offline'
  /** The server was asked, and did not do it now. */
  | 'busy'
  /** The server had ended this session before, and with it nobody ends another. */
  | 'ended';

export interface SignedOut {
  /** Why other devices may still be signed in. Null where they are not, or where another tab sees to them. */
  onlyHere: WhyNotElsewhere | null;
  /** False where the browser could not delete the data; it is tried again at the next start. */
  wiped: boolean;
}

interface Fault {
  code?: string | undefined;
  status?: number | undefined;
}

function whyNot(fault: Fault): WhyNotElsewhere {
  if (isUnheard(fault)) return 'offline';
  return REFUSALS.has(fault.code) ? 'ended' : 'busy';
}

async function endSessions(connect: SignOut['visitor'], { refresh_token }: Tokens): Promise<WhyNotElsewhere | null> {
  const visitor = await connect().catch(() => null);
  if (!visitor) return 'offline';
  // An old token would end this session and no other.
  const { error: stale } = await visitor.auth.refreshSession({ refresh_token });
  if (stale) return whyNot(stale);
  const { error } = await visitor.auth.signOut({ scope: 'global' });
  return error && whyNot(error);
}

/** Ends all sessions of the user. Without a network this device is left all the same. */
export async function signOut({ session, opening, wipe, visitor, data }: SignOut): Promise<SignedOut> {
  const { account, tokens } = await session.leave(data);
  await opening.want(null);
  if (!account) return { wiped: false, onlyHere: null };
  const wiped = data === 'wipe' && (await wipe(account.userId));
  return { wiped, onlyHere: tokens ? await endSessions(visitor, tokens) : 'ended' };
}
