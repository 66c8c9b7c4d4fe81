import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { latestMoments, personalOf, recentResults } from '#src/features/health/queries.ts';
import { clockIn, dayIn } from '#src/lib/days.ts';
import { cabinetOf, monthLog } from '#src/work/medicines/queries.ts';
import { takeDose } from '#sync/actions/medicine-doses.ts';
import { addMedicine } from '#sync/actions/medicines.ts';
import { correctTogether, logMeasurements } from '#sync/actions/measurements.ts';
import { setRange } from '#sync/actions/personal-ranges.ts';
import { saveProfile } from '#sync/actions/profiles.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { labOrders } from '#sync/entities/lab-orders.ts';
import { labResults } from '#sync/entities/lab-results.ts';
import { profiles } from '#sync/entities/profiles.ts';
import { instantAt } from '#sync/queries/zoned.ts';
import { did } from '../../support/did.ts';
import { aMedicine } from '../../support/medicines.ts';
import { anOrder, aResult } from '../../work/fhir/rows.ts';

const ME = randomUUID();
const HERE = { today: '2026-03-02', zone: 'Africa/Lagos' };

let db: Local;
beforeEach(async () => {
  db = await openDatabase(ME, entities, { prefix: randomUUID() });
});
afterEach(() => db.close());

it('a pressure keeps its arm and posture through a correction, and its pulse has none', async () => {
  const at = '2026-03-02T06:00:00Z';
  const how = { arm: 'left', posture: 'sitting' } as const;
  await did(
    db,
    logMeasurements([
      { user_id: ME, kind: 'systolic', value: 142, measured_at: at, ...how },
      { user_id: ME, kind: 'diastolic', value: 91, measured_at: at, ...how },
      { user_id: ME, kind: 'heart_rate', value: 70, measured_at: at },
    ]),
  );
  const [moment] = await latestMoments(db, ME, 'pressure', 1);
  expect(moment).toMatchObject({ ...how, context: null, values: { systolic: 142, diastolic: 91, heart_rate: 70 } });
  await did(
    db,
    correctTogether(moment?.rows ?? [], [
      { user_id: ME, kind: 'systolic', value: 132, measured_at: at, ...how, arm: 'right' },
      { user_id: ME, kind: 'diastolic', value: 81, measured_at: at, ...how, arm: 'right' },
    ]),
  );
  expect((await latestMoments(db, ME, 'pressure', 1))[0]).toMatchObject({
    arm: 'right',
    posture: 'sitting',
    values: { systolic: 132, diastolic: 81 },
  });
});

it.each([
  [{ date_of_birth: '2008-03-03' }, false],
  [{ date_of_birth: '2008-03-01' }, true],
  [{ age: 17 }, false],
  [{ age: 18 }, true],
  [{}, true],
])('whoever is %o is an adult: %s', async (born, isAdult) => {
  const created_at = '2026-01-01T00:00:00Z';
  await db.rows(profiles).put({ id: ME, user_id: ME, rev: ME, updated_at: created_at, deleted: false, created_at });
  await did(db, saveProfile(ME, born));
  expect((await personalOf(db, ME, HERE.today)).isAdult).toBe(isAdult);
});

it('what a doctor has set replaces what was set before', async () => {
  const said = { user_id: ME, kind: 'systolic', low: null, alarm_low: null, alarm_high: null } as const;
  const by = { reason: 'so', set_by: randomUUID(), set_on: HERE.today };
  await did(db, setRange({ ...said, ...by, high: 130 }));
  await did(db, setRange({ ...said, ...by, high: 140 }));
  expect((await personalOf(db, ME, HERE.today)).own).toMatchObject([{ kind: 'systolic', high: 140 }]);
});

it('the cabinet has what is taken with what is left, what was taken before, and the doses of today', async () => {
  const here = { today: dayIn(HERE.zone), zone: HERE.zone };
  const noon = instantAt(here.zone, here.today, '12:00').getTime();
  const taken = await did(db, addMedicine(ME, aMedicine({ name: 'Metformin', supply: 10, times: ['08:00', '20:00'] })));
  await did(db, addMedicine(ME, aMedicine({ name: 'Old', ends_on: '2026-02-01' })));
  await did(db, takeDose({ user_id: ME, medicine_id: taken, day: here.today, time: '08:00' }));
  const { current, past, today } = await cabinetOf(db, ME, here);
  expect(current).toMatchObject([{ medicine: { name: 'Metformin' }, supply: { left: 9, days: 4 } }]);
  expect(past).toMatchObject([{ name: 'Old' }]);
  expect(today.map(({ time, row }) => [time, row?.status])).toEqual([
    ['08:00', 'taken'],
    ['20:00', undefined],
  ]);
  expect(clockIn(here.zone, noon)).toBe('12:00');
  const { tallies, days } = await monthLog(db, ME, here, noon);
  expect(days).toHaveLength(30);
  expect(tallies.find(({ medicine: { name } }) => name === 'Metformin')).toMatchObject({ taken: 1 });
});

it('a result that was corrected today is of the day its sample was taken', async () => {
  const of = async (id: string, taken: string, released_at: string) => {
    await db.rows(labOrders).put({ ...anOrder({ id, client_id: ME, collection_date: taken }) });
    await db
      .rows(labResults)
      .put({ ...aResult({ id, order_id: id, client_id: ME, reference_range: null, released_at }) });
  };
  const [old, recent] = [randomUUID(), randomUUID()];
  await of(old, '2026-01-05T08:00:00Z', '2026-03-02T08:00:00Z');
  await of(recent, '2026-02-20T08:00:00Z', '2026-02-21T08:00:00Z');
  const found = await recentResults(db, ME);
  expect(found.map(({ result, taken }) => [result.id, taken])).toEqual([
    [recent, '2026-02-20T08:00:00Z'],
    [old, '2026-01-05T08:00:00Z'],
  ]);
});
