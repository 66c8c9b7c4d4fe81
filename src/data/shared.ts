import { Dexie } from 'dexie';
import type { Table } from 'dexie';
import { SHARED } from '#src/data/database/database-options.ts';

// What another app handed over by the system's share sheet: from the worker that receives it to the sheet that shows it.
// One thing at a time, and nobody's yet: it is a row of a person only once that person has kept it.

const KEPT_MS = 3_600_000;

export interface Shared {
  files: File[];
  text: string;
}

type Received = Shared & { at: number };

const isOld = ({ at }: Received): boolean => Date.now() - at >= KEPT_MS;

async function inStore<T>(work: (received: Table<Received, number>) => Promise<T>): Promise<T> {
  const store = new Dexie(SHARED) as Dexie & { received: Table<Received, number> };
  store.version(1).stores({ received: '' });
  try {
    await store.received.filter(isOld).delete();
    return await work(store.received);
  } finally {
    store.close();
  }
}

/** Replaces what was shared before it, which goes first: where there is no room for this, that is not taken for it. */
export const keepShared = (shared: Shared): Promise<unknown> =>
  inStore(async (received) => {
    await received.clear();
    return received.put({ ...shared, at: Date.now() }, 0);
  });

/** Once; nothing where it waited for longer than an hour. */
export const takeShared = (): Promise<Shared> =>
  inStore((received) =>
    received.db.transaction('rw', received, async () => {
      const kept = await received.get(0);
      await received.clear();
      return kept ?? { files: [], text: '' };
    }),
  );

/** Where nobody ever came for it. */
export async function dropOldShared(): Promise<void> {
  if (await Dexie.exists(SHARED)) await inStore(() => Promise.resolve());
}
