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
import { Turns } from './turns.ts';

export interface ReplicationOptions extends CourierOptions {
  random?: () => number;
  rhythm?: Partial<Rhythm>;
  digestEveryMs?: number;
}

/** What is the same whoever drives: the courier, failures and waits, status, log, digest. */
export interface Conductor {
  readonly courier: Courier;
  readonly turns: Turns;
  /** Stopped, or waiting before the next attempt. */
  readonly resting: boolean;
  /** Stopped, or the server asked for a wait: not even a pull under way goes on. */
  readonly halted: boolean;
  /** How often somebody has asked for a pull. */
  readonly wanted: number;
  /** Sends until nothing is left; never rejects. */
  readonly drain: () => Promise<void>;
  /** A pull has come to its end. The caller still has its turn. */
  pulled(page: Page): Promise<void>;
  readonly failed: (error: unknown) => void;
  /** Somebody calls for a look at the server: it ends a wait. */
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

/** More rounds than any backlog of this app has; what is left goes with the next attempt. */
const MOST_ROUNDS = 200;

/** Status and log are told, not needed: where even they cannot be written, the queue is safe all the same. */
function tell(writing: Promise<unknown>): void {
  writing.catch(() => undefined);
}

function codeOf(error: unknown): string {
  if (error instanceof TransportError) return error.code ?? '';
  return error instanceof Error ? error.name : 'unknown';
}

type Log = (event: string, detail?: LogEvent['detail']) => void;

/** What a failure means for the next attempt, the status and the log. */
function heed(error: unknown, db: Local, schedule: Schedule, log: Log): void {
  if (error instanceof CursorMoved) {
    schedule.succeeded(true);
    return log('another context pulled');
  }
  const failure = error instanceof TransportError ? error : null;
  if (failure?.kind === 'sign-in' || failure?.kind === 'update-needed') schedule.paused();
  else schedule.failed(failure?.retryAfterSeconds);
  tell(saveStall(db, failure ? STALLS[failure.kind] : 'storage'));
  return log(failure?.kind ?? 'storage', { code: codeOf(error), attempt: schedule.failures });
}

/** Answers how many entries were sent. */
async function sendAll(courier: Courier, turns: Turns, isResting: () => boolean): Promise<number> {
  let total = 0;
  for (let round = 0; round < MOST_ROUNDS && !isResting(); round++) {
    const leave = await turns.take();
    try {
      if (isResting()) break;
      const sent = await courier.push();
      if (sent === 0) break;
      total += sent;
    } finally {
      leave();
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
  const turns = new Turns();
  let wanted = 1;
  let [stopped, sendFails] = [false, false];
  const schedule = createSchedule(want, { timers, random, rhythm: { ...RHYTHM, ...options.rhythm } });
  const isResting = (): boolean => stopped || schedule.waiting;

  function want(): void {
    wanted++;
    if (!stopped) resync();
  }

  const log: Log = (event, detail = {}) => tell(record(db, { at: clock.now(), event, detail }));

  function failed(error: unknown): void {
    if (!stopped && !(error instanceof Stopped)) heed(error, db, schedule, log);
  }

  const inspect = createInspection(db, transport, courier, { clock, everyMs: options.digestEveryMs, again: want, log });

  return {
    courier,
    turns,
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
        const sent = await sendAll(courier, turns, isResting);
        if (isResting()) return;
        // What the server made of it is news, and after a failure it has to be said that all is well.
        if (sent > 0 || sendFails) want();
        sendFails = false;
      } catch (error) {
        sendFails = true;
        failed(error);
      }
    },
    async pulled(page) {
      if (stopped) return;
      // All was heard, whatever can be sent.
      await saveLastSync(db, clock.now());
      // Another leader may have sent what failed here, and then nobody drains again.
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
