import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { trafficMeter, trafficOf } from '#sync/engine/traffic.ts';
import { openLocal } from './devices.ts';

const AUGUST = Date.parse('2026-08-31T23:00:00Z');
const SEPTEMBER = Date.parse('2026-09-01T00:30:00Z');

afterEach(() => vi.useRealTimers());

describe('what sync has moved', () => {
  it('is added up, written together, and begins anew with the month', async () => {
    const db = await openLocal(randomUUID());
    const { count, written } = trafficMeter(db);
    vi.useFakeTimers({ toFake: ['Date'], now: AUGUST });
    expect(await trafficOf(db, AUGUST)).toEqual({ month: '2026-08', sent: 0, received: 0 });
    count({ sent: 100, received: 2000 });
    count({ sent: 20, received: 300 });
    expect(await trafficOf(db, AUGUST)).toMatchObject({ sent: 0 });
    await written();
    expect(await trafficOf(db, AUGUST)).toEqual({ month: '2026-08', sent: 120, received: 2300 });
    expect(await trafficOf(db, SEPTEMBER)).toEqual({ month: '2026-09', sent: 0, received: 0 });
    vi.setSystemTime(SEPTEMBER);
    count({ sent: 1, received: 2 });
    await written();
    expect(await trafficOf(db, SEPTEMBER)).toEqual({ month: '2026-09', sent: 1, received: 2 });
    db.close();
  });

  it('is written by itself soon after, and not into a database that is closed', async () => {
    const db = await openLocal(randomUUID());
    const { count, written } = trafficMeter(db);
    count({ sent: 5, received: 6 });
    await vi.waitFor(async () => expect(await trafficOf(db, Date.now())).toMatchObject({ sent: 5, received: 6 }), 3000);
    db.close();
    count({ sent: 5, received: 6 });
    await expect(written()).resolves.toBeUndefined();
  });
});
