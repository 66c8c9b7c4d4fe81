import type { SupabaseClient } from '@supabase/supabase-js';
import { liveQuery } from 'dexie';
import type { Subscription } from 'dexie';
import type { ReplicationOptions } from '#sync/engine/conductor.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { DatabaseOptions, Local } from '#sync/engine/database.ts';
import type { Entity } from '#sync/engine/define-entity.ts';
import { seekLeadership } from '#sync/engine/leader.ts';
import type { LeaderOptions } from '#sync/engine/leader.ts';
import { replicateLate } from '#sync/engine/late.ts';
import type { Replication } from '#sync/engine/replicate.ts';
import { trafficMeter } from '#sync/engine/traffic.ts';

export interface StartOptions {
  userId: string;
  entities: readonly Entity[];
  /** Requested only when this context leads: opening the database never waits for it. */
  supabase: () => Promise<SupabaseClient>;
  database: DatabaseOptions;
  replication?: ReplicationOptions;
  leadership?: LeaderOptions;
  /** Calls back when a sync is worthwhile: online, visible, focus, signed in. The function it returns ends that. */
  triggers?: (poke: () => void) => () => void;
}

export interface Sync {
  readonly db: Local;
  readonly leads: boolean;
  poke(): void;
  stop(): Promise<void>;
}

/** For pages; a service worker has no document and no focus. */
export function pageTriggers(poke: () => void): () => void {
  const pokeIfVisible = (): void => {
    if (document.visibilityState === 'visible') poke();
  };
  const gone = new AbortController();
  const { signal } = gone;
  globalThis.addEventListener('online', poke, { signal });
  globalThis.addEventListener('focus', pokeIfVisible, { signal });
  document.addEventListener('visibilitychange', pokeIfVisible, { signal });
  return () => gone.abort();
}

/** The visible tab may not be the leader, so it passes the hint on. */
function relay(db: Local, poke: () => void): { tell(): void; close(): void } {
  const channel = new BroadcastChannel(`sync:${db.name}`);
  channel.addEventListener('message', poke);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    tell: () => channel.postMessage('poke'),
    close: () => channel.close(),
  };
}

/** Law 3: the leader learns the offset, and every tab stamps with it. */
const followOffset = (db: Local): Subscription =>
  liveQuery(() => db.facts.get('offset')).subscribe({
    next: (fact) => {
      db.offset = Number(fact?.value ?? db.offset);
    },
    // A closed database stamps nothing.
    error: () => undefined,
  });

export async function startSync(options: StartOptions): Promise<Sync> {
  const { userId, entities } = options;
  const db = await openDatabase(userId, entities, options.database);
  let replication: Pick<Replication, 'poke'> | null = null;
  let leaving: Promise<void> = Promise.resolve();

  /** Loads nothing that talks to the server until then: screens need only the database. */
  async function load(): Promise<() => Replication> {
    const supabase = await options.supabase();
    const [{ replicate }, { supabaseTransport }] = await Promise.all([
      import('#sync/engine/replicate.ts'),
      import('./supabase-transport.ts'),
    ]);
    const { count } = trafficMeter(db);
    return () => replicate(db, supabaseTransport(supabase, userId, count), options.replication);
  }

  const leadership = seekLeadership(
    db,
    () => {
      const mine = replicateLate(db, load, options.replication);
      replication = mine;
      return () => {
        replication = null;
        leaving = mine.stop();
      };
    },
    options.leadership,
  );
  const others = relay(db, () => replication?.poke());
  function poke(): void {
    if (replication) replication.poke();
    else others.tell();
  }
  const removeTriggers = options.triggers?.(poke);
  const offset = followOffset(db);

  return {
    db,
    poke,
    get leads() {
      return leadership.leads;
    },
    async stop() {
      removeTriggers?.();
      offset.unsubscribe();
      others.close();
      leadership.stop();
      await leaving;
      db.close();
    },
  };
}
