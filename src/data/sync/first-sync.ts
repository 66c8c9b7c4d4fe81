import type { Local } from '#sync/engine/database.ts';
import { readStatus } from '#sync/engine/status.ts';
import type { Stall } from '#sync/engine/status.ts';

/** Progress of this device's first sync; the total is unknown until it ends. */
export interface FirstSync {
  received: number;
  stall: Stall | null;
}

async function received(db: Local): Promise<number> {
  let rows = 0;
  for (const entity of db.entities) rows += await db.rows(entity).count();
  return rows;
}

/** Databases whose first sync is complete, which is final. */
const ended = new WeakSet<Local>();

/** Null when complete: until then no list may say that it is empty. */
export async function firstSyncOf(db: Local): Promise<FirstSync | null> {
  if (ended.has(db)) return null;
  // Every screen asks it when the app starts, and one read answers them all.
  if ((await db.recall.askRows('facts', ['last-sync'])).length > 0) {
    ended.add(db);
    return null;
  }
  const { stall } = await readStatus(db);
  return { received: await received(db), stall };
}
