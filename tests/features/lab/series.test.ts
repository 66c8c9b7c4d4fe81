import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { labOrders } from '#sync/entities/lab-orders.ts';
import { labResults } from '#sync/entities/lab-results.ts';
import { profiles } from '#sync/entities/profiles.ts';
import { seriesOf } from '#src/features/lab/queries.ts';
import { healthOf } from '#src/work/handover/queries.ts';
import { anOrder, aProfile, aResult } from '../../work/fhir/rows.ts';

const { id: ME, ...rest } = aProfile();

let db: Local;
beforeEach(async () => {
  db = await openDatabase(ME, entities, { prefix: randomUUID() });
  await db.rows(profiles).put({ ...rest, id: ME });
});
afterEach(() => db.close());

/** A glucose of an order, as the laboratory has released it. */
async function released(result_value: string, made: { taken: string | null; created: string; released: string }) {
  const id = randomUUID();
  await db.rows(labOrders).put({ ...anOrder({ id, collection_date: made.taken }) });
  await db
    .rows(labResults)
    .put({ ...aResult({ order_id: id, result_value, created_at: made.created, released_at: made.released }) });
}

it('an old result that was corrected today is no newer than it was', async () => {
  await released('old', {
    taken: '2026-01-02T08:00:00Z',
    created: '2026-01-03T08:00:00Z',
    released: '2026-11-24T08:00:00Z',
  });
  await released('unsaid', { taken: null, created: '2026-03-03T08:00:00Z', released: '2026-11-25T08:00:00Z' });
  await released('new', {
    taken: '2026-06-02T08:00:00Z',
    created: '2026-06-03T08:00:00Z',
    released: '2026-06-04T08:00:00Z',
  });

  const [series] = await seriesOf(db, ME, 'Africa/Lagos');
  expect(series?.readings.map(({ value, at }) => [value, at])).toEqual([
    ['new', '2026-06-02T08:00:00Z'],
    ['unsaid', '2026-03-03T08:00:00Z'],
    ['old', '2026-01-02T08:00:00Z'],
  ]);

  const values = async (most: number) =>
    (await healthOf(db, ME, { most, today: '2026-11-25' }))?.results.map(({ result }) => result.result_value);
  expect(await values(1)).toEqual(['new']);
  expect(await values(3)).toEqual(['new', 'unsaid', 'old']);
});
