import { REAL_TIMERS } from './database.ts';
import type { Local, Timers } from './database.ts';
import { REAL_CLOCK } from './journal.ts';
import type { Clock } from './journal.ts';

// Law 13. A web lock elects the leader. A frozen leader keeps its lock and does nothing, so a leader also writes a
// heartbeat, and whoever sees none steals the lock. Two leaders at a time are harmless: the server recognises what it
// has already seen, and a page applies only on the cursor it was requested with.

const HEARTBEAT_MS = 5000;
const EXPIRED_AFTER_MS = 20_000;

export interface LeaderOptions {
  locks?: Pick<LockManager, 'request'> | null;
  clock?: Clock;
  timers?: Timers;
  heartbeatMs?: number;
}

interface Leadership {
  readonly leads: boolean;
  stop(): void;
}

/** Calls `lead` whenever this context becomes the leader; the function it returns ends that. */
export function seekLeadership(db: Local, lead: () => () => void, options: LeaderOptions = {}): Leadership {
  const { locks = globalThis.navigator?.locks ?? null, clock = REAL_CLOCK, timers = REAL_TIMERS } = options;
  const { heartbeatMs = HEARTBEAT_MS } = options;
  const stopping = new AbortController();
  let end: (() => void) | null = null;
  let handle: unknown = null;
  let isInLine = false;

  const beat = (): Promise<unknown> => db.facts.put({ name: 'heartbeat', value: clock.now() });

  /** Holds the lock until stopped. When the lock is stolen the request rejects: somebody else leads now. */
  function hold(): Promise<void> {
    if (stopping.signal.aborted) return Promise.resolve();
    end ??= lead();
    void beat().catch(() => undefined);
    return new Promise((resolve) => stopping.signal.addEventListener('abort', () => resolve(), { once: true }));
  }

  function resign(): void {
    end?.();
    end = null;
  }

  function ask(steal: boolean): void {
    if (!steal) isInLine = true;
    if (!locks) {
      void hold();
      return;
    }
    const how = steal ? { steal } : { signal: stopping.signal };
    locks.request(`sync:${db.name}`, how, hold).catch((error: unknown) => {
      resign();
      if (steal) return;
      isInLine = false;
      // Whoever lost the lock queues behind the one who took it. Any other refusal, as in a page that was left, comes
      // at once and would repeat endlessly: wait for the next tick.
      if (!stopping.signal.aborted && (error as Error).name === 'AbortError') ask(false);
    });
  }

  async function look(): Promise<void> {
    if (end) {
      await beat();
      return;
    }
    const heartbeat = (await db.facts.get('heartbeat'))?.value ?? clock.now();
    // A heartbeat from the future counts as expired: the clock was put back.
    if (Math.abs(clock.now() - Number(heartbeat)) > EXPIRED_AFTER_MS) ask(true);
  }

  function tick(): void {
    if (stopping.signal.aborted) return;
    handle = timers.set(tick, heartbeatMs);
    if (!isInLine) ask(false);
    // A heartbeat that cannot be written looks like one that stopped.
    look().catch(() => undefined);
  }

  ask(false);
  handle = timers.set(tick, heartbeatMs);
  return {
    get leads() {
      return end !== null;
    },
    stop() {
      stopping.abort();
      timers.clear(handle);
      resign();
    },
  };
}
