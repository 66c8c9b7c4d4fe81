import { REAL_TIMERS } from './database.ts';
import type { Local } from './database.ts';
import { createCourier, Stopped } from './courier.ts';
import type { Courier, CourierOptions } from './courier.ts';
import { createInspection } from './inspection.ts';
import { REAL_CLOCK } from './journal.ts';
import { record } from './log.ts';
import type { LogEvent } from './log.ts';
import { CursorMoved } from './pages.ts';
import { createSchedule, RHYTHM } from './schedule.ts';
import type { Rhythm, Schedule } from './schedule.ts';
import { saveLastSync, saveStall } from './status.ts';
import type { Stall } from './status.ts';
import { TransportError } from './transport.ts';
import type { FailureKind, Page, Transport } from './transport.ts';
import { Mutex } from './mutex.ts';

export interface ReplicationOptions extends CourierOptions {
  random?: () => number;
  rhythm?: Partial<Rhythm>;
  digestEveryMs?: number;
  /** When the queue is looked at after it has changed: a page lets the frame with the press go first. */
  when?: <T>(read: () => Promise<T>) => () => Promise<T>;
}

/** What does not depend on who drives: courier, failures and waits, status, log, digest. */
export interface Conductor {
  readonly courier: Courier;
  readonly mutex: Mutex;
  /** Stopped, or waiting before the next attempt. */
  readonly resting: boolean;
  /** Stopped, or told by the server to wait: even a running pull pauses. */
  readonly halted: boolean;
  /** Number of pulls asked for. */
  readonly wanted: number;
  /** Sends until the queue is empty; never rejects. */
  readonly drain: () => Promise<void>;
  /** A pull has finished. The caller still holds the mutex. */
  pulled(page: Page): Promise<void>;
  readonly failed: (error: unknown) => void;
  /** Something asks for a sync now: ends a wait. */
  readonly poke: () => void;
  stop(): void;
}

const STALLS: Record<FailureKind, Stall> = {
  offline: 'offline',
  portal: 'portal',
  server: 'cannot-reach',
  'sign-in': 'sign-in',
  'update-needed': 'update-needed',
  refused: 'needs-attention',
};

/** More rounds than any backlog needs; the rest goes with the next attempt. */
const MOST_ROUNDS = 200;

/** Status and log are best effort: the queue is safe without them. */
function bestEffort(writing: Promise<unknown>): void {
  writing.catch(() => undefined);
}

function codeOf(error: unknown): string {
  if (error instanceof TransportError) return error.code ?? '';
  return error instanceof Error ? error.name : 'unknown';
}

type Log = (event: string, detail?: LogEvent['detail']) => void;

/** What a failure means for the next attempt, the status and the log. */
function handleFailure(error: unknown, db: Local, schedule: Schedule, log: Log): void {
  if (error instanceof CursorMoved) {
    schedule.succeeded(true);
    return log('another context pulled');
  }
  const failure = error instanceof TransportError ? error : null;
  if (failure?.kind === 'sign-in' || failure?.kind === 'update-needed') schedule.paused();
  else schedule.failed(failure?.retryAfterSeconds);
  bestEffort(saveStall(db, failure ? STALLS[failure.kind] : 'storage'));
  return log(failure?.kind ?? 'storage', { code: codeOf(error), attempt: schedule.failures });
}

/** Returns how many entries were sent. */
async function sendAll(courier: Courier, mutex: Mutex, isResting: () => boolean): Promise<number> {
  let total = 0;
  for (let round = 0; round < MOST_ROUNDS && !isResting(); round++) {
    const release = await mutex.take();
    try {
      if (isResting()) break;
      const sent = await courier.push();
      if (sent === 0) break;
      total += sent;
    } finally {
      release();
    }
  }
  return total;
}

export function createConductor(
  db: Local,
  transport: Transport,
  resync: () => void,
  options: ReplicationOptions,
): Conductor {
  const { clock = REAL_CLOCK, timers = REAL_TIMERS, random = Math.random } = options;
  const courier = createCourier(db, transport, options);
  const mutex = new Mutex();
  let wanted = 1;
  let [stopped, sendFails] = [false, false];
  const schedule = createSchedule(want, { timers, random, rhythm: { ...RHYTHM, ...options.rhythm } });
  const isResting = (): boolean => stopped || schedule.waiting;

  function want(): void {
    wanted++;
    if (!stopped) resync();
  }

  const log: Log = (event, detail = {}) => bestEffort(record(db, { at: clock.now(), event, detail }));

  function failed(error: unknown): void {
    if (!stopped && !(error instanceof Stopped)) handleFailure(error, db, schedule, log);
  }

  const inspect = createInspection(db, transport, courier, { clock, everyMs: options.digestEveryMs, again: want, log });

  return {
    courier,
    mutex: mutex,
    failed,
    get resting() {
      return isResting();
    },
    get halted() {
      return stopped || schedule.bidden;
    },
    get wanted() {
      return wanted;
    },
    async drain() {
      try {
        const sent = await sendAll(courier, mutex, isResting);
        if (isResting()) return;
        // The server's answer is a change to pull, and after a failure the status has to clear.
        if (sent > 0 || sendFails) want();
        sendFails = false;
      } catch (error) {
        sendFails = true;
        failed(error);
      }
    },
    async pulled(page) {
      if (stopped) return;
      // Everything is answered that can be sent.
      await saveLastSync(db, clock.now());
      // Another leader may have sent what failed here, and nothing would drain again.
      sendFails &&= (await db.outbox.count()) > 0;
      if (isResting() || sendFails) return;
      const hadFailures = schedule.failures > 0;
      schedule.succeeded(page.held_back);
      await saveStall(db, null);
      if (!page.held_back) await inspect(hadFailures);
    },
    poke() {
      schedule.called();
      want();
    },
    stop() {
      stopped = true;
      schedule.stop();
      courier.stop();
    },
  };
}
