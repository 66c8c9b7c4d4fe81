import { describe, expect, it } from 'vitest';
import type { Timers } from '#sync/engine/database.ts';
import { createSchedule, RHYTHM, waitAfter } from '#sync/engine/schedule.ts';
import { classOf, isAboutTheRow, retryAfter } from '#sync/engine/verdict.ts';

function handClock() {
  let pending: { run: () => void; ms: number } | null = null;
  const timers: Timers = {
    set(run, ms) {
      pending = { run, ms };
      return pending;
    },
    clear(handle) {
      if (handle === pending) pending = null;
    },
  };
  return {
    timers,
    get ms() {
      return pending?.ms ?? null;
    },
    fire() {
      const due = pending;
      pending = null;
      due?.run();
    },
  };
}

describe('law 10: retries', () => {
  it('wait longer each time, up to the cap, and never all at once', () => {
    const waits = Array.from({ length: 10 }, (_, i) => waitAfter(i + 1, RHYTHM, () => 1));
    expect(waits.slice(0, 4)).toEqual([1000, 2000, 4000, 8000]);
    expect(Math.max(...waits)).toBe(60_000);
    expect(waitAfter(3, RHYTHM, () => 0)).toBe(2000);
  });

  it('honour Retry-After, also where it is longer than the cap', () => {
    expect(waitAfter(1, RHYTHM, () => 0, 120)).toBe(120_000);
    const clock = handClock();
    const schedule = createSchedule(() => {}, { timers: clock.timers, random: () => 0, rhythm: RHYTHM });
    schedule.failed(120);
    schedule.called();
    expect(schedule.waiting).toBe(true);
    clock.fire();
    expect(schedule.waiting).toBe(false);
    expect(retryAfter('7', 0)).toBe(7);
    expect(retryAfter('Thu, 01 Jan 1970 00:00:30 GMT', 10_000)).toBe(20);
    expect(retryAfter('soon', 0)).toBeUndefined();
    expect(retryAfter(null, 0)).toBeUndefined();
  });

  it('come no sooner than the server asked, whatever else fails or succeeds meanwhile', () => {
    const clock = handClock();
    const schedule = createSchedule(() => {}, { timers: clock.timers, random: () => 0, rhythm: RHYTHM });
    schedule.failed(120);
    schedule.failed();
    schedule.paused();
    schedule.succeeded(true);
    schedule.called();
    expect([clock.ms, schedule.waiting]).toEqual([120_000, true]);
    clock.fire();
    expect([schedule.waiting, schedule.bidden]).toEqual([false, false]);
  });

  it('begin anew after a success, and look by themselves while idle', () => {
    const clock = handClock();
    let runs = 0;
    const schedule = createSchedule(() => runs++, { timers: clock.timers, random: () => 1, rhythm: RHYTHM });
    schedule.failed();
    schedule.failed();
    expect([clock.ms, schedule.waiting]).toEqual([2000, true]);
    clock.fire();
    expect([runs, schedule.waiting, clock.ms]).toEqual([1, false, 75_000]);
    schedule.succeeded(false);
    expect([clock.ms, schedule.failures]).toEqual([75_000, 0]);
    schedule.succeeded(true);
    expect(clock.ms).toBe(1250);
    schedule.stop();
    expect(clock.ms).toBeNull();
  });

  it('do not hammer a server that wants a sign-in', () => {
    const clock = handClock();
    const schedule = createSchedule(() => {}, { timers: clock.timers, random: () => 1, rhythm: RHYTHM });
    schedule.paused();
    expect([clock.ms, schedule.waiting]).toEqual([75_000, true]);
    schedule.called();
    expect(schedule.waiting).toBe(false);
  });
});

describe('law 10: one table classes all errors', () => {
  it.each([
    [0, '', 'offline'],
    [511, '', 'portal'],
    [200, '', 'server'],
    [401, '', 'sign-in'],
    [401, 'PGRST301', 'sign-in'],
    [426, 'PT426', 'update-needed'],
    [400, 'PT426', 'update-needed'],
    [408, '', 'server'],
    [429, '', 'server'],
    [404, 'PGRST202', 'server'],
    [500, '40P01', 'server'],
    [400, '40001', 'server'],
    [409, '55P03', 'server'],
    [500, '57014', 'server'],
    [503, '53300', 'server'],
    [400, 'PT400', 'refused'],
    [413, 'PT413', 'refused'],
    [403, '42501', 'refused'],
  ] as const)('%i %s is %s', (status, code, kind) => {
    expect(classOf(status, code)).toBe(kind);
  });

  it('knows what is a row’s own fault', () => {
    expect(['22001', '23505', '42501', 'P0001'].every(isAboutTheRow)).toBe(true);
    expect(['40001', '40P01', '55P03', '57014', '42P01', 'P0002', 'XX000'].some(isAboutTheRow)).toBe(false);
  });
});
