import { liveQuery } from 'dexie';
import { afterFrame } from '#src/data/after-frame.ts';
import type { Local } from '#sync/engine/database.ts';
import { filesStatus } from '#src/data/uploads/uploads.ts';
import { isDataLow } from '#src/lib/low-data.ts';

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

/** Rows, and files that neither a PIN nor the wish for little data keeps back. */
async function isUnsentHere(db: Local): Promise<boolean> {
  if ((await db.outbox.count()) > 0) return true;
  if (isDataLow()) return false;
  const { waiting, shut } = await filesStatus(db);
  return waiting > shut;
}

/** Asks whenever there is something to send. */
export function keepAskingForBackgroundSync(
  db: Local,
  serviceWorker: Pick<ServiceWorkerContainer, 'ready'> | undefined = globalThis.navigator?.serviceWorker,
): () => void {
  if (!serviceWorker) return () => undefined;
  const subscription = liveQuery(afterFrame(() => isUnsentHere(db))).subscribe({
    next: (isUnsent) => {
      if (isUnsent) void serviceWorker.ready.then(askForBackgroundSync).catch(() => false);
    },
    error: () => undefined,
  });
  return () => subscription.unsubscribe();
}
