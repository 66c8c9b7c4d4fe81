import { Dexie } from 'dexie';
import { SHARED } from '#src/data/database/database-options.ts';

// What another app handed over by the system's share sheet: from the worker that receives it to the sheet that shows it.
// One thing at a time, and nobody's yet: it is a row of a person only once that person has kept it.

const KEPT_MS = 3_600_000;

export interface Shared {
  files: File[];
  text: string;
}

async function inStore<T>(work: (store: Dexie) => Promise<T>): Promise<T> {
  const store = new Dexie(SHARED);
  store.version(1).stores({ received: '' });
  try {
    return await work(store);
  } finally {
    store.close();
  }
}

/** Replaces what was shared before it. */
export const keepShared = (shared: Shared): Promise<unknown> =>
  inStore((store) => store.table('received').put({ ...shared, at: Date.now() }, 0));

/** Once; nothing where it waited for longer than an hour. */
export async function takeShared(): Promise<Shared> {
  const kept = await inStore((store) =>
    store.transaction('rw', 'received', async () => {
      const received = (await store.table('received').get(0)) as (Shared & { at: number }) | undefined;
      await store.table('received').clear();
      return received;
    }),
  );
  return kept && Date.now() - kept.at < KEPT_MS ? kept : { files: [], text: '' };
}
