import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { entities } from '#sync/entities/index.ts';
import { mealPlans } from '#sync/entities/meal-plans.ts';
import { nutritionGoals } from '#sync/entities/nutrition-goals.ts';
import { waterIntake } from '#sync/entities/water-intake.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { csvOf } from '#src/lib/csv.ts';
import { addDays } from '#src/lib/days.ts';
import { seriesOf } from '#src/features/progress/export.ts';
import { eatingOf } from '#src/work/progress/eating.ts';
import { weekOf } from '#src/work/report/weekly.ts';
import { numbered } from '../../support/members.ts';

const ME = numbered(1);
const HERE = { today: '2026-06-10', zone: 'Africa/Lagos', weekStart: 'monday' } as const;
const LAST_WEEK = '2026-06-01';
const STAMP = { rev: '', updated_at: new Date(0).toISOString(), deleted: false };

let db: Local;
beforeEach(async () => {
  db = await openDatabase(ME, entities, { prefix: randomUUID() });
});
afterEach(() => db.close());

let count = 10;
const put = (entity: { name: string }, row: object) =>
  db.rows(entity).put({ ...STAMP, id: numbered(count++), user_id: ME, ...row });
const aims = (protein_target: number, created_at: string) =>
  put(nutritionGoals, {
    calories_target: 2000,
    protein_target,
    carbs_target: 200,
    fat_target: 60,
    water_target: 8,
    valid_from: created_at.slice(0, 10),
    set_by: null,
    day_kind: null,
    overrides: false,
    created_at,
  });

async function aWeek(): Promise<void> {
  await aims(120, '2026-05-01T08:00:00.000Z');
  await aims(80, '2026-06-04T08:00:00.000Z');
  await aims(150, '2026-06-09T08:00:00.000Z');
  for (const [day, protein, glasses] of [
    [0, 90, 6],
    [1, 70, 0],
    [2, 100, 9],
    [3, 130, 0],
    [4, 160, 7],
  ] as const) {
    const date = addDays(LAST_WEEK, day);
    const eaten = { name: 'Rice', calories: 1800, protein, carbs: 200, fat: 50, logged: true };
    await put(mealPlans, { date, ...eaten, meal_type: 'lunch', logged_at: `${date}T12:00:00.000Z` });
    await put(waterIntake, { date, glasses_consumed: glasses });
  }
}

test('the tab and the report tell one week alike, against the targets that held at its end', async () => {
  await aWeek();
  const [{ weeks }, report] = [await eatingOf(db, ME, HERE), await weekOf(db, ME, LAST_WEEK, HERE.zone)];
  const week = weeks.find(({ first }) => first === LAST_WEEK);
  expect([week?.proteinDays, week?.water]).toEqual([report.proteinDays, report.water?.mean]);
  expect([week?.proteinDays, week?.water]).toEqual([4, 22 / 3]);
  expect(weeks.slice(-3).map(({ targets }) => targets.protein_target)).toEqual([120, 80, 150]);
});

test('three meals that make the target make it, however decimals drift', async () => {
  await aims(100, '2026-05-01T08:00:00.000Z');
  for (const protein of [47.3, 29.9, 22.8]) {
    const eaten = { name: 'Rice', calories: 600, protein, carbs: 60, fat: 10, logged: true };
    await put(mealPlans, { date: LAST_WEEK, ...eaten, meal_type: 'lunch', logged_at: `${LAST_WEEK}T12:00:00.000Z` });
  }
  const { weeks } = await eatingOf(db, ME, HERE);
  expect(weeks.find(({ first }) => first === LAST_WEEK)?.proteinDays).toBe(1);
  expect((await weekOf(db, ME, LAST_WEEK, HERE.zone)).proteinDays).toBe(1);
});

test('a week of which nothing was logged has no figure, and its cells are empty', async () => {
  await aWeek();
  const { weeks } = await eatingOf(db, ME, HERE);
  expect(weeks[0]).toMatchObject({ days: 0, kcal: null, protein: null, carbs: null, proteinDays: null, water: null });
  const lines = csvOf(await seriesOf('weeks', db, ME, HERE)).split('\r\n');
  expect(lines[1]).toMatch(/,5,1800,110$/);
  expect(lines[2]).toMatch(/,0,,$/);
});
