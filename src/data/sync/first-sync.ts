import type { Local, StoredCursor } from '#sync/engine/database.ts';
import type { Stall } from '#sync/engine/status.ts';

/** Progress of this device's first sync; the total is unknown until it ends. */
export interface FirstSync {
  received: number;
  stall: Stall | null;
}

/** Databases whose first sync is complete, which is final. */
const ended = new WeakSet<Local>();

/** Null when complete: until then no list may say that it is empty. Every query asks it, and one read answers them all. */
export async function firstSyncOf(db: Local): Promise<FirstSync | null> {
  if (ended.has(db)) return null;
  const facts = await db.recall.askRows('facts', ['last-sync', 'stall']);
  const valueOf = (fact: string): unknown => facts.find(({ name }) => name === fact)?.value;
  if (valueOf('last-sync') !== undefined) {
    ended.add(db);
    return null;
  }
  const [cursor] = (await db.recall.askRows('cursor', ['down'])) as Partial<StoredCursor>[];
  return { received: cursor?.received ?? 0, stall: (valueOf('stall') as Stall | null | undefined) ?? null };
}
