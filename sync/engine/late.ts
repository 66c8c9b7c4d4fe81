import { REAL_TIMERS } from './database.ts';
import type { Local } from './database.ts';
import type { ReplicationOptions } from './conductor.ts';
import { REAL_CLOCK } from './journal.ts';
import { record } from './log.ts';
import type { Replication } from './replicate.ts';
import { createSchedule, RHYTHM } from './schedule.ts';
import { saveStall } from './status.ts';

/** Resolves with a function that starts replicating. */
export type Load = () => Promise<() => Replication>;

/**
 * A replication whose code is loaded later. Until then writes wait in the outbox; if loading fails, the status says so
 * and it is tried again.
 */
export function replicateLate(
  db: Local,
  load: Load,
  { timers = REAL_TIMERS, random = Math.random, clock = REAL_CLOCK, rhythm }: ReplicationOptions = {},
): Pick<Replication, 'poke' | 'stop'> {
  let replication: Replication | null = null;
  let isLoading = false;
  let stopped = false;
  const schedule = createSchedule(() => void begin(), { timers, random, rhythm: { ...RHYTHM, ...rhythm } });

  /** Schedules the next attempt first: it must come even if this failure cannot be logged. */
  async function fail(cause: unknown): Promise<null> {
    if (stopped) return null;
    schedule.failed();
    const code = cause instanceof Error ? cause.name : 'unknown';
    const entry = { at: clock.now(), event: 'code', detail: { code, attempt: schedule.failures } };
    await Promise.all([saveStall(db, 'cannot-reach'), record(db, entry)]).catch(() => undefined);
    return null;
  }

  async function begin(): Promise<void> {
    if (replication || isLoading || stopped) return;
    isLoading = true;
    const start = await load()
      .finally(() => {
        isLoading = false;
      })
      .catch(fail);
    if (!start || stopped || replication) return;
    schedule.stop();
    replication = start();
  }

  void begin();
  return {
    poke() {
      if (replication) replication.poke();
      else void begin();
    },
    async stop() {
      stopped = true;
      schedule.stop();
      await replication?.stop();
    },
  };
}
