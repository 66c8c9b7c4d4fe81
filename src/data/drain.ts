import { drainOutbox } from '#sync/drain.ts';
import { entities } from '#sync/entities/index.ts';
import { TAG } from './background-sync.ts';
import { createSupabase } from './client.ts';
import { DATABASE } from './database-options.ts';
import type { Server } from './server.ts';
import { lacksSecondStep, openSessionStore } from './session-store.ts';
import type { SessionStore } from './session-store.ts';

// The service worker's side of background sync.

interface SyncEvent extends Event {
  readonly tag: string;
  waitUntil(work: Promise<unknown>): void;
}

interface Drain {
  store: SessionStore;
  server: Server;
  fetch?: typeof fetch;
}

/** Sends what the signed-in user has not sent. False when something is left that another attempt may send. */
export async function drainInBackground({ store, server, fetch }: Drain): Promise<boolean> {
  const [account, tokens] = await Promise.all([store.account(), store.tokens()]);
  // Where nobody is signed in, or has yet to prove who he is, another attempt sends no more.
  if (!account || !tokens || lacksSecondStep(tokens)) return true;
  const supabase = createSupabase(server, store, { isPage: false, ...(fetch ? { fetch } : {}) });
  const isSent = await drainOutbox({ userId: account.userId, entities, supabase, database: DATABASE });
  return isSent || (await store.tokens()) === null;
}

/** For the service worker. The browser comes again where the work fails. */
export function listenForBackgroundSync(worker: EventTarget, server: () => Server): void {
  async function drain(): Promise<void> {
    const store = openSessionStore(null);
    try {
      const isSent = await drainInBackground({ store, server: server() });
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
