import { Dexie } from 'dexie';
import { pause } from '#src/lib/pause.ts';
import { databaseName, forgetMarker } from '#src/data/database/database-options.ts';
import type { Mirror } from '#src/data/mirror.ts';
import type { SessionStore } from './session-store.ts';

const BLOCKED_MS = 5000;
const RECREATED_MS = 100;

/** A frozen tab can block deleting a database but not its rows, so the rows go first. */
async function emptyAndDelete(name: string): Promise<void> {
  if (!(await Dexie.exists(name))) return;
  const db = await new Dexie(name).open();
  if (db.tables.length > 0) {
    await db.transaction('rw', db.tables, () => Promise.all(db.tables.map((table) => table.clear())));
  }
  db.close();
  await Promise.race([Dexie.delete(name), pause(BLOCKED_MS)]);
}

/** Two tabs must not wipe at once: the later one would delete what the user has begun since. */
const exclusively = async (name: string, work: () => Promise<void>): Promise<void> => {
  const locks = globalThis.navigator?.locks;
  await (locks ? locks.request(name, work) : work());
};

/** Wipes a user's data that was left to be wiped by any tab. False where the browser could not. */
export async function wipeDeparted(store: SessionStore, mirror: Mirror | null, userId: string): Promise<boolean> {
  const name = databaseName(userId);
  const isDue = async (): Promise<boolean> => (await store.toWipe()).includes(userId);
  try {
    // Usually there is nothing to wipe, and the start must not wait for a lock to find out. A store the browser has
    // just evicted answers again once it is recreated.
    if (!(await isDue().catch(() => pause(RECREATED_MS).then(isDue)))) return true;
    await exclusively(`wipe:${name}`, async () => {
      if (!(await isDue())) return;
      forgetMarker(mirror, name);
      await emptyAndDelete(name);
      await store.wiped(userId);
    });
    return true;
  } catch {
    return false;
  }
}

/** Wipes users who are gone; opening a database takes care of its own. */
export async function wipeAllDeparted(store: SessionStore, mirror: Mirror | null): Promise<void> {
  for (const userId of await store.toWipe().catch(() => [])) await wipeDeparted(store, mirror, userId);
}
