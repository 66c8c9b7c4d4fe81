import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Timers } from '#sync/engine/database.ts';
import { seekLeadership } from '#sync/engine/leader.ts';
import { openLocal } from './devices.ts';

type Granted = () => Promise<void>;

/** Web locks as the standard has them, for one lock: a queue, and taking away. Node 22 has none. */
function webLocks(): Pick<LockManager, 'request'> {
  let holder: { lose: () => void } | null = null;
  const queue: (() => void)[] = [];
  const grant = (run: Granted): Promise<void> =>
    new Promise((resolve, reject) => {
      const mine = { lose: () => reject(new DOMException('stolen', 'AbortError')) };
      holder = mine;
      void (async () => {
        await run();
        if (holder === mine) {
          holder = null;
          queue.shift()?.();
        }
        resolve();
      })();
    });
  const request = (_: string, { steal }: LockOptions, run: Granted): Promise<void> => {
    if (steal) {
      holder?.lose();
      return grant(run);
    }
    if (holder === null) return grant(run);
    return new Promise((resolve, reject) => queue.push(() => void grant(run).then(resolve, reject)));
  };
  return { request } as unknown as Pick<LockManager, 'request'>;
}

function handTimers() {
  let now = 0;
  let [frozen, putBack] = [false, 0];
  let due: { run: () => void; at: number }[] = [];
  const timers: Timers = {
    set(run, ms) {
      const timer = { run, at: now + ms };
      due.push(timer);
      return timer;
    },
    clear(handle) {
      due = due.filter((timer) => timer !== handle);
    },
  };
  return {
    timers,
    clock: { now: () => now - putBack },
    putBack: (ms: number) => {
      putBack += ms;
    },
    freeze: () => {
      frozen = true;
    },
    async pass(ms: number) {
      now += ms;
      if (frozen) return;
      const ready = due.filter(({ at }) => at <= now);
      due = due.filter(({ at }) => at > now);
      for (const { run } of ready) run();
      await new Promise((resolve) => setTimeout(resolve, 20));
    },
  };
}

async function contexts() {
  const db = await openLocal(randomUUID());
  const locks = webLocks();
  const counts: [number, number] = [0, 0];
  const open = (n: 0 | 1) => {
    const time = handTimers();
    const begin = () => {
      counts[n]++;
      return () => {
        counts[n]--;
      };
    };
    return { time, seat: seekLeadership(db, begin, { locks, clock: time.clock, timers: time.timers }) };
  };
  const [one, two] = [open(0), open(1)];
  const pass = async (ms: number) => {
    for (let gone = 0; gone < ms; gone += 5000) for (const { time } of [one, two]) await time.pass(5000);
  };
  return { one, two, counts, pass };
}

describe('law 13: one leader', () => {
  it('leads in one of two tabs, and in the other once the first is closed', async () => {
    const { one, two, counts, pass } = await contexts();
    await pass(60_000);
    expect([one.seat.leads, two.seat.leads, ...counts]).toEqual([true, false, 1, 0]);
    one.seat.stop();
    await pass(0);
    await expect.poll(() => [one.seat.leads, two.seat.leads, ...counts]).toEqual([false, true, 0, 1]);
    two.seat.stop();
  });

  it('replaces a leader that is frozen, which then steps down', async () => {
    const { one, two, counts, pass } = await contexts();
    await pass(5000);
    one.time.freeze();
    await pass(30_000);
    expect([two.seat.leads, ...counts]).toEqual([true, 0, 1]);
    one.seat.stop();
    two.seat.stop();
  });

  it('replaces it also where the clock was put back since its last pulse', async () => {
    const { one, two, counts, pass } = await contexts();
    await pass(5000);
    one.time.freeze();
    two.time.putBack(3_600_000);
    await pass(10_000);
    expect([two.seat.leads, ...counts]).toEqual([true, 0, 1]);
    one.seat.stop();
    two.seat.stop();
  });

  it('leads where there are no locks, because two leaders do no harm', async () => {
    const db = await openLocal(randomUUID());
    const seat = seekLeadership(db, () => () => {}, { locks: null });
    expect(seat.leads).toBe(true);
    seat.stop();
    expect(seat.leads).toBe(false);
  });

  it('asks again only with the next tick where a lock is refused at once, as it is in a page that was left', async () => {
    const db = await openLocal(randomUUID());
    const time = handTimers();
    let asked = 0;
    let lock: Pick<LockManager, 'request'> | null = null;
    const request = (...given: Parameters<LockManager['request']>) => {
      asked += 1;
      // Asked without end, it would never come to a next step.
      if (asked > 100) return new Promise(() => {});
      return lock ? lock.request(...given) : Promise.reject(new DOMException('left', 'InvalidStateError'));
    };
    const locks = { request } as Pick<LockManager, 'request'>;
    const seat = seekLeadership(db, () => () => undefined, { locks, clock: time.clock, timers: time.timers });
    await time.pass(0);
    expect(asked).toBe(1);
    await time.pass(5000);
    expect(asked).toBe(2);
    lock = webLocks();
    await time.pass(5000);
    expect({ asked, leads: seat.leads }).toEqual({ asked: 3, leads: true });
    await time.pass(5000);
    expect(asked).toBe(3);
    seat.stop();
  });
});
