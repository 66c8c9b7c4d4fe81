import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { quickAddMeal } from '#sync/actions/meal-plans.ts';
import { logMeasurements } from '#sync/actions/measurements.ts';
import { addGlass } from '#sync/actions/water-intake.ts';
import { completeSession, planSession } from '#sync/actions/workout-sessions.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import { entities } from '#sync/entities/index.ts';
import { instantAt } from '#sync/queries/zoned.ts';
import { addDays } from '#src/lib/days.ts';
import { helpedIn, lastWeekBefore, nextStepAfter, weekOf } from '#src/work/report/weekly.ts';
import type { Week } from '#src/work/report/weekly.ts';
import { did } from '../../support/did.ts';

const ZONE = 'Africa/Lagos';
/** A Monday. */
const FIRST = '2026-06-01';
const ME = randomUUID();
const noon = (day: number): number => instantAt(ZONE, addDays(FIRST, day), '12:00').getTime();

let db: Local;
beforeEach(async () => {
  db = await openDatabase(ME, entities, { prefix: randomUUID() });
});
afterEach(() => db.close());

const ate = (day: number, calories: number, protein: number) =>
  did(
    db,
    quickAddMeal({
      user_id: ME,
      date: addDays(FIRST, day),
      name: 'Eba',
      meal_type: 'lunch',
      calories,
      protein,
      carbs: 0,
      fat: 0,
    }),
  );
const weighed = (day: number, value: number) =>
  did(db, logMeasurements([{ user_id: ME, kind: 'weight', value, measured_at: new Date(noon(day)).toISOString() }]));
async function trained(day: number): Promise<void> {
  const clock = { now: () => noon(day) };
  const plan = { user_id: ME, name: 'Legs', scheduled_for: new Date(noon(day)).toISOString(), exercises: [] };
  await did(db, completeSession(await did(db, planSession(plan), clock), { duration_minutes: 30 }), clock);
}

test('a week says what its rows say, and nothing of the days around it', async () => {
  for (const [day, kcal, protein] of [
    [-1, 9000, 0],
    [0, 1000, 60],
    [0, 600, 60],
    [1, 1400, 20],
    [6, 1800, 100],
    [7, 9000, 0],
  ] as const)
    await ate(day, kcal, protein);
  for (const day of [-1, 1, 3, 7]) await trained(day);
  for (let day = -30; day <= 7; day++) await weighed(day, day === 7 ? 60 : 80);
  for (const day of [0, 2, 5])
    for (let glass = 0; glass < 8; glass++) await did(db, addGlass({ userId: ME, date: addDays(FIRST, day) }));
  expect(await weekOf(db, ME, FIRST, ZONE)).toEqual({
    first: FIRST,
    last: '2026-06-07',
    weight: { now: 80, change: 0 },
    weighings: 7,
    days: 3,
    kcal: { mean: (1600 + 1400 + 1800) / 3, target: 1500 },
    proteinDays: 2,
    workouts: { done: 2, goal: 4 },
    minutes: 60,
    volume: 0,
    water: { mean: 8, target: 8 },
  });
});

test('of a week with little in it no average is made', async () => {
  for (const day of [0, 1]) await ate(day, 1500, 100);
  await weighed(-20, 80);
  const week = await weekOf(db, ME, FIRST, ZONE);
  expect([week.kcal, week.water, week.weight]).toEqual([null, null, null]);
  expect(nextStepAfter(week)).toBe('log');
});

describe('what helped, and what is next', () => {
  const week: Week = {
    first: FIRST,
    last: addDays(FIRST, 6),
    weight: null,
    weighings: 1,
    days: 5,
    kcal: null,
    proteinDays: 5,
    workouts: { done: 4, goal: 4 },
    minutes: 0,
    volume: 0,
    water: { mean: 8, target: 8 },
  };
  const few = { workouts: { done: 1, goal: 4 } };

  test.each([
    [{}, 'workouts', 'go-on'],
    [few, 'protein', 'workouts'],
    [{ ...few, proteinDays: 1 }, 'water', 'workouts'],
    [{ proteinDays: 1 }, 'workouts', 'protein'],
    [{ water: { mean: 4, target: 8 } }, 'workouts', 'water'],
    [{ weighings: 0 }, 'workouts', 'weigh'],
    [{ ...few, proteinDays: 1, water: null, days: 7 }, 'logging', 'workouts'],
    [{ ...few, proteinDays: 1, water: null, days: 2 }, null, 'log'],
    [{ workouts: { done: 0, goal: 0 }, proteinDays: 0, water: null }, null, 'protein'],
  ] as const)('%o', (part, helped, next) => {
    expect([helpedIn({ ...week, ...part }), nextStepAfter({ ...week, ...part })]).toEqual([helped, next]);
  });
});

test('the last week that is over begins with the person’s first day', () => {
  expect(lastWeekBefore('2026-06-10', 'monday')).toBe(FIRST);
  expect(lastWeekBefore('2026-06-08', 'monday')).toBe(FIRST);
  expect(lastWeekBefore('2026-06-07', 'sunday')).toBe('2026-05-31');
});
