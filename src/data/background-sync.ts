import { liveQuery } from 'dexie';
import type { Local } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { drainOutbox } from '#sync/start.ts';
import { createSupabase } from './client.ts';
import { DATABASE } from './database-options.ts';
import type { Server } from './server.ts';
import { openSessionStore } from './session-store.ts';
import type { SessionStore } from './session-store.ts';

// Where a browser has background sync, the queue is sent with no tab open. Nothing depends on it.

const TAG = 'send-unsent';

interface SyncManager {
  register(tag: string): Promise<void>;
}

interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** False where the browser has none, or does not allow it. */
export async function askForBackgroundSync(registration: ServiceWorkerRegistration): Promise<boolean> {
  const { sync } = registration as ServiceWorkerRegistration & { sync?: SyncManager };
  if (!sync) return false;
  return sync.register(TAG).then(
    () => true,
    () => false,
  );
}

/** Asks whenever something comes to be unsent. */
export function keepAskingForBackgroundSync(
  db: Local,
  serviceWorker: Pick<ServiceWorkerContainer, 'ready'> | undefined = globalThis.navigator?.serviceWorker,
): () => void {
  if (!serviceWorker) return () => undefined;
  const subscription = liveQuery(async () => (await db.outbox.count()) > 0).subscribe({
    next: (isUnsent) => {
      if (isUnsent) void serviceWorker.ready.then(askForBackgroundSync).catch(() => false);
    },
    error: () => undefined,
  });
  return () => subscription.unsubscribe();
}

interface Drain {
  store: SessionStore;
  server: Server;
  fetch?: typeof fetch;
}

/** Sends what the signed-in user has not sent. False when something is left that another attempt may send. */
export async function drainInBackground({ store, server, fetch }: Drain): Promise<boolean> {
  const [account, tokens] = await Promise.all([store.account(), store.tokens()]);
  // Where nobody is signed in, or has to sign in again, another attempt sends no more.
  if (!account || !tokens) return true;
  const supabase = createSupabase(server, store, { isPage: false, ...(fetch ? { fetch } : {}) });
  const isSent = await drainOutbox({ userId: account.userId, entities, supabase, database: DATABASE });
  return isSent || (await store.tokens()) === null;
}

/** For the service worker. The browser comes again where the work fails. */
export function listenForBackgroundSync(worker: EventTarget, server: () => Server): void {
  worker.addEventListener('sync', (event) => {
    const due = event as SyncEvent;
    if (due.tag !== TAG) return;
    const store = openSessionStore(null);
    const work = drainInBackground({ store, server: server() })
      .then((isSent) => (isSent ? undefined : Promise.reject(new Error('not everything was sent'))))
      .finally(() => store.close());
    due.waitUntil(work);
  });
}
