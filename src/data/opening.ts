import type { DatabaseOptions, Local } from '#sync/engine/database.ts';
import { OpenError } from '#sync/engine/database.ts';
import type { Sync } from '#sync/start.ts';
import { held } from './store.ts';
import type { Store } from './store.ts';

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
  /** `outdated`: a newer version of the app, in another tab, has upgraded the database; this one has to reload. */
  | { state: 'failed'; userId: string; reason: OpenError['reason'] | 'outdated'; retry: () => void };

export interface OpeningStore extends Store<Opening> {
  /** Opens the database of this user, or none. Answers when that is done. */
  want(userId: string | null): Promise<void>;
}

type Told = Required<Pick<DatabaseOptions, 'onBlocked' | 'onOutdated' | 'onLost' | 'wasLost'>>;

const opens = (userId: string, blocked = false): Opening => ({ state: 'opening', userId, blocked });

/** One step after the other until it is there, however many ask for it at once. */
function stepwise(isReached: () => boolean, step: () => Promise<void>): () => Promise<void> {
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

/** Law 12: opens one database at a time, and shows a user's only while it is his that is wanted. */
export function createOpening(start: (userId: string, told: Told) => Promise<Sync>): OpeningStore {
  const state = held<Opening>({ state: 'closed' });
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
    if (shown.state !== 'opening' || shown.userId !== userId) state.set(opens(userId));
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
          if (wanted === userId) state.set(opens(userId, true));
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

  const reach = stepwise(isReached, step);

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
