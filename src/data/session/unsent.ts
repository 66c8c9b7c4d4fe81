import { Dexie } from 'dexie';
import { isDataLow } from '#src/lib/low-data.ts';
import { pause } from '#src/lib/pause.ts';
import { openDatabase } from '#sync/engine/database.ts';
import { achievements } from '#sync/entities/achievements.ts';
import { entities } from '#sync/entities/index.ts';
import { messageReads } from '#sync/entities/message-reads.ts';
import { DATABASE, databaseName } from '#src/data/database/database-options.ts';
import type { Open, OpeningStore } from '#src/data/database/opening.ts';
import { countLeft } from '#src/data/drafts/left.ts';
import { waitingRequests } from '#src/data/rights/requests.ts';
import { countOf, waitingByEntity } from '#src/data/uploads/waiting.ts';
import { photoWaits } from '#src/data/photo/photo.ts';
import { unsent } from '#src/data/sync/sync-chip.ts';
import { HELD } from '#src/data/sync/held.ts';
import { statusOf } from '#src/data/sync/sync-status.ts';
import type { Session } from './session.ts';

// What a sign-out would lose. It is counted before each, and loaded for it: no screen waits for it.

export interface Unsent {
  /** Records waiting to be sent, and requests about one's own data. */
  count: number;
  byEntity: Record<string, number>;
  /** Records the server rejected. */
  rejected: number;
  /** Messages that waited for too long: nobody refused them, and they wait for a word. */
  held: number;
  /** Edits that lost to later ones; nothing else holds their values. */
  conflicts: number;
  /** A photo is waiting, and no export contains it. */
  photo: boolean;
  /** So many files of records are waiting, and no export contains them. */
  files: number;
  /** Forms about clients whose care is over; they are never sent, and no export contains them. */
  typed: number;
}

/** Everything the wipe would delete also exists elsewhere. */
export const isAllSafe = ({ count, rejected, held, conflicts, typed }: Unsent): boolean =>
  count + rejected + held + conflicts + typed === 0;

/** What any device makes anew, and a screen that was opened may have just made by itself. */
const BY_ITSELF: ReadonlySet<string> = new Set([achievements.name, messageReads.name]);

/**
 * What devices make by themselves is none of it: how far a conversation has come or was read, and what was achieved.
 *
 * One transaction: a record settled between two counts would be in neither, and be wiped.
 */
export async function unsentOf({ db }: Pick<Open, 'db'>): Promise<Unsent> {
  const tables = [db.outbox, db.rejected, db.conflicts, db.facts, db.files];
  const [status, photo, waiting, held, asked] = await db.transaction('r', tables, () =>
    Promise.all([
      statusOf(db),
      photoWaits(db),
      waitingByEntity(db),
      db.rejected.filter(({ code }) => code === HELD).count(),
      waitingRequests(db),
    ]),
  );
  const files = countOf(waiting);
  const { conflicts } = status;
  const rejected = status.rejected - held;
  const byEntity = Object.fromEntries(Object.entries(status.pending).filter(([name]) => !BY_ITSELF.has(name)));
  const count = unsent({ ...status, pending: byEntity }) + asked.length;
  return { count, byEntity, rejected, held, conflicts, photo, files, typed: await countLeft(db) };
}

const NOTHING: Unsent = {
  count: 0,
  byEntity: {},
  rejected: 0,
  held: 0,
  conflicts: 0,
  photo: false,
  files: 0,
  typed: 0,
};

/** Opens a database that no screen may show, only to count. */
export async function unsentIn(userId: string): Promise<Unsent> {
  if (!(await Dexie.exists(databaseName(userId)))) return NOTHING;
  const db = await openDatabase(userId, entities, DATABASE);
  try {
    return await unsentOf({ db });
  } finally {
    db.close();
  }
}

/** Whoever waits longer is asked. */
const AT_ONCE_MS = 3000;

export async function whileSending(open: Open, forMs: number, isCalledOff = (): boolean => false): Promise<Unsent> {
  const until = Date.now() + forMs;
  open.sync.poke();
  while (!isCalledOff() && (await unsentOf(open)).count > 0 && Date.now() < until) await pause(100);
  return unsentOf(open);
}

/** Nobody is asked about what is sent in a moment. */
async function leftOf(open: Open): Promise<Unsent> {
  const left = await unsentOf(open);
  const isAskedAnyway = left.rejected + left.held + left.conflicts + left.typed > 0 || (left.files > 0 && isDataLow());
  if (left.count === 0 || isAskedAnyway || !navigator.onLine) return left;
  return whileSending(open, AT_ONCE_MS);
}

interface Leaver {
  session: Session;
  opening: OpeningStore;
}

/** What the signed-in user would lose, even before the second step. Null where it cannot be counted. */
export async function countUnsent({ session, opening }: Leaver): Promise<Unsent | null> {
  const [who, now] = [session.getSnapshot(), opening.getSnapshot()];
  if (now.state === 'open') return leftOf(now).catch(() => null);
  const isLocked = who.state === 'signed-in' && who.assurance === 'second-step';
  return isLocked ? unsentIn(who.account.userId).catch(() => null) : null;
}
