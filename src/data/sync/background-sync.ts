import { liveQuery } from 'dexie';
import { afterFrame } from '#src/data/after-frame.ts';
import type { Local } from '#sync/engine/database.ts';

// With background sync the browser sends the queue with no tab open. Nothing depends on it.

export const TAG = 'send-unsent';

interface SyncManager {
  register(tag: string): Promise<void>;
}

/** False where the browser has none or refuses. */
async function askForBackgroundSync(registration: ServiceWorkerRegistration): Promise<boolean> {
  const { sync } = registration as ServiceWorkerRegistration & { sync?: SyncManager };
  if (!sync) return false;
  return sync.register(TAG).then(
    () => true,
    () => false,
  );
}

/** Asks whenever there is something to send. */
export function keepAskingForBackgroundSync(
  db: Local,
  serviceWorker: Pick<ServiceWorkerContainer, 'ready'> | undefined = globalThis.navigator?.serviceWorker,
): () => void {
  if (!serviceWorker) return () => undefined;
  const subscription = liveQuery(afterFrame(async () => (await db.outbox.count()) > 0)).subscribe({
    next: (isUnsent) => {
      if (isUnsent) void serviceWorker.ready.then(askForBackgroundSync).catch(() => false);
    },
    error: () => undefined,
  });
  return () => subscription.unsubscribe();
}
