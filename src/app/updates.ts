import { isUnfinished, onAllFinished, onFinished, whileAllIsFinished } from '#src/lib/unfinished.ts';

// A new version waits until the person wants it and nothing is unfinished in any tab. Then every tab reloads, once.

type Update =
  | 'none'
  | 'ready'
  /** Wanted, but a workout or a form is open somewhere. */
  | 'held';

/** The part of workbox-window's `Workbox` that is used. */
export interface Worker {
  addEventListener(type: 'waiting' | 'controlling', listener: (event: { isUpdate?: boolean }) => void): void;
  messageSkipWaiting(): void;
  update(): Promise<void>;
}

interface Page {
  reload(): void;
  /** Survives the reload, so that a chunk that is missing for good does not reload for ever. */
  marks: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

const RELOADED = 'reloaded-for-a-missing-file';
const MISSING_AGAIN_MS = 60_000;

export interface Updates {
  readonly getSnapshot: () => Update;
  readonly subscribe: (listener: () => void) => () => void;
  /** The worker is known, and this page has one or not: a first one may have taken over before anybody listened. */
  registered(isControlled: boolean): void;
  /** The person wants the new version. */
  apply(): Promise<void>;
  look(): Promise<void>;
  /** A file of this version is gone: another version has taken its place. False where a reload would not help. */
  fileIsMissing(now?: number): boolean;
}

export function createUpdates(worker: Worker | null, page: Page, locks?: Pick<LockManager, 'request'>): Updates {
  let state: Update = 'none';
  let isReloading = false;
  let hasWorker = false;
  const listeners = new Set<() => void>();

  function set(next: Update): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function reload(): void {
    if (isReloading) return;
    isReloading = true;
    page.reload();
  }

  /** Another tab has let the new version in: this one follows as soon as nothing is lost by it. */
  function follow(): void {
    if (!isUnfinished()) {
      reload();
      return;
    }
    set('held');
    onFinished(reload);
  }

  worker?.addEventListener('waiting', () => set('ready'));
  worker?.addEventListener('controlling', ({ isUpdate }) => {
    // The first worker of all takes over a page that is as new as itself. What follows it in the same page is an update,
    // which workbox-window does not call one: it goes by how the page was loaded.
    if (isUpdate || hasWorker) follow();
    hasWorker = true;
  });

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    registered(isControlled) {
      hasWorker ||= isControlled;
    },
    async apply() {
      const controlled = new Promise<void>((resolve) => worker?.addEventListener('controlling', () => resolve()));
      const isDone = await whileAllIsFinished(async () => {
        worker?.messageSkipWaiting();
        await controlled;
      }, locks);
      if (isDone) return;
      set('held');
      onAllFinished(() => set('ready'), locks);
    },
    // Offline there is nothing to find, and that is no fault.
    look: async () => worker?.update().catch(() => undefined),
    fileIsMissing(now = Date.now()) {
      const last = Number(page.marks.getItem(RELOADED) ?? 0);
      if (now - last < MISSING_AGAIN_MS) return false;
      page.marks.setItem(RELOADED, String(now));
      follow();
      return true;
    },
  };
}
