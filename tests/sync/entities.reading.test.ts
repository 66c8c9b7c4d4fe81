import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { logMeasurements, removeMeasurement } from '#sync/actions/measurements.ts';
import { latestMeasurements } from '#sync/queries/measurements.ts';
import { measuredBetween } from '#sync/queries/measurement-kinds.ts';
import { addGlass } from '#sync/actions/water-intake.ts';
import { waterBetween } from '#sync/queries/water-intake.ts';
import { entities } from '#sync/entities/index.ts';
import { openDatabase } from '#sync/engine/database.ts';
import { did } from '../support/did.ts';

const USER = randomUUID();
const open = () => openDatabase(USER, entities, { prefix: randomUUID() });

async function weighed(count: number) {
  const db = await open();
  const ids: string[] = [];
  for (let day = 1; day <= count; day++) {
    const measured_at = new Date(Date.UTC(2026, 0, day)).toISOString();
    ids.push(...(await did(db, logMeasurements([{ user_id: USER, kind: 'weight', value: day, measured_at }]))));
  }
  return { db, ids };
}

describe('reading rows', () => {
  it('takes a range in one go, and does not step through it', async () => {
    const db = await open();
    for (const date of ['2026-03-01', '2026-03-02', '2026-03-03']) await did(db, addGlass({ userId: USER, date }));
    const steps = vi.spyOn(IDBCursor.prototype, 'continue');
    expect(await waterBetween(db, USER, '2026-03-01', '2026-03-03')).toHaveLength(3);
    expect(steps).not.toHaveBeenCalled();
    steps.mockRestore();
  });

  it('finds the latest that are left, however many after them were deleted', async () => {
    for (const gone of [0, 2, 25]) {
      const { db, ids } = await weighed(30);
      for (const id of ids.slice(30 - gone)) await did(db, removeMeasurement(id));
      const found = await latestMeasurements(db, USER, 'weight', 3);
      expect(found.map(({ value }) => value)).toEqual([30 - gone, 29 - gone, 28 - gone]);
    }
  });

  it('finds fewer where there are fewer', async () => {
    const { db } = await weighed(2);
    expect(await latestMeasurements(db, USER, 'weight', 3)).toHaveLength(2);
    const span = { from: '2026-01-02T00:00:00Z', to: '2026-01-03T00:00:00Z' };
    expect((await measuredBetween(db, USER, span)).map(({ value }) => value)).toEqual([2]);
  });
});
