import type { Local } from '#sync/engine/database.ts';
import type { KeptFile } from '#sync/engine/kept-file.ts';
import { SUBJECTS } from '#sync/entities/grants.ts';
import type { Grant } from '#sync/entities/grants.ts';
import { BY_MODERATORS, messages } from '#sync/entities/messages.ts';
import type { Message } from '#sync/entities/messages.ts';
import { grantsTo } from '#sync/queries/grants.ts';
import { dayIn } from '#src/lib/days.ts';
import { dropFile, userOf } from './uploads.ts';

// Copies of what the server has: which go from this device, and when.

/** Some 300 photos at their full size. */
const MOST_BYTES = 100_000_000;
/** Larger than any thumb. What is smaller stays: the room it takes is not worth fetching it again. */
export const SMALL_BYTES = 64_000;

type Kept = Pick<KeptFile, 'path' | 'size' | 'state' | 'keptAt'>;

/** The oldest first, until what is left is within the bound. What only this device has stays. */
export function beyond<File extends Kept>(files: readonly File[], most: number): File[] {
  let over = files.reduce((sum, { size }) => sum + size, 0) - most;
  const copies = files.filter(({ state, size }) => state === 'sent' && size > SMALL_BYTES);
  return copies
    .toSorted((a, b) => a.keptAt - b.keptAt)
    .filter(({ size }) => {
      if (over <= 0) return false;
      over -= size;
      return true;
    });
}

const ownerOf = ({ path }: Pick<KeptFile, 'path'>): string => path.slice(0, path.indexOf('/'));

/** Whose file this is not, holds it as long as a grant shows it, also where no server says that it has ended. */
async function shownTo(db: Local, subject: Grant['subject'], now: number): Promise<Set<string>> {
  const today = dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, now);
  const grants = await grantsTo(db, userOf(db), subject, { today });
  return new Set(grants.flatMap(({ row_ids }) => row_ids));
}

/**
 * Their file is one of what was said: it goes with the words that are taken back, also before it was sent. Words that are
 * not here may be parked, or beyond what this device holds: what waits is then the only one there is, as it is where a moderator
 * removed the words, who may put them back.
 */
async function ofSilenced(db: Local): Promise<KeptFile[]> {
  const files = await db.files.filter(({ entity }) => entity === messages.name).toArray();
  const rows = (await db.rows(messages).bulkGet(files.map(({ id }) => id))) as (Message | undefined)[];
  return files.filter(({ state }, place) => {
    const row = rows[place];
    const mayComeBack = row === undefined || row.retract_reason === BY_MODERATORS;
    return mayComeBack ? state !== 'waiting' : row.retract_reason !== null;
  });
}

/** Copies of what was deleted elsewhere, or is not shown to this person any more. */
export async function staleCopies(db: Local, now = Date.now()): Promise<string[]> {
  const copies = await db.files.where('state').equals('sent').toArray();
  const stale = await ofSilenced(db);
  for (const [entity, files] of Map.groupBy(copies, (file) => file.entity)) {
    const rows = await db.rows({ name: entity }).bulkGet(files.map(({ id }) => id));
    stale.push(...files.filter((_, place) => rows[place] === undefined || rows[place].deleted));
  }
  for (const subject of SUBJECTS) {
    const foreign = copies.filter((file) => file.entity === subject && ownerOf(file) !== userOf(db));
    if (foreign.length === 0) continue;
    const shown = await shownTo(db, subject, now);
    stale.push(...foreign.filter(({ id }) => !shown.has(id)));
  }
  return [...new Set(stale.map(({ path }) => path))];
}

export async function tidy(db: Local, { most = MOST_BYTES, now = Date.now() } = {}): Promise<void> {
  for (const path of await staleCopies(db, now)) await dropFile(db, path);
  for (const { path } of beyond(await db.files.toArray(), most)) await dropFile(db, path);
}
