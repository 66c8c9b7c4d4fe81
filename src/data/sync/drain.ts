import { drainOutbox } from '#sync/drain.ts';
import { entities } from '#sync/entities/index.ts';
import { TAG } from './background-sync.ts';
import { createSupabase } from '#src/data/server/client.ts';
import { DATABASE } from '#src/data/database/database-options.ts';
import type { Server } from '#src/data/server/server.ts';
import { sendAll } from '#src/data/errands/follow-uploads.ts';
import { lacksSecondStep, openSessionStore } from '#src/data/session/session-store.ts';
import type { SessionStore } from '#src/data/session/session-store.ts';

// The service worker's side of background sync.

interface SyncEvent extends Event {
  readonly tag: string;
  waitUntil(work: Promise<unknown>): void;
}

interface Drain {
  store: SessionStore;
  server: Server;
  fetch?: typeof fetch;
  /** What is not sent by then is sent another time. */
  until?: AbortSignal;
}

/** Sends the signed-in user's queue and files. False when something is left that another attempt may send. */
export async function drainInBackground({ store, server, fetch, until }: Drain): Promise<boolean> {
  const [account, tokens] = await Promise.all([store.account(), store.tokens()]);
  // Signed out, or before the second step, another attempt would send nothing either.
  if (!account || !tokens || lacksSecondStep(tokens)) return true;
  const supabase = createSupabase(server, store, { isPage: false, ...(fetch ? { fetch } : {}) });
  const isSent = await drainOutbox({
    userId: account.userId,
    entities,
    supabase,
    database: DATABASE,
    also: (db) => sendAll(db, { supabase: async () => supabase }, until),
    ...(until ? { until } : {}),
  });
  return isSent || (await store.tokens()) === null;
}

/** For the service worker. The browser retries when the promise rejects. */
export function listenForBackgroundSync(
  worker: EventTarget,
  server: () => Server,
  untilLeaving: () => AbortSignal,
): void {
  async function drain(): Promise<void> {
    const store = openSessionStore(null);
    try {
      const isSent = await drainInBackground({ store, server: server(), until: untilLeaving() });
      if (!isSent) throw new Error('not everything was sent');
    } finally {
      store.close();
    }
  }
  // One after the other: two at once would send the same rows twice.
  let latest = Promise.resolve();
  worker.addEventListener('sync', (event) => {
    const due = event as SyncEvent;
    if (due.tag !== TAG) return;
    const work = latest.then(drain);
    latest = work.catch(() => undefined);
    due.waitUntil(work);
  });
}
