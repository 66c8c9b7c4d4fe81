import { REAL_TIMERS } from './database.ts';
import type { Local, Timers } from './database.ts';
import { hold } from './hold.ts';
import { REAL_CLOCK } from './journal.ts';
import { record } from './log.ts';
import { outgoing, settle } from './push.ts';
import type { Clock } from './journal.ts';
import { applyPage, cursorOf } from './pages.ts';
import { TransportError } from './transport.ts';
import type { Cursor, Op, Page, Transport, Verdict } from './transport.ts';
import { isAboutTheRow } from './verdict.ts';

export interface CourierOptions {
  clock?: Clock;
  timers?: Timers;
  pageSize?: number;
  batchSize?: number;
  requestTimeoutMs?: number;
}

/** Carries one batch or one page between the journal and the server. When is the caller's business. */
export interface Courier {
  /** Sends one batch and settles it. Returns how many entries were sent. */
  push(): Promise<number>;
  position(): Promise<Cursor | null>;
  fetch(from: Cursor | null): Promise<Page>;
  apply(from: Cursor | null, page: Page): Promise<void>;
  /** One request, with a timeout. */
  ask<T>(request: (signal: AbortSignal) => Promise<T>): Promise<T>;
  stop(): void;
}

/** Arrived after the replication stopped, and must not be applied (law 12). */
export class Stopped extends Error {
  constructor() {
    super('stopped');
    this.name = 'Stopped';
  }
}

/** A row too large to send even alone would block everything behind it. */
function tooLarge(ops: readonly Op[], error: unknown): Verdict[] {
  const [op, second] = ops;
  const isTooLarge = error instanceof TransportError && /^(PT)?413$/.test(error.code ?? '');
  if (!op || second || !isTooLarge) throw error;
  const { entity, row } = op;
  return [{ entity, id: row.id, verdict: 'rejected', code: '22001', message: 'the record is too large to be sent' }];
}

export function createCourier(db: Local, transport: Transport, options: CourierOptions = {}): Courier {
  const { clock = REAL_CLOCK, timers = REAL_TIMERS, pageSize = 1000, batchSize = 1000 } = options;
  const { requestTimeoutMs = 30_000 } = options;
  const stopping = new AbortController();

  function ask<T>(request: (signal: AbortSignal) => Promise<T>): Promise<T> {
    if (stopping.signal.aborted) return Promise.reject(new Stopped());
    const giveUp = new AbortController();
    return new Promise<T>((resolve, reject) => {
      const leave = (): void => {
        giveUp.abort();
        reject(new Stopped());
      };
      // Hints wait for a running push, so a request that never answers would block everything.
      const handle = timers.set(() => {
        giveUp.abort();
        reject(new TransportError({ kind: 'server', code: 'time-out' }));
      }, requestTimeoutMs);
      stopping.signal.addEventListener('abort', leave, { once: true });
      request(giveUp.signal)
        .then(resolve, reject)
        .finally(() => {
          timers.clear(handle);
          stopping.signal.removeEventListener('abort', leave);
        });
    });
  }

  /** Law 3: the return trip is assumed to take half of the round trip. Differences below a second are noise. */
  async function learnOffset(serverTime: string, asked: number): Promise<void> {
    const offset = Math.round(Date.parse(serverTime) - (asked + clock.now()) / 2);
    if (!Number.isFinite(offset) || Math.abs(offset - db.offset) < 1000) return;
    db.offset = offset;
    await db.facts.put({ name: 'offset', value: offset });
  }

  return {
    ask,
    position: () => cursorOf(db),
    async push() {
      // Storage that fails here must not stop everything else that waits.
      await hold(db, clock.now())
        .catch(() => record(db, { at: clock.now(), event: 'hold failed' }))
        .catch(() => undefined);
      const ops = await outgoing(db, batchSize);
      if (ops.length === 0) return 0;
      const verdicts = await ask((signal) => transport.push(ops, signal)).catch((error: unknown) =>
        tooLarge(ops, error),
      );
      // A deadlock or a timeout is not the row's fault: ask again.
      const final = verdicts.map((v) => (v.verdict === 'rejected' && !isAboutTheRow(v.code) ? null : v));
      await settle(db, ops, final, clock);
      if (verdicts.length !== ops.length || final.includes(null))
        throw new TransportError({ kind: 'server', code: 'unanswered' });
      return ops.length;
    },
    async fetch(from) {
      const asked = clock.now();
      const page = await ask((signal) => transport.pull(from, pageSize, signal));
      await learnOffset(page.server_time, asked);
      return page;
    },
    async apply(from, page) {
      if (stopping.signal.aborted) throw new Stopped();
      await applyPage(db, from, page);
    },
    stop: () => stopping.abort(),
  };
}
