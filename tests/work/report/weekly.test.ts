import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { quickAddMeal } from '#sync/actions/meal-plans.ts';
import { setGoal } from '#sync/actions/goals.ts';
import { logMeasurements } from '#sync/actions/measurements.ts';
import { endPause, startPause } from '#sync/actions/pauses.ts';
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
const SHOWN = { bodyHidden: false };
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
  await did(
    db,
    completeSession(await did(db, planSession(plan), clock), { duration_minutes: 30, distance_m: 2500 }),
    clock,
  );
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
    planned: null,
    weighings: 7,
    days: 3,
    kcal: { mean: (1600 + 1400 + 1800) / 3, target: 1500 },
    proteinDays: 2,
    workouts: { done: 2, goal: 4 },
    resting: false,
    minutes: 60,
    distance: 5000,
    volume: 0,
    water: { mean: 8, target: 8 },
    sleep: null,
    pressure: null,
  });
});

test('of a week with little in it no average is made', async () => {
  for (const day of [0, 1]) await ate(day, 1500, 100);
  await weighed(-20, 80);
  const week = await weekOf(db, ME, FIRST, ZONE);
  expect([week.kcal, week.water, week.weight]).toEqual([null, null, null]);
  expect(nextStepAfter(week, SHOWN)).toBe('log');
});

test.each([
  [3, null],
  [4, 'told'],
])('by how much the weight changed in a week of %i weighings is %s', async (days, told) => {
  for (let day = -10; day < days; day++) await weighed(day, 80);
  for (let again = 0; again < 2; again++) await weighed(0, 80);
  const { weight } = await weekOf(db, ME, FIRST, ZONE);
  expect(weight).toEqual({ now: 80, change: told && 0 });
});

describe('what helped, and what is next', () => {
  const week: Week = {
    first: FIRST,
    last: addDays(FIRST, 6),
    weight: null,
    planned: null,
    weighings: 1,
    days: 5,
    kcal: null,
    proteinDays: 5,
    workouts: { done: 4, goal: 4 },
    resting: false,
    minutes: 0,
    volume: 0,
    distance: 0,
    water: { mean: 8, target: 8 },
    sleep: null,
    pressure: null,
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
    expect([helpedIn({ ...week, ...part }), nextStepAfter({ ...week, ...part }, SHOWN)]).toEqual([helped, next]);
  });
});

test('nobody who rests is asked for workouts, nor whoever hides the body for a weighing', async () => {
  for (const day of [0, 1, 2]) await ate(day, 1500, 100);
  const pause = await did(db, startPause({ user_id: ME, from_day: addDays(FIRST, 2), reason: 'ill' }));
  await did(db, endPause(pause, addDays(FIRST, 3)));
  const week = await weekOf(db, ME, FIRST, ZONE);
  expect(week.resting).toBe(true);
  expect(nextStepAfter(week, SHOWN)).toBe('weigh');
  expect(nextStepAfter({ ...week, workouts: { done: 0, goal: 4 } }, { bodyHidden: true })).not.toBe('weigh');
  expect(nextStepAfter({ ...week, weighings: 1 }, SHOWN)).not.toBe('workouts');
  expect((await weekOf(db, ME, addDays(FIRST, 7), ZONE)).resting).toBe(false);
});

test('a week is told by the goals that held in it', async () => {
  const goal = {
    user_id: ME,
    category: 'weight',
    kind: 'weight',
    unit: 'kg',
    title: 'Less',
    description: null,
  } as const;
  await did(
    db,
    setGoal({ ...goal, start_value: 80, current: 80, target: 76, start_date: FIRST, target_date: addDays(FIRST, 28) }),
  );
  const planned = async (first: string) => (await weekOf(db, ME, first, ZONE)).planned;
  expect(await planned(FIRST)).toBe(-1);
  expect(await planned(addDays(FIRST, -7))).toBeNull();
  expect(await planned(addDays(FIRST, 35))).toBeNull();
});

test('the last week that is over begins with the person’s first day', () => {
  expect(lastWeekBefore('2026-06-10', 'monday')).toBe(FIRST);
  expect(lastWeekBefore('2026-06-08', 'monday')).toBe(FIRST);
  expect(lastWeekBefore('2026-06-07', 'sunday')).toBe('2026-05-31');
});
