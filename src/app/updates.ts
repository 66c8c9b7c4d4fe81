import { isUnfinished, whenAllFinished, onFinished, whileNothingUnfinished } from '#src/lib/unfinished.ts';
import type { Worker } from './worker.ts';

// A new version waits until the person wants it and nothing is unfinished in any tab. Then every tab reloads once.

type Update =
  | 'none'
  | 'ready'
  /** Wanted, and on its way in. */
  | 'coming'
  /** Wanted, but a workout or a form is open somewhere. */
  | 'held';

interface Page {
  reload(): void;
  /** Survives the reload, so that a chunk that is missing for good does not cause endless reloads. */
  marks: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** The waits between two checks after a version failed to download or the server did not answer. */
const AGAIN_MS = 60_000;
const AGAIN_AT_MOST_MS = 60 * 60 * 1000;

const RELOADED = 'reloaded-for-a-missing-file';
const MISSING_AGAIN_MS = 60_000;

export interface Updates {
  readonly getSnapshot: () => Update;
  readonly subscribe: (listener: () => void) => () => void;
  /** The person wants the new version. */
  apply(): Promise<void>;
  look(): Promise<void>;
  /** A file of this version did not load: another version has replaced it, or it is corrupt on this device. */
  fileIsMissing(now?: number): Promise<void>;
}

export function createUpdates(worker: Worker | null, page: Page, locks?: Pick<LockManager, 'request'>): Updates {
  let state: Update = 'none';
  let isReloading = false;
  let failures = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
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

  /** Another tab has activated the new version: reload as soon as nothing is lost by it. */
  function follow(): void {
    if (!isUnfinished()) {
      reload();
      return;
    }
    set('held');
    onFinished(reload);
  }

  function lookAgain(): void {
    clearTimeout(again);
    again = setTimeout(() => void look(), Math.min(AGAIN_AT_MOST_MS, AGAIN_MS * 2 ** failures++));
  }

  function letIn(next: Worker): Promise<void> {
    set('coming');
    next.letIn();
    return new Promise((resolve) => next.addEventListener('controlling', () => resolve()));
  }

  async function look(): Promise<void> {
    await worker?.update().catch(lookAgain);
  }

  worker?.addEventListener('failed', lookAgain);
  worker?.addEventListener('waiting', () => {
    failures = 0;
    // Another one may have taken the place of the one that was let in.
    if (state === 'coming') worker.letIn();
    else set('ready');
  });
  worker?.addEventListener('controlling', ({ isUpdate }) => {
    // The very first worker takes over a page of its own version.
    if (isUpdate) follow();
  });

  return {
    getSnapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async apply() {
      if (!worker || state === 'coming') return;
      if (await whileNothingUnfinished(() => letIn(worker), locks)) return;
      set('held');
      whenAllFinished(() => set('ready'), locks);
    },
    look,
    async fileIsMissing(now = Date.now()) {
      const last = Number(page.marks.getItem(RELOADED) ?? 0);
      if (now - last < MISSING_AGAIN_MS) return;
      page.marks.setItem(RELOADED, String(now));
      await worker?.repair();
      follow();
    },
  };
}
