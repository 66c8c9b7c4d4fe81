import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { discardRejected, dismissConflict, resendRejected, restoreConflict } from '#sync/engine/attention.ts';
import type { Local } from '#sync/engine/database.ts';
import type { Row } from '#sync/engine/define-entity.ts';
import { defineEntity } from '#sync/engine/define-entity.ts';
import { outgoing } from '#sync/engine/push.ts';
import { all, openLocal, sessions, water } from './devices.ts';

const USER = randomUUID();
const visits = defineEntity({
  name: 'visits',
  columns: { user_id: z.string(), day: z.string(), hour: z.number() },
  together: [['day', 'hour']],
});
const stamp = () => ({ id: randomUUID(), rev: randomUUID(), updated_at: '2026-05-01T10:00:00Z', deleted: false });

async function parked(base: Row | null, row: Row): Promise<[Local, number]> {
  const db = await openLocal(USER);
  if (base) await db.rows(water).add({ ...base, glasses_consumed: 10 });
  const refused = { entity: 'water_intake', id: row.id, at: 0, row, base, code: '23514', message: 'no' };
  return [db, await db.rejected.add(refused)];
}

describe('a parked write', () => {
  const base = { ...stamp(), user_id: USER, date: '2026-05-01', glasses_consumed: 3 };

  it('is sent again as what it added, with corrections', async () => {
    const [db, n] = await parked(base, { ...base, glasses_consumed: 5, note: 'typed' });
    await resendRejected(db, n, { note: 'corrected' });
    expect(await all(db, water)).toMatchObject([{ glasses_consumed: 12, note: 'corrected' }]);
    expect([await db.rejected.count(), await db.outbox.count()]).toEqual([0, 1]);
  });

  it('is sent again whole where it was a new record', async () => {
    const [db, n] = await parked(null, { ...base, note: null });
    await resendRejected(db, n);
    const row = { id: base.id, glasses_consumed: 3, note: null };
    expect(await outgoing(db, 1)).toMatchObject([{ base_rev: null, row }]);
  });

  it('takes what goes together with it, whatever stands there now', async () => {
    const db = await openLocal(USER, {}, [visits]);
    const tuesday = { ...stamp(), user_id: USER, day: 'Tuesday', hour: 10 };
    await db.rows(visits).add({ ...tuesday, day: 'Friday', hour: 15 });
    const row = { ...tuesday, day: 'Thursday' };
    const refused = { entity: 'visits', id: row.id, at: 0, row, base: tuesday, code: '42501', message: 'no' };
    await resendRejected(db, await db.rejected.add(refused));
    expect(await all(db, visits)).toMatchObject([{ day: 'Thursday', hour: 10 }]);
  });

  it('is added to the record where another device has made it since', async () => {
    const [db, n] = await parked(null, { ...base, glasses_consumed: 2 });
    await db.rows(water).add({ ...base, glasses_consumed: 3 });
    await resendRejected(db, n);
    expect(await all(db, water)).toMatchObject([{ glasses_consumed: 5 }]);
  });

  it('stays parked where the correction is no better', async () => {
    const [db, n] = await parked(null, base);
    await expect(resendRejected(db, n, { glasses_consumed: 'many' })).rejects.toThrow('glasses_consumed');
    expect([await db.rejected.count(), await db.outbox.count()]).toEqual([1, 0]);
  });

  it('is gone when it is discarded, and nothing is sent', async () => {
    const [db, n] = await parked(base, { ...base, glasses_consumed: 5 });
    await discardRejected(db, n);
    expect([await db.rejected.count(), await db.outbox.count()]).toEqual([0, 0]);
  });
});

async function conflicted(lost: Record<string, unknown>, deleted = false): Promise<[Local, number]> {
  const db = await openLocal(USER);
  const row = { ...stamp(), user_id: USER, name: 'kept', deleted };
  await db.rows(sessions).add(row);
  return [db, await db.conflicts.add({ entity: 'workout_sessions', id: row.id, at: 0, lost, kept: {} })];
}

describe('a conflict', () => {
  it('gives back what lost as a new edit', async () => {
    const [db, n] = await conflicted({ name: 'lost' });
    expect(await restoreConflict(db, n)).toBe(true);
    expect(await all(db, sessions)).toMatchObject([{ name: 'lost' }]);
    expect([await db.conflicts.count(), await db.outbox.count()]).toEqual([0, 1]);
  });

  it('is no failure where it was answered before', async () => {
    const [db, n] = await conflicted({ name: 'lost' });
    expect(await Promise.all([restoreConflict(db, n), restoreConflict(db, n)])).toEqual([true, true]);
    expect(await db.outbox.count()).toBe(1);
  });

  it('raises a record that a deletion took, and deletes one that an edit saved', async () => {
    const [raised, n] = await conflicted({ name: 'lost' }, true);
    await restoreConflict(raised, n);
    expect(await all(raised, sessions)).toMatchObject([{ name: 'lost', deleted: false }]);
    const [deleted, m] = await conflicted({ deleted: true });
    await restoreConflict(deleted, m);
    expect(await all(deleted, sessions)).toMatchObject([{ name: 'kept', deleted: true }]);
  });

  it('raises a record whole whose tombstone the server has emptied', async () => {
    const [db, n] = await conflicted({ name: 'lost' }, true);
    const [tombstone] = await all(db, sessions);
    if (!tombstone) throw new Error('no tombstone');
    await db.rows(sessions).put({ ...tombstone, name: '(deleted)', notes: null });
    await db.conflicts.update(n, { taken: { ...tombstone, name: 'lost', notes: 'kept with it' } });
    await restoreConflict(db, n);
    expect(await all(db, sessions)).toMatchObject([{ name: 'lost', notes: 'kept with it', deleted: false }]);
  });

  it('says so where the record is gone, and stays until it is dismissed', async () => {
    const [db, n] = await conflicted({ name: 'lost' });
    await db.rows(sessions).clear();
    expect(await restoreConflict(db, n)).toBe(false);
    expect(await db.conflicts.count()).toBe(1);
    await dismissConflict(db, n);
    expect(await db.conflicts.count()).toBe(0);
  });
});
