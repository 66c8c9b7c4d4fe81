import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { logMeasurements } from '#sync/actions/measurements.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { profiles } from '#sync/entities/profiles.ts';
import { measurementSeries } from '#sync/queries/measurements.ts';
import { settings } from '#src/data/settings/use-settings.ts';
import { summaryOf } from '#src/features/progress/summary-of.ts';
import { addDays } from '#src/lib/days.ts';
import { numbered } from '../../support/members.ts';
import { did } from '../../support/did.ts';
import { aScreen } from '../screen.tsx';

const { BodyTab } = await import('#src/features/progress/body-tab.tsx');
const { MeasureSheet } = await import('#src/features/progress/measure-sheet.tsx');

const ME = numbered(1);
const HERE = { today: '2026-06-10', zone: 'Africa/Lagos', weekStart: 'monday' } as const;
const STAMP = { rev: '', updated_at: new Date(0).toISOString(), deleted: false, created_at: '2026-01-01T00:00:00Z' };
const nothing = (): void => undefined;

let db: Local;
beforeEach(async () => {
  settings.choose({ units: 'metric' });
  db = await openDatabase(ME, entities, { prefix: randomUUID() });
});
afterEach(() => {
  db.close();
  settings.choose({ units: 'imperial' });
});

const measured = (kind: 'weight' | 'waist', value: number, daysAgo: number, notes: string | null = null) =>
  did(
    db,
    logMeasurements([
      { user_id: ME, kind, value, notes, measured_at: `${addDays(HERE.today, -daysAgo)}T06:00:00.000Z` },
    ]),
  );

const rowsOf = async (kind: 'weight' | 'waist') =>
  (await measurementSeries(db, { userId: ME, kind })).map(({ value, notes, measured_at }) => [
    value,
    notes,
    measured_at.slice(0, 10),
  ]);

test('any value is corrected where it stands, and its day and note with it', async () => {
  for (let day = 12; day > 0; day--) await measured('waist', day === 10 ? 172 : 72 + day / 10, day);
  const sheet = aScreen(db, ME, createElement(MeasureSheet, { first: 'waist', here: HERE, onClose: nothing }));
  await expect.poll(() => sheet.place.textContent).toContain('Last values');
  expect(sheet.button('172 cm')).toBeUndefined();
  sheet.press('Show more');
  await expect.poll(() => sheet.button('172 cm')).toBeDefined();
  expect(sheet.button('Show more')).toBeUndefined();
  sheet.press('172 cm');
  await expect.poll(() => sheet.read('Day')).toBe('2026-05-31');
  expect(sheet.button('Save the correction')).toBeDefined();
  sheet.press('Less: Value');
  sheet.type('Note', 'The comma');
  sheet.type('Day', '2026-05-30');
  sheet.press('Save the correction');
  await expect.poll(() => rowsOf('waist')).toContainEqual([171.5, 'The comma', '2026-05-30']);
  expect(await rowsOf('waist')).toHaveLength(12);
  // The next one is new again, from the last.
  await expect.poll(() => sheet.read('Day')).toBe(HERE.today);
  expect(sheet.button('Save')).toBeDefined();
});

test('a week’s pace stands under the chart while somebody weighs, and a day with a note is told though it has no weight', async () => {
  await did(db, logMeasurements([{ user_id: ME, kind: 'waist', value: 80, notes: 'Malaria' }]));
  for (let day = 30; day > 0; day--) await measured('weight', 90 - (30 - day) * 0.1, day);
  const screen = aScreen(db, ME, createElement(BodyTab, { here: HERE, onShow: nothing }));
  await expect.poll(() => screen.place.textContent).toMatch(/-0\.\d kg a week, by the last two weeks/);
  const late = { ...HERE, today: addDays(HERE.today, 15) };
  const stopped = aScreen(db, ME, createElement(BodyTab, { here: late, onShow: nothing }));
  await expect.poll(() => stopped.place.textContent).toContain('Week by week');
  expect(stopped.place.textContent).not.toContain('a week, by the last two weeks');
});

test('weight and height make the index, waist and height their ratio', async () => {
  await db.rows(profiles).put({ ...STAMP, id: ME, height: 70.866 });
  await measured('weight', 81, 1);
  await measured('waist', 90, 1);
  const screen = aScreen(db, ME, createElement(BodyTab, { here: HERE, onShow: nothing }));
  // 81 kg at 1.80 m.
  await expect.poll(() => screen.place.textContent).toMatch(/Body mass index\s*25\.0/);
  expect(screen.place.textContent).toMatch(/Waist to height\s*0\.50/);
});

test('the summary compares four weeks only from nineteen weighings on', async () => {
  for (let day = 28; day >= 11; day--) await measured('weight', 90, day);
  expect(await summaryOf(db, ME, HERE)).toMatchObject({ change: null, workouts: 0, logged: 0 });
  await measured('weight', 88, 1);
  await measured('weight', 88, 0);
  const { weight, change } = await summaryOf(db, ME, HERE);
  expect(weight).toBeLessThan(90);
  expect(change).toBeCloseTo((weight ?? 0) - 90, 6);
});
