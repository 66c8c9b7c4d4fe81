import { liveQuery } from 'dexie';
import type { Local } from '#sync/engine/database.ts';

// Where a browser has background sync, the queue is sent with no tab open. Nothing depends on it.

export const TAG = 'send-unsent';

interface SyncManager {
  register(tag: string): Promise<void>;
}

/** False where the browser has none, or does not allow it. */
async function askForBackgroundSync(registration: ServiceWorkerRegistration): Promise<boolean> {
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
