import type { AppData } from '#src/data/app-data.ts';
import { endPush } from '#src/data/push-here.ts';
import { isDeleted } from '#src/data/session/deletion.ts';
import { settings } from '#src/data/settings/use-settings.ts';
import { toast } from '#src/ui/toasts.ts';

interface Words {
  title: string;
  help: string;
}

/** Nobody clicked anything on this device. */
const READING_MS = 60_000;

/** Asks the server whenever the app is seen, until it says that this account was deleted; then the device is wiped. */
export function followDeletion(data: AppData, who: string, { title, help }: Words, signal: AbortSignal): void {
  let isAsking = false;

  async function leaveWhereDeleted(): Promise<void> {
    if (!(await isDeleted(data.session, who))) return;
    settings.forgetUnsaved();
    void endPush(data.session).catch(() => undefined);
    await data.signOut('wipe');
    toast({ title, description: help, duration: READING_MS });
  }

  const look = (): void => {
    if (signal.aborted || document.visibilityState !== 'visible' || isAsking) return;
    isAsking = true;
    // If it could not ask, it asks at the next occasion.
    void leaveWhereDeleted()
      .catch(() => undefined)
      .finally(() => (isAsking = false));
  };

  look();
  document.addEventListener('visibilitychange', look, { signal });
  globalThis.addEventListener('online', look, { signal });
}
