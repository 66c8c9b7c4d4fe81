import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { write } from '#sync/engine/journal.ts';
import { readStatus } from '#sync/engine/status.ts';
import { openTestStack } from '../support/stack.ts';
import type { TestStack } from '../support/stack.ts';
import { all, anEmail, counting, openDevice, session, sessions, water } from './devices.ts';
import type { Device } from './devices.ts';

let stack: TestStack;

beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

async function twoDevices(): Promise<[Device, Device]> {
  const email = anEmail();
  const one = await openDevice(await stack.signUp(email));
  const two = await openDevice(await stack.signIn(email));
  return [one, two];
}

async function converge(...devices: Device[]): Promise<void> {
  for (let round = 0; round < 2; round++) for (const device of devices) await device.settle();
}

const glass = (device: Device) =>
  write(device.db, [
    { entity: water, set: { user_id: device.userId, date: '2026-05-01' }, add: { glasses_consumed: 1 } },
  ]);

describe('two devices of one user', () => {
  it('come to hold the same rows', async () => {
    const [one, two] = await twoDevices();
    const [id = ''] = await write(one.db, [{ entity: sessions, set: session(one.userId) }]);
    await write(two.db, [{ entity: sessions, set: session(two.userId, 'Arms') }]);
    await converge(one, two);
    expect((await all(two.db, sessions)).map((row) => row['name'])).toEqual(expect.arrayContaining(['Arms', 'Legs']));
    await write(two.db, [{ entity: sessions, id, set: { notes: 'heavy' } }]);
    await converge(two, one);
    expect(await all(one.db, sessions)).toEqual(await all(two.db, sessions));
    expect((await one.db.rows(sessions).get(id))?.['notes']).toBe('heavy');
    expect(await readStatus(one.db)).toMatchObject({ pending: {}, stall: null, rejected: 0, conflicts: 0 });
    await one.close();
    await two.close();
  });

  it('both add to a counter they made offline (laws 4 and 17)', async () => {
    const [one, two] = await twoDevices();
    await Promise.all([glass(one), glass(two), glass(two)]);
    await converge(one, two, one);
    expect((await all(one.db, water)).map((row) => row['glasses_consumed'])).toEqual([3]);
    expect(await all(one.db, water)).toEqual(await all(two.db, water));
    await one.close();
    await two.close();
  });
});

describe('law 8: one round trip', () => {
  it('asks once when nothing is new, and sends a thousand edits in three requests at most', async () => {
    const { wrap, calls } = counting();
    const device = await openDevice(await stack.signUp(anEmail()), { wrap });
    await device.sync.idle();
    // The catalogue is a little more than two pages.
    expect(calls).toEqual({ pull: 3, push: 0, ops: 0 });
    await device.settle();
    expect(calls).toEqual({ pull: 4, push: 0, ops: 0 });
    const thousand = Array.from({ length: 1000 }, (_, i) => ({
      entity: sessions,
      set: session(device.userId, `set ${i}`),
    }));
    await write(device.db, thousand);
    await device.sync.idle();
    await expect.poll(() => device.db.outbox.count()).toBe(0);
    expect(calls.push).toBeLessThanOrEqual(3);
    expect(calls.ops).toBe(1000);
    await device.close();
  });
});
