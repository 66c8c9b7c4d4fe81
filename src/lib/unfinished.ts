// What would be lost by a reload: a form that was typed into, a workout that is going on. Every tab says so in a lock
// that they share; whoever wants to reload them all has to get it for himself alone.

const LOCK = 'unfinished';

type Locks = Pick<LockManager, 'request'>;

const ownLocks = (): Locks | null => globalThis.navigator?.locks ?? null;

let held = 0;

/** Whether something is unfinished in this tab. */
export const isUnfinished = (): boolean => held > 0;

const waiting = new Set<() => void>();

/** Calls once, as soon as nothing is unfinished in this tab any more. */
export function onFinished(listener: () => void): void {
  waiting.add(listener);
}

function tellOfTheEnd(): void {
  const told = [...waiting];
  waiting.clear();
  for (const listener of told) listener();
}

/** Until what it answers is called. */
export function holdUnfinished(locks: Locks | null = ownLocks()): () => void {
  const done = new AbortController();
  held++;
  // A browser without locks has only this tab to ask.
  const ended = new Promise<void>((resolve) => done.signal.addEventListener('abort', () => resolve(), { once: true }));
  locks?.request(LOCK, { mode: 'shared' }, () => ended).catch(() => undefined);
  return () => {
    if (done.signal.aborted) return;
    done.abort();
    held--;
    if (held === 0) tellOfTheEnd();
  };
}

/** Runs `work` if nothing is unfinished in any tab, and lets nothing begin meanwhile. False if it did not run. */
export async function whileAllIsFinished(
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
export function onAllFinished(listener: () => void, locks: Locks | null = ownLocks()): void {
  if (locks) locks.request(LOCK, { mode: 'exclusive' }, listener).catch(() => undefined);
  else onFinished(listener);
}
