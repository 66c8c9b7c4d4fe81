import { REAL_TIMERS } from './database.ts';
import type { Local, Timers } from './database.ts';
import { REAL_CLOCK } from './journal.ts';
import type { Clock } from './journal.ts';

// Law 13. A web lock elects who syncs. A leader that is frozen holds its lock and does nothing, so it also has to show
// a pulse; whoever sees none takes the lock away. That two may lead for a while does no harm: the server knows what it
// has seen, and a page is only applied on the cursor it was asked with.

const PULSE_MS = 5000;
const DEAD_AFTER_MS = 20_000;

export interface LeaderOptions {
  locks?: Pick<LockManager, 'request'> | null;
  clock?: Clock;
  timers?: Timers;
  pulseMs?: number;
}

interface Leadership {
  readonly leads: boolean;
  stop(): void;
}

/** Calls `lead` whenever this context becomes the leader; what that answers ends it. */
export function seekLeadership(db: Local, lead: () => () => void, options: LeaderOptions = {}): Leadership {
  const { locks = globalThis.navigator?.locks ?? null, clock = REAL_CLOCK, timers = REAL_TIMERS } = options;
  const { pulseMs = PULSE_MS } = options;
  const stopping = new AbortController();
  let end: (() => void) | null = null;
  let handle: unknown = null;
  let isInLine = false;

  const beat = (): Promise<unknown> => db.facts.put({ name: 'pulse', value: clock.now() });

  /** Holds the lock until it is stopped. A lock that is taken away rejects, and then somebody else leads. */
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
      // Whoever lost the lock queues up again behind the one who took it. Every other refusal comes at once, as in a page
      // that has been left, and would come again without end: that one waits for the next tick.
      if (!stopping.signal.aborted && (error as Error).name === 'AbortError') ask(false);
    });
  }

  async function look(): Promise<void> {
    if (end) {
      await beat();
      return;
    }
    const pulse = (await db.facts.get('pulse'))?.value ?? clock.now();
    // Far ahead it is of before the clock was put back, and says no more of whoever leads than one long ago.
    if (Math.abs(clock.now() - Number(pulse)) > DEAD_AFTER_MS) ask(true);
  }

  function tick(): void {
    if (stopping.signal.aborted) return;
    handle = timers.set(tick, pulseMs);
    if (!isInLine) ask(false);
    // A pulse that cannot be written shows as one that stands still.
    look().catch(() => undefined);
  }

  ask(false);
  handle = timers.set(tick, pulseMs);
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
