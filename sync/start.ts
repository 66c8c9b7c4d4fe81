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

export interface StartOptions {
  userId: string;
  entities: readonly Entity[];
  /** Asked for only where this context comes to lead: no database waits for it. */
  supabase: () => Promise<SupabaseClient>;
  database: DatabaseOptions;
  replication?: ReplicationOptions;
  leadership?: LeaderOptions;
  /** Calls when it is worth a look: online, visible, focus, signed in. Its answer ends it. */
  triggers?: (poke: () => void) => () => void;
}

export interface Sync {
  readonly db: Local;
  readonly leads: boolean;
  poke(): void;
  stop(): Promise<void>;
}

/** What a page hears; a service worker has no document and no focus. */
export function pageTriggers(poke: () => void): () => void {
  const heard = (): void => {
    if (document.visibilityState === 'visible') poke();
  };
  const gone = new AbortController();
  const { signal } = gone;
  globalThis.addEventListener('online', poke, { signal });
  globalThis.addEventListener('focus', heard, { signal });
  document.addEventListener('visibilitychange', heard, { signal });
  return () => gone.abort();
}

/** The tab that is looked at may not be the one that leads, so it says so. */
function relay(db: Local, poke: () => void): { tell(): void; close(): void } {
  const channel = new BroadcastChannel(`sync:${db.name}`);
  channel.addEventListener('message', poke);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    tell: () => channel.postMessage('poke'),
    close: () => channel.close(),
  };
}

/** Law 3: who leads learns it, and every tab stamps by it. */
const followOffset = (db: Local): Subscription =>
  liveQuery(() => db.facts.get('offset')).subscribe({
    next: (fact) => {
      db.offset = Number(fact?.value ?? db.offset);
    },
    // Of a database that is gone nothing is stamped.
    error: () => undefined,
  });

export async function startSync(options: StartOptions): Promise<Sync> {
  const { userId, entities } = options;
  const db = await openDatabase(userId, entities, options.database);
  let replication: Pick<Replication, 'poke'> | null = null;
  let leaving: Promise<void> = Promise.resolve();

  /** Nothing that speaks to the server is loaded before: screens need the database alone. */
  async function load(): Promise<() => Replication> {
    const supabase = await options.supabase();
    const [{ replicate }, { supabaseTransport }] = await Promise.all([
      import('#sync/engine/replicate.ts'),
      import('./supabase-transport.ts'),
    ]);
    return () => replicate(db, supabaseTransport(supabase, userId), options.replication);
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
  const quiet = options.triggers?.(poke);
  const offset = followOffset(db);

  return {
    db,
    poke,
    get leads() {
      return leadership.leads;
    },
    async stop() {
      quiet?.();
      offset.unsubscribe();
      others.close();
      leadership.stop();
      await leaving;
      db.close();
    },
  };
}
