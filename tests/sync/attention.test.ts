import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { discardRejected, dismissConflict, resendRejected, restoreConflict } from '#sync/engine/attention.ts';
import type { Local } from '#sync/engine/database.ts';
import type { Row } from '#sync/engine/define-entity.ts';
import { outgoing } from '#sync/engine/journal.ts';
import { all, openLocal, sessions, water } from './devices.ts';

const USER = randomUUID();
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

  it('raises a record that a deletion took, and deletes one that an edit saved', async () => {
    const [raised, n] = await conflicted({ name: 'lost' }, true);
    await restoreConflict(raised, n);
    expect(await all(raised, sessions)).toMatchObject([{ name: 'lost', deleted: false }]);
    const [deleted, m] = await conflicted({ deleted: true });
    await restoreConflict(deleted, m);
    expect(await all(deleted, sessions)).toMatchObject([{ name: 'kept', deleted: true }]);
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
