import { liveQuery } from 'dexie';
import { useSyncExternalStore } from 'react';
import { readStatus } from '#sync/engine/status.ts';
import type { SyncStatus } from '#sync/engine/status.ts';
import { profiles } from '#sync/entities/profiles.ts';
import type { Local, Open } from '#src/data/database/opening.ts';
import { afterFrame } from '#src/data/after-frame.ts';
import { waitingByEntity } from '#src/data/uploads/waiting.ts';
import { photoWaits } from '#src/data/photo/photo.ts';
import { useOpen } from '#src/data/database/use-open.ts';
import { NOTHING, subscribed } from '#src/data/store.ts';
import type { Store } from '#src/data/store.ts';

/** The engine's status, plus the photo and the files, which are sent beside the queue. */
export async function statusOf(db: Local): Promise<SyncStatus> {
  const [status, withPhoto, files] = await Promise.all([readStatus(db), photoWaits(db), waitingByEntity(db)]);
  const pending = { ...status.pending };
  for (const [name, count] of Object.entries({ ...files, ...(withPhoto && { [profiles.name]: 1 }) })) {
    pending[name] = (pending[name] ?? 0) + count;
  }
  return { ...status, pending };
}

const statuses = new WeakMap<Open, Store<SyncStatus | null>>();

function statusStoreOf(open: Open | null): Store<SyncStatus | null> {
  if (!open) return NOTHING;
  const store = statuses.get(open) ?? subscribed(liveQuery(afterFrame(() => statusOf(open.db))));
  statuses.set(open, store);
  return store;
}

/** Null until the database is open and has been read. */
export function useSyncStatus(): SyncStatus | null {
  const store = statusStoreOf(useOpen());
  return useSyncExternalStore(store.subscribe, store.getSnapshot);
}
