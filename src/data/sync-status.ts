import { useSyncExternalStore } from 'react';
import type { SyncStatus } from '#sync/engine/status.ts';
import type { Open } from './opening.ts';
import { useOpen } from './provider.tsx';
import { NOTHING, storeOf } from './store.ts';
import type { Store } from './store.ts';

const statuses = new WeakMap<Open, Store<SyncStatus | null>>();

function statusStoreOf(open: Open | null): Store<SyncStatus | null> {
  if (!open) return NOTHING;
  const store = statuses.get(open) ?? storeOf(open.sync.status);
  statuses.set(open, store);
  return store;
}

/** Null until the database is open and was read. */
export function useSyncStatus(): SyncStatus | null {
  const store = statusStoreOf(useOpen());
  return useSyncExternalStore(store.subscribe, store.getSnapshot);
}
