import { Dexie } from 'dexie';
import { pause } from '#src/lib/pause.ts';
import { databaseName, unmark } from './database-options.ts';
import type { Mirror } from './mirror.ts';
import type { SessionStore } from './session-store.ts';

const BLOCKED_MS = 5000;
const MADE_ANEW_MS = 100;

/** A frozen tab can hold up the deletion of a database and not that of its rows, so they go first. */
async function emptyAndDelete(name: string): Promise<void> {
  if (!(await Dexie.exists(name))) return;
  const db = await new Dexie(name).open();
  if (db.tables.length > 0) {
    await db.transaction('rw', db.tables, () => Promise.all(db.tables.map((table) => table.clear())));
  }
  db.close();
  await Promise.race([Dexie.delete(name), pause(BLOCKED_MS)]);
}

/** Two tabs must not wipe at once: the later one would take what the user has begun anew. */
const alone = async (name: string, work: () => Promise<void>): Promise<void> => {
  const locks = globalThis.navigator?.locks;
  await (locks ? locks.request(name, work) : work());
};

/** Takes off this device what a user left to be wiped, whichever tab was told so. False where the browser could not. */
export async function wipeLeft(store: SessionStore, mirror: Mirror | null, userId: string): Promise<boolean> {
  const name = databaseName(userId);
  const isDue = async (): Promise<boolean> => (await store.toWipe()).includes(userId);
  try {
    // As a rule there is nothing to wipe, and an app that starts waits for no lock to learn it.
    // A store that the browser has just thrown away answers again once it is made anew.
    if (!(await isDue().catch(() => pause(MADE_ANEW_MS).then(isDue)))) return true;
    await alone(`wipe:${name}`, async () => {
      if (!(await isDue())) return;
      unmark(mirror, name);
      await emptyAndDelete(name);
      await store.wiped(userId);
    });
    return true;
  } catch {
    return false;
  }
}

/** Of whoever is here no more; whose database is to be opened has it looked after there. */
export async function wipeAllLeft(store: SessionStore, mirror: Mirror | null): Promise<void> {
  for (const userId of await store.toWipe().catch(() => [])) await wipeLeft(store, mirror, userId);
}
