import type { DatabaseOptions, Local } from '#sync/engine/database.ts';
import { OpenError } from '#sync/engine/database.ts';
import type { Sync } from '#sync/start.ts';
import { valueStore } from '#src/data/store.ts';
import type { Store } from '#src/data/store.ts';

export type { Local };

export interface Open {
  readonly state: 'open';
  readonly userId: string;
  readonly db: Local;
  readonly sync: Sync;
}

export type Opening =
  | { state: 'closed' }
  /** `blocked`: a tab with an older version of the app holds the database open and has to be closed. */
  | { state: 'opening'; userId: string; blocked: boolean }
  | Open
  /** `outdated`: a newer version of the app in another tab has upgraded the database; reload. */
  | { state: 'failed'; userId: string; reason: OpenError['reason'] | 'outdated'; retry: () => void };

export interface OpeningStore extends Store<Opening> {
  /** Opens this user's database, or closes it. Resolves when that is done. */
  want(userId: string | null): Promise<void>;
}

type DatabaseEvents = Required<Pick<DatabaseOptions, 'onBlocked' | 'onOutdated' | 'onLost' | 'wasLost'>>;

const openingOf = (userId: string, blocked = false): Opening => ({ state: 'opening', userId, blocked });

/** Runs one step at a time until the goal is reached, however many callers ask. */
function inSteps(isReached: () => boolean, step: () => Promise<void>): () => Promise<void> {
  let work: Promise<void> | null = null;
  return async () => {
    while (!isReached()) {
      work ??= step().finally(() => {
        work = null;
      });
      await work;
    }
  };
}

/** Law 12: opens one database at a time, and shows a user's only while that user is the one wanted. */
export function createOpening(start: (userId: string, events: DatabaseEvents) => Promise<Sync>): OpeningStore {
  const state = valueStore<Opening>({ state: 'closed' });
  let wanted: string | null = null;
  let current: Open | null = null;
  let failedFor: string | null = null;
  let lostOf: string | null = null;

  const isReached = (): boolean => (current?.userId ?? null) === wanted || (wanted !== null && failedFor === wanted);

  function fail(userId: string, reason: OpenError['reason'] | 'outdated'): void {
    failedFor = userId;
    if (wanted === userId) state.set({ state: 'failed', userId, reason, retry });
  }

  function showOpening(userId: string): void {
    const shown = state.getSnapshot();
    if (shown.state !== 'opening' || shown.userId !== userId) state.set(openingOf(userId));
  }

  function retry(): void {
    failedFor = null;
    void reach();
  }

  async function close(): Promise<void> {
    const former = current;
    current = null;
    await former?.sync.stop().catch(() => undefined);
  }

  async function open(userId: string): Promise<void> {
    showOpening(userId);
    try {
      const sync = await start(userId, {
        onBlocked() {
          if (wanted === userId) state.set(openingOf(userId, true));
        },
        onOutdated() {
          void close();
          fail(userId, 'outdated');
        },
        onLost() {
          lostOf = userId;
          if (wanted === userId) showOpening(userId);
          void close().then(reach);
        },
        wasLost: lostOf === userId,
      });
      lostOf = null;
      current = { state: 'open', userId, db: sync.db, sync };
      if (wanted === userId && failedFor !== userId) state.set(current);
    } catch (error) {
      fail(userId, error instanceof OpenError ? error.reason : 'failed');
    }
  }

  async function step(): Promise<void> {
    if (current) await close();
    else if (wanted !== null) await open(wanted);
  }

  const reach = inSteps(isReached, step);

  return {
    getSnapshot: state.getSnapshot,
    subscribe: state.subscribe,
    async want(userId) {
      if (userId !== wanted) failedFor = null;
      wanted = userId;
      if (userId === null) state.set({ state: 'closed' });
      else if (current?.userId === userId) state.set(current);
      else if (failedFor !== userId) showOpening(userId);
      await reach();
    },
  };
}
