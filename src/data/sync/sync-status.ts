import { liveQuery } from 'dexie';
import { useSyncExternalStore } from 'react';
import { readStatus } from '#sync/engine/status.ts';
import type { SyncStatus } from '#sync/engine/status.ts';
import { healthRecords } from '#sync/entities/health-records.ts';
import { profiles } from '#sync/entities/profiles.ts';
import type { Local, Open } from '#src/data/database/opening.ts';
import { waitingRecords } from '#src/data/files/files.ts';
import { waitingByEntity } from '#src/data/uploads/uploads.ts';
import { photoWaits } from '#src/data/photo/photo.ts';
import { useOpen } from '#src/data/database/use-open.ts';
import { NOTHING, subscribed } from '#src/data/store.ts';
import type { Store } from '#src/data/store.ts';

/** The engine's status, plus what is sent beside the queue: the photo, the files of records, and uploads. */
export async function statusOf(db: Local): Promise<SyncStatus> {
  const [status, withPhoto, files, uploads] = await Promise.all([
    readStatus(db),
    photoWaits(db),
    waitingRecords(db),
    waitingByEntity(db),
  ]);
  const { pending } = status;
  const beside = { ...uploads, [profiles.name]: Number(withPhoto), [healthRecords.name]: files.length };
  const waiting = Object.entries(beside).filter(([, count]) => count > 0);
  const all = waiting.map(([name, count]) => [name, (pending[name] ?? 0) + count] as const);
  return { ...status, pending: { ...pending, ...Object.fromEntries(all) } };
}

const statuses = new WeakMap<Open, Store<SyncStatus | null>>();

function statusStoreOf(open: Open | null): Store<SyncStatus | null> {
  if (!open) return NOTHING;
  const store = statuses.get(open) ?? subscribed(liveQuery(() => statusOf(open.db)));
  statuses.set(open, store);
  return store;
}

/** Null until the database is open and has been read. */
export function useSyncStatus(): SyncStatus | null {
  const store = statusStoreOf(useOpen());
  return useSyncExternalStore(store.subscribe, store.getSnapshot);
}
