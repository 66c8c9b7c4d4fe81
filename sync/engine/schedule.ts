import type { Timers } from './database.ts';

export interface Rhythm {
  /** The first wait after a failure; each further one doubles it. */
  firstMs: number;
  mostMs: number;
  /** Between two looks at the server when nothing calls for one. */
  everyMs: number;
  /** When the server holds news back behind an open transaction. */
  soonMs: number;
}

export const RHYTHM: Rhythm = { firstMs: 1000, mostMs: 60_000, everyMs: 60_000, soonMs: 1000 };

/** Law 10: capped and jittered, so that a thousand devices do not come back as one; never before the server said. */
export function waitAfter(failures: number, rhythm: Rhythm, random: () => number, retryAfterSeconds = 0): number {
  const most = Math.min(rhythm.mostMs, rhythm.firstMs * 2 ** Math.max(0, failures - 1));
  return Math.max(most * (0.5 + random() / 2), retryAfterSeconds * 1000 * (1 + random() / 10));
}

export interface Schedule {
  /** Nothing is to be begun before the wait is over. */
  readonly waiting: boolean;
  /** The server asked for the wait: not even what is under way goes on. */
  readonly bidden: boolean;
  readonly failures: number;
  /** Waits before the next attempt; longer each time. */
  failed(retryAfterSeconds?: number): void;
  /** Waits for somebody to call: trying again by itself would not help. */
  paused(): void;
  succeeded(heldBack: boolean): void;
  /** Ends a wait, but for one that the server asked for. */
  called(): void;
  stop(): void;
}

export interface ScheduleOptions {
  timers: Timers;
  random: () => number;
  rhythm: Rhythm;
}

/** Decides when `run` is called again; what it does is not its business. */
export function createSchedule(run: () => void, { timers, random, rhythm }: ScheduleOptions): Schedule {
  let handle: unknown = null;
  let waiting = false;
  let bidden = false;
  let failures = 0;
  let stopped = false;

  function after(ms: number): void {
    timers.clear(handle);
    if (stopped) return;
    handle = timers.set(() => {
      waiting = false;
      bidden = false;
      // Whatever comes of it, there is a next time.
      after(jittered(rhythm.everyMs));
      run();
    }, ms);
  }
  const jittered = (ms: number): number => ms * (0.75 + random() / 2);
  after(jittered(rhythm.everyMs));

  return {
    get waiting() {
      return waiting;
    },
    get bidden() {
      return bidden;
    },
    get failures() {
      return failures;
    },
    failed(retryAfterSeconds) {
      failures++;
      // What else fails meanwhile does not shorten the wait.
      if (bidden && retryAfterSeconds === undefined) return;
      waiting = true;
      bidden = retryAfterSeconds !== undefined;
      after(waitAfter(failures, rhythm, random, retryAfterSeconds));
    },
    paused() {
      if (bidden) return;
      waiting = true;
      after(jittered(rhythm.everyMs));
    },
    succeeded(heldBack) {
      if (bidden) return;
      failures = 0;
      after(jittered(heldBack ? rhythm.soonMs : rhythm.everyMs));
    },
    called() {
      if (!bidden) waiting = false;
    },
    stop() {
      stopped = true;
      timers.clear(handle);
    },
  };
}
