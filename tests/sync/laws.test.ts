import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resendRejected, restoreConflict } from '#sync/engine/attention.ts';
import { write } from '#sync/engine/journal.ts';
import type { Clock } from '#sync/engine/journal.ts';
import { replicate } from '#sync/engine/replicate.ts';
import { readStatus } from '#sync/engine/status.ts';
import { TransportError } from '#sync/engine/transport.ts';
import type { Transport } from '#sync/engine/transport.ts';
import { openTestStack } from '../support/stack.ts';
import type { TestStack } from '../support/stack.ts';
import { all, anEmail, exercises, openDevice, openLocal, session, sessions } from './devices.ts';
import type { Device } from './devices.ts';
import { replicatePlainly } from './harness/plain-loop.ts';

let stack: TestStack;

beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

const deaf = (transport: Transport): Transport => ({ ...transport, ping: () => () => undefined });
const edit = (device: Device, id: string, set: Record<string, unknown>, clock?: Clock) =>
  write(device.db, [{ entity: sessions, id, set }], clock);
/** Of two edits in one millisecond either may be the later one. */
const A_MINUTE_AGO: Clock = { now: () => Date.now() - 60_000 };
const shown = async (device: Device, id: string) => device.db.rows(sessions).get(id);
const revsOf = async ({ db }: Device) => (await all(db, sessions)).map(({ rev }) => rev);
const serverRows = (userId: string) =>
  stack.database.query<{ id: string; name: string }>(
    'select id, name from public.workout_sessions where user_id = $1 order by id',
    [userId],
  );

describe.each([
  ['RxDB', replicate],
  ['the plain loop', replicatePlainly],
])('driven by %s', (_, drive) => {
  async function devices(count: number): Promise<Device[]> {
    const email = anEmail();
    await stack.account(email);
    return Promise.all(Array.from({ length: count }, async () => openDevice(await stack.signIn(email), { drive })));
  }

  async function pair(): Promise<[Device, Device, string]> {
    const [one, two] = (await devices(2)) as [Device, Device];
    const [id = ''] = await write(one.db, [{ entity: sessions, set: { ...session(one.userId), notes: 'base' } }]);
    await one.settle();
    await two.settle();
    return [one, two, id];
  }

  it('law 2: keeps the value that lost, from where it can be restored', async () => {
    const [one, two, id] = await pair();
    await edit(one, id, { name: 'first', notes: 'only one' }, A_MINUTE_AGO);
    await edit(two, id, { name: 'second' });
    await one.settle();
    await two.settle();
    await one.settle();
    expect(await shown(one, id)).toMatchObject({ name: 'second', notes: 'only one' });
    const [conflict] = await two.db.conflicts.toArray();
    expect(conflict).toMatchObject({ id, lost: { name: 'first' }, kept: { name: 'second' } });
    expect(await restoreConflict(two.db, conflict?.n ?? 0)).toBe(true);
    await two.settle();
    await one.settle();
    expect((await shown(one, id))?.['name']).toBe('first');
    expect(await two.db.conflicts.count()).toBe(0);
    await Promise.all([one.close(), two.close()]);
  });

  it('law 4: gives a deletion against a later edit to the edit', async () => {
    const [one, two, id] = await pair();
    await write(one.db, [{ entity: sessions, id, delete: true }], A_MINUTE_AGO);
    await edit(two, id, { name: 'alive' });
    for (const device of [one, two, one]) await device.settle();
    expect(await shown(one, id)).toMatchObject({ deleted: false, name: 'alive' });
    expect(await revsOf(one)).toEqual(await revsOf(two));
    await Promise.all([one.close(), two.close()]);
  });

  it('law 5: takes a lost answer for a duplicate, though others have written upon it since', async () => {
    const [one, two, id] = await pair();
    await one.close();
    let losing = true;
    const lossy = (transport: Transport): Transport => ({
      ...deaf(transport),
      async push(...args) {
        const answer = await transport.push(...args);
        if (losing) throw new TransportError({ kind: 'offline' });
        return answer;
      },
    });
    const three = await openDevice(one.client, { drive, wrap: lossy });
    await three.settle();
    await edit(three, id, { name: 'from three' });
    await three.settle();
    await two.settle();
    expect((await shown(two, id))?.['name']).toBe('from three');
    await edit(two, id, { notes: 'on top' });
    await two.settle();
    await edit(three, id, { name: 'newer' });
    losing = false;
    await three.settle();
    await two.settle();
    expect(await shown(three, id)).toMatchObject({ name: 'newer', notes: 'on top' });
    expect(await revsOf(three)).toEqual(await revsOf(two));
    expect(await three.db.conflicts.count()).toBe(0);
    await Promise.all([three.close(), two.close()]);
  });

  it('law 10: parks one bad row with its reason and sends the rest', async () => {
    const [device] = (await devices(1)) as [Device];
    const ids = await write(device.db, [
      { entity: sessions, set: session(device.userId, 'good') },
      { entity: sessions, set: { ...session(device.userId, 'bad'), status: 'no such' } },
      { entity: sessions, set: session(device.userId, 'good too') },
    ]);
    await device.settle();
    expect((await serverRows(device.userId)).map(({ name }) => name)).not.toContain('bad');
    expect(await serverRows(device.userId)).toHaveLength(2);
    const [parked] = await device.db.rejected.toArray();
    expect(parked).toMatchObject({ id: ids[1], code: '23514', row: { name: 'bad' } });
    expect(await readStatus(device.db)).toMatchObject({ pending: {}, rejected: 1, stall: null });
    await resendRejected(device.db, parked?.n ?? 0, { status: 'scheduled' });
    await device.settle();
    expect(await serverRows(device.userId)).toHaveLength(3);
    expect(await device.db.rejected.count()).toBe(0);
    await device.close();
  });

  it('law 10: gives an edit of a row that is gone back as rejected, never inserts it', async () => {
    const [one, , id] = await pair();
    await edit(one, id, { name: 'ghost' });
    await stack.database.query('delete from public.workout_sessions where id = $1', [id]);
    await one.settle();
    expect(await one.db.rejected.toArray()).toMatchObject([{ id, code: '42501', row: { name: 'ghost' } }]);
    expect(await shown(one, id)).toBeUndefined();
    expect(await serverRows(one.userId)).toEqual([]);
    await one.close();
  });

  it.each([
    ['offline', new TransportError({ kind: 'offline' }), 'offline'],
    ['a failing server', new TransportError({ kind: 'server', code: '503' }), 'cannot-reach'],
    ['a rejected token', new TransportError({ kind: 'sign-in', code: '401' }), 'sign-in'],
    ['a server that wants a newer client', new TransportError({ kind: 'update-needed' }), 'update-needed'],
  ])('law 10: keeps the queue through %s, says why, and goes on', async (_name, failure, stall) => {
    const email = anEmail();
    let failing = true;
    const wrap = (transport: Transport): Transport => ({
      ...deaf(transport),
      push: (...args) => (failing ? Promise.reject(failure) : transport.push(...args)),
      pull: (...args) => (failing ? Promise.reject(failure) : transport.pull(...args)),
    });
    const device = await openDevice(await stack.signUp(email), { drive, wrap });
    await write(device.db, [{ entity: sessions, set: session(device.userId) }]);
    await device.settle();
    await expect.poll(() => readStatus(device.db)).toMatchObject({ stall, pending: { workout_sessions: 1 } });
    failing = false;
    await device.settle();
    await expect.poll(() => readStatus(device.db)).toMatchObject({ stall: null, pending: {} });
    await device.close();
  });

  it('law 10: sends text that no database can hold as far as one can', async () => {
    const [device] = (await devices(1)) as [Device];
    await write(device.db, [
      { entity: sessions, set: session(device.userId, 'whole') },
      { entity: sessions, set: session(device.userId, 'a\0b \ud83d') },
      { entity: sessions, set: session(device.userId, String.raw`typed \u0000 😀`) },
    ]);
    await device.settle();
    const names = (await serverRows(device.userId)).map(({ name }) => name);
    expect(new Set(names)).toEqual(new Set(['whole', 'ab \ufffd', String.raw`typed \u0000 😀`]));
    expect(new Set((await all(device.db, sessions)).map((row) => row['name']))).toEqual(new Set(names));
    expect(await readStatus(device.db)).toMatchObject({ pending: {}, rejected: 0 });
    await device.close();
  });

  it('law 9: asks after a push what the server made of it, without a hint', async () => {
    const [one, two] = await pair();
    await write(one.db, [{ entity: sessions, set: session(one.userId, 'news') }]);
    await one.settle();
    await write(two.db, [{ entity: sessions, set: session(two.userId, 'mine') }]);
    two.sync.wrote();
    await expect.poll(() => two.db.rows(sessions).count()).toBe(3);
    await Promise.all([one.close(), two.close()]);
  });

  it('law 10: gives up a request that is never answered, and asks again', async () => {
    let silent = true;
    const wrap = (transport: Transport): Transport => ({
      ...deaf(transport),
      push: (...args) => (silent ? new Promise(() => {}) : transport.push(...args)),
    });
    const client = await stack.signUp(anEmail());
    const device = await openDevice(client, { drive, wrap, requestTimeoutMs: 500 });
    await write(device.db, [{ entity: sessions, set: session(device.userId) }]);
    await expect.poll(async () => (await readStatus(device.db)).stall).toBe('cannot-reach');
    silent = false;
    await expect.poll(() => device.db.outbox.count()).toBe(0);
    await device.close();
  });

  it('law 11: skips no page where writing one fails', async () => {
    const [one, two] = (await devices(2)) as [Device, Device];
    const many = Array.from({ length: 25 }, (_x, i) => ({ entity: sessions, set: session(one.userId, `s${i}`) }));
    await write(one.db, many);
    await one.settle();
    await two.close();
    const database = await openLocal(one.userId);
    let failures = 2;
    database.rows(sessions).hook('creating', () => {
      if (failures-- > 0) throw new DOMException('full', 'QuotaExceededError');
    });
    const three = await openDevice(two.client, { drive, database, pageSize: 5 });
    await expect.poll(() => three.db.rows(sessions).count()).toBe(25);
    expect(await revsOf(three)).toEqual(await revsOf(one));
    expect(failures).toBeLessThan(0);
    await Promise.all([one.close(), three.close()]);
  });

  it('law 12: never sends one user’s queue in the name of another', async () => {
    const [client] = [await stack.signUp(anEmail())];
    const device = await openDevice(client, { drive });
    await device.settle();
    const other = anEmail();
    await stack.account(other);
    await client.auth.signInWithPassword({ email: other, password: 'correct horse 1' });
    await write(device.db, [{ entity: sessions, set: session(device.userId) }]);
    await device.settle();
    await expect.poll(async () => (await readStatus(device.db)).stall).toBe('sign-in');
    expect(await device.db.outbox.count()).toBe(1);
    expect(await device.db.rejected.count()).toBe(0);
    await device.close();
  });

  it('law 13: two leaders over one database do no harm', async () => {
    const [one, two] = (await devices(2)) as [Device, Device];
    const double = await openDevice(one.client, { drive, database: one.db });
    for (let i = 0; i < 10; i++) {
      await write(one.db, [{ entity: sessions, set: session(one.userId, `s${i}`) }]);
      one.sync.poke();
      double.sync.poke();
    }
    await expect.poll(() => one.db.outbox.count()).toBe(0);
    await two.settle();
    expect(await serverRows(one.userId)).toHaveLength(10);
    expect(await all(two.db, sessions)).toHaveLength(10);
    expect([await one.db.conflicts.count(), await one.db.rejected.count()]).toEqual([0, 0]);
    await double.sync.stop();
    await Promise.all([one.close(), two.close()]);
  });

  it('law 8: a child is never refused for a parent that is on its way', async () => {
    const [device] = (await devices(1)) as [Device];
    const [known] = await stack.database.query<{ id: string }>('select id from public.exercises limit 1');
    const session_id = randomUUID();
    const exercise = { user_id: device.userId, session_id, exercise_id: known?.id };
    await write(device.db, [
      { entity: exercises, set: exercise },
      { entity: sessions, id: session_id, set: session(device.userId) },
    ]);
    await device.settle();
    expect(await readStatus(device.db)).toMatchObject({ pending: {}, rejected: 0 });
    await device.close();
  });

  it('law 15: notices a divergence and repairs it', async () => {
    const [one, two, id] = await pair();
    await two.close();
    const three = await openDevice(two.client, { drive, digestEveryMs: 0 });
    await three.settle();
    await three.db.rows(sessions).update(id, { rev: randomUUID(), name: 'wrong' });
    const repaired = async () => {
      await three.settle();
      return (await shown(three, id))?.['name'];
    };
    await expect.poll(repaired).toBe('Legs');
    expect((await three.db.sync_log.toArray()).map(({ event }) => event)).toContain('repair');
    await Promise.all([one.close(), three.close()]);
  });

  it('law 16: a restored server means a full resync, and what was unsent is kept and sent', async () => {
    const [one, two, id] = await pair();
    const ghost = { ...(await shown(one, id)), id: randomUUID() } as never;
    await one.db.rows(sessions).add(ghost);
    await edit(one, id, { name: 'unsent' });
    await stack.database.query('select sync.new_epoch()');
    for (const device of [one, two]) await device.settle();
    expect(await all(one.db, sessions)).toMatchObject([{ id, name: 'unsent' }]);
    expect(await all(two.db, sessions)).toMatchObject([{ id, name: 'unsent' }]);
    await Promise.all([one.close(), two.close()]);
  });
});
