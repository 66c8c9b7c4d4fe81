// What a reload would lose: a half-filled form, a running workout. Every tab with something unfinished holds a shared
// lock; whoever wants to reload them all needs it exclusively.

const LOCK = 'unfinished';

type Locks = Pick<LockManager, 'request'>;

const ownLocks = (): Locks | null => globalThis.navigator?.locks ?? null;

let unfinished = 0;

/** Something is unfinished in this tab. */
export const isUnfinished = (): boolean => unfinished > 0;

const waiting = new Set<() => void>();

/** Calls once, as soon as nothing is unfinished in this tab. */
export function onFinished(listener: () => void): void {
  waiting.add(listener);
}

function announceEnd(): void {
  const listeners = [...waiting];
  waiting.clear();
  for (const listener of listeners) listener();
}

/** Until the function it returns is called. */
export function holdUnfinished(locks: Locks | null = ownLocks()): () => void {
  const done = new AbortController();
  unfinished++;
  // Without locks only this tab can be asked.
  const ended = new Promise<void>((resolve) => done.signal.addEventListener('abort', () => resolve(), { once: true }));
  locks?.request(LOCK, { mode: 'shared' }, () => ended).catch(() => undefined);
  return () => {
    if (done.signal.aborted) return;
    done.abort();
    unfinished--;
    if (unfinished === 0) announceEnd();
  };
}

/**
 * Runs `work` if nothing is unfinished in any tab, and lets nothing begin until it is done. False if it did not run.
 */
export async function whileNothingUnfinished(
  work: () => Promise<void>,
  locks: Locks | null = ownLocks(),
): Promise<boolean> {
  if (isUnfinished()) return false;
  if (!locks) {
    await work();
    return true;
  }
  return locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (!lock) return false;
    await work();
    return true;
  });
}

/** Calls once, as soon as nothing is unfinished in any tab. */
export function whenAllFinished(listener: () => void, locks: Locks | null = ownLocks()): void {
  if (locks) locks.request(LOCK, { mode: 'exclusive' }, listener).catch(() => undefined);
  else onFinished(listener);
}
