import { useLiveQuery } from 'dexie-react-hooks';
import { useMemo, useSyncExternalStore } from 'react';
import type { SyncStatus } from '#sync/engine/status.ts';
import type { Entity } from '#sync/engine/define-entity.ts';
import type { Open } from './opening.ts';
import { useOpen, useSession } from './provider.tsx';
import { standingsOf } from './standing.ts';
import type { Standing } from './standing.ts';
import { held } from './store.ts';
import type { Store } from './store.ts';
import { chipOf } from './sync-chip.ts';
import type { Chip } from './sync-chip.ts';
import { attentionOf, syncCentre } from './sync-centre.ts';
import type { Attention, SyncCentre } from './sync-centre.ts';

interface Source<T> {
  subscribe(observer: { next: (value: T) => void; error: () => void }): { unsubscribe(): void };
}

/** Subscribes once however many listen, and lets go when nobody does. */
export function storeOf<T>(source: Source<T>): Store<T | null> {
  const value = held<T | null>(null);
  let listeners = 0;
  let subscription: { unsubscribe(): void } | null = null;
  return {
    getSnapshot: value.getSnapshot,
    subscribe(listener) {
      const quiet = value.subscribe(listener);
      if (listeners++ === 0) subscription = source.subscribe({ next: value.set, error: () => undefined });
      return () => {
        quiet();
        if (--listeners === 0) subscription?.unsubscribe();
      };
    },
  };
}

const NOTHING: Store<null> = { getSnapshot: () => null, subscribe: () => () => undefined };

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

function onNetworkChange(listener: () => void): () => void {
  const gone = new AbortController();
  globalThis.addEventListener('online', listener, gone);
  globalThis.addEventListener('offline', listener, gone);
  return () => gone.abort();
}

export const useOnline = (): boolean => useSyncExternalStore(onNetworkChange, () => navigator.onLine);

export function useSyncChip(): Chip | null {
  const status = useSyncStatus();
  const online = useOnline();
  const session = useSession();
  return status && chipOf({ status, online, canSync: session.state === 'signed-in' && session.canSync });
}

/** Null while the database is not open. */
export function useSyncCentre(): (SyncCentre & { attention: Attention | null }) | null {
  const open = useOpen();
  const store: Store<Attention | null> = useMemo(() => (open ? storeOf(attentionOf(open)) : NOTHING), [open]);
  const attention = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const centre = useMemo(() => (open ? syncCentre(open) : null), [open]);
  return centre && { ...centre, attention };
}

const ALL_SAVED: ReadonlyMap<string, Standing> = new Map();

/** Where the records of an entity are that are not simply saved, by id. */
export function useStandings(entity: Pick<Entity, 'name'>): ReadonlyMap<string, Standing> {
  const open = useOpen();
  const { name } = entity;
  const told = useLiveQuery(
    async () => ({ open, standings: open ? await standingsOf(open.db, { name }) : ALL_SAVED }),
    [open, name],
    null,
  );
  return told && told.open === open ? told.standings : ALL_SAVED;
}
