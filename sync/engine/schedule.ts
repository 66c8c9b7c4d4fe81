import type { Timers } from './database.ts';

export interface Rhythm {
  /** The wait after the first failure; each further failure doubles it. */
  firstMs: number;
  mostMs: number;
  /** Between two pulls when nothing asks for one. */
  everyMs: number;
  /** While the server holds changes back behind an open transaction. */
  soonMs: number;
}

export const RHYTHM: Rhythm = { firstMs: 1000, mostMs: 60_000, everyMs: 60_000, soonMs: 1000 };

/** Law 10: capped and jittered, so that a thousand devices do not return at once; never before the server allows. */
export function waitAfter(failures: number, rhythm: Rhythm, random: () => number, retryAfterSeconds = 0): number {
  const most = Math.min(rhythm.mostMs, rhythm.firstMs * 2 ** Math.max(0, failures - 1));
  return Math.max(most * (0.5 + random() / 2), retryAfterSeconds * 1000 * (1 + random() / 10));
}

export interface Schedule {
  /** Start nothing before the wait ends. */
  readonly waiting: boolean;
  /** The server asked for the wait: even running work pauses. */
  readonly bidden: boolean;
  readonly failures: number;
  /** Waits before the next attempt, longer each time. */
  failed(retryAfterSeconds?: number): void;
  /** Waits until somebody asks: retrying alone would not help. */
  paused(): void;
  succeeded(heldBack: boolean): void;
  /** Ends a wait, unless the server asked for it. */
  called(): void;
  stop(): void;
}

export interface ScheduleOptions {
  timers: Timers;
  random: () => number;
  rhythm: Rhythm;
}

/** Decides when `run` is called again, whatever it does. */
export function createSchedule(run: () => void, { timers, random, rhythm }: ScheduleOptions): Schedule {
  let handle: unknown = null;
  let waiting = false;
  let serverAsked = false;
  let failures = 0;
  let stopped = false;

  function after(ms: number): void {
    timers.clear(handle);
    if (stopped) return;
    handle = timers.set(() => {
      waiting = false;
      serverAsked = false;
      // Whatever the result, there is a next time.
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
      return serverAsked;
    },
    get failures() {
      return failures;
    },
    failed(retryAfterSeconds) {
      failures++;
      // Further failures do not shorten the wait.
      if (serverAsked && retryAfterSeconds === undefined) return;
      waiting = true;
      serverAsked = retryAfterSeconds !== undefined;
      after(waitAfter(failures, rhythm, random, retryAfterSeconds));
    },
    paused() {
      if (serverAsked) return;
      waiting = true;
      after(jittered(rhythm.everyMs));
    },
    succeeded(heldBack) {
      if (serverAsked) return;
      failures = 0;
      after(jittered(heldBack ? rhythm.soonMs : rhythm.everyMs));
    },
    called() {
      if (!serverAsked) waiting = false;
    },
    stop() {
      stopped = true;
      timers.clear(handle);
    },
  };
}
