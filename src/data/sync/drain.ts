import { drainOutbox } from '#sync/drain.ts';
import { entities } from '#sync/entities/index.ts';
import { TAG } from './background-sync.ts';
import { createSupabase } from '#src/data/server/client.ts';
import { DATABASE } from '#src/data/database/database-options.ts';
import type { Server } from '#src/data/server/server.ts';
import { sendAll } from '#src/data/errands/follow-uploads.ts';
import { allBeside } from '#src/data/session/beside.ts';
import { lacksSecondStep, openSessionStore } from '#src/data/session/session-store.ts';
import type { Account, SessionStore } from '#src/data/session/session-store.ts';

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

/** In the name of one person, with a client that speaks for nobody else. */
async function drainOf(account: Account, { store, server, fetch, until }: Drain): Promise<boolean> {
  const { userId } = account;
  const supabase = createSupabase(server, store, { isPage: false, owner: userId, ...(fetch ? { fetch } : {}) });
  return drainOutbox({
    userId,
    entities,
    supabase,
    database: DATABASE,
    also: (db) => sendAll(db, { supabase: async () => supabase }, until),
    ...(until ? { until } : {}),
  });
}

/** Who may send: signed in, past the second step, and not to be wiped. */
async function senders(store: SessionStore): Promise<Account[]> {
  const [account, tokens, beside] = await Promise.all([store.account(), store.tokens(), allBeside(store.kept)]);
  return [{ account, tokens }, ...beside].flatMap((who) =>
    who.account && who.tokens && !lacksSecondStep(who.tokens) ? [who.account] : [],
  );
}

/** Sends what everybody on this device has queued. False when something is left that another attempt may send. */
export async function drainInBackground(drain: Drain): Promise<boolean> {
  let isSent = true;
  for (const account of await senders(drain.store)) {
    // Whose database cannot be opened keeps nobody else waiting.
    const sent = await drainOf(account, drain).catch(() => false);
    isSent &&= sent || !(await senders(drain.store)).some(({ userId }) => userId === account.userId);
  }
  return isSent;
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
