import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeGoalStatus, removeGoal, setGoal } from '#sync/actions/goals.ts';
import { quickAddMeal } from '#sync/actions/meal-plans.ts';
import { endPause, startPause } from '#sync/actions/pauses.ts';
import { logMeasurements } from '#sync/actions/measurements.ts';
import { addGlass } from '#sync/actions/water-intake.ts';
import { completeSession, planSession } from '#sync/actions/workout-sessions.ts';
import { openDatabase } from '#sync/engine/database.ts';
import type { Local } from '#sync/engine/database.ts';
import type { Goal } from '#sync/entities/goals.ts';
import { entities } from '#sync/entities/index.ts';
import { workoutSets } from '#sync/entities/workout-sets.ts';
import { instantAt } from '#sync/queries/zoned.ts';
import { addDays, dayIn, weekOf } from '#src/lib/days.ts';
import { earningOf } from '#src/work/achievements/figures.ts';
import { KINDS } from '#src/work/goals/kinds.ts';
import { standingsOf } from '#src/work/goals/standing.ts';
import { did } from '../../support/did.ts';
import { NONE } from '../no-figures.ts';

const ZONE = 'Africa/Lagos';
const TODAY = dayIn(ZONE);
const HERE = { today: TODAY, zone: ZONE };
const ME = randomUUID();
const noon = (days: number): number => instantAt(ZONE, addDays(TODAY, days), '12:00').getTime();

let db: Local;
beforeEach(async () => {
  db = await openDatabase(ME, entities, { prefix: randomUUID() });
});
afterEach(() => db.close());

const aim = (kind: Goal['kind'], target: number, start_value: number | null = null): Promise<string> =>
  did(
    db,
    setGoal({
      user_id: ME,
      category: KINDS[kind].category,
      kind,
      title: kind,
      target,
      start_value,
      start_date: addDays(TODAY, -30),
    }),
  );

async function trained(days: number): Promise<void> {
  const clock = { now: () => noon(days) };
  const plan = { user_id: ME, name: 'Legs', scheduled_for: new Date(noon(days)).toISOString(), exercises: [] };
  await did(db, completeSession(await did(db, planSession(plan), clock), { duration_minutes: 40 }), clock);
}

const ate = (days: number, calories: number) =>
  did(
    db,
    quickAddMeal({
      user_id: ME,
      date: addDays(TODAY, days),
      name: 'Eba',
      meal_type: 'lunch',
      calories,
      protein: 20,
      carbs: 1,
      fat: 1,
    }),
  );
const measured = (kind: 'weight' | 'resting_heart_rate' | 'sleep', value: number, days: number) =>
  did(db, logMeasurements([{ user_id: ME, kind, value, measured_at: new Date(noon(days)).toISOString() }]));

const nowOf = async (kind: Goal['kind']): Promise<number | null> =>
  (await standingsOf(db, ME, HERE)).find(({ goal }) => goal.kind === kind)?.now ?? null;

test('what is logged elsewhere is counted from its rows, of the last seven days', async () => {
  for (const kind of ['workouts', 'duration', 'calories', 'protein', 'sleep', 'water', 'streak'] as const)
    await aim(kind, 10);
  for (const days of [-8, -3, -1]) await trained(days);
  for (const [days, calories] of [
    [-9, 9000],
    [-2, 1000],
    [-2, 500],
    [-1, 1700],
  ] as const)
    await ate(days, calories);
  for (const [days, hours] of [
    [-2, 6],
    [-1, 8],
  ] as const)
    await measured('sleep', hours, days);
  await did(db, addGlass({ userId: ME, date: TODAY }));
  const found = Object.fromEntries(
    await Promise.all(
      (['workouts', 'duration', 'calories', 'protein', 'sleep', 'water', 'streak'] as const).map(async (kind) => [
        kind,
        await nowOf(kind),
      ]),
    ),
  );
  expect(found).toEqual({ workouts: 2, duration: 80, calories: 1600, protein: 30, sleep: 7, water: 1, streak: 4 });
});

test('what is measured is its trend, and unknown until the first', async () => {
  await aim('weight', 80, 90);
  await aim('resting-heart-rate', 60, 80);
  expect(await nowOf('weight')).toBeNull();
  for (let day = 20; day >= 0; day--) await measured('weight', day === 0 ? 80 : 85, -day);
  await measured('resting_heart_rate', 75, -200);
  expect(await nowOf('weight')).toBeCloseTo(84.5, 6);
  // Older than the line that is drawn, and still the last that is known.
  expect(await nowOf('resting-heart-rate')).toBe(75);
});

test('what is over stays where it was', async () => {
  const id = await aim('workouts', 4);
  for (const days of [-3, -2]) await trained(days);
  expect(await nowOf('workouts')).toBe(2);
  await did(db, changeGoalStatus(id, { status: 'paused', current: 2 }));
  await trained(-1);
  expect(await nowOf('workouts')).toBe(2);
  await did(db, changeGoalStatus(id, { status: 'completed', current: 2 }));
  expect((await standingsOf(db, ME, HERE))[0]?.done).toBe(1);
  await did(db, changeGoalStatus(id, { status: 'active' }));
  expect(await nowOf('workouts')).toBe(3);
});

test('achievements are counted from the rows, each with its instant', async () => {
  for (const days of [-40, -20, -1]) await trained(days);
  for (const days of [-2, -1]) await measured('weight', 80, days);
  await did(db, changeGoalStatus(await aim('workouts', 1), { status: 'completed' }));
  const { figures, instants } = await earningOf(db, ME, HERE);
  expect(figures).toEqual({ ...NONE, workouts: 3, comebacks: 2, streak: 2, weighings: 2, goals: 1 });
  expect([...(instants.comebacks?.values() ?? [])].map((at) => dayIn(ZONE, Date.parse(at)))).toEqual([
    addDays(TODAY, -20),
    addDays(TODAY, -1),
  ]);
});

test('a streak has its steps on the days on which they were reached', async () => {
  for (let days = -15; days <= 0; days++) await trained(days);
  const { figures, instants } = await earningOf(db, ME, HERE);
  expect(figures.streak).toBe(16);
  const dayOf = (figure: 'streak' | 'weeks', from: number) => instants[figure]?.get(from)?.slice(0, 10);
  expect([3, 7, 14].map((from) => dayOf('streak', from))).toEqual([-13, -9, -2].map((days) => addDays(TODAY, days)));
  const weeks = [...(instants.weeks?.values() ?? [])].map((at) => at.slice(0, 10));
  expect(weeks).toHaveLength(figures.weeks);
  // A week counts from its third day on.
  for (const day of weeks.slice(1)) expect(weekOf(day, 'monday').indexOf(day)).toBe(2);
});

test('a goal of strength follows the sets of its exercise', async () => {
  const squat = randomUUID();
  const id = await did(
    db,
    setGoal({
      user_id: ME,
      category: 'fitness',
      kind: 'strength',
      exercise_id: squat,
      title: 'Squat',
      start_value: 60,
      target: 100,
      start_date: addDays(TODAY, -60),
    }),
  );
  expect(await nowOf('strength')).toBeNull();
  const set = { kind: 'working', session_id: randomUUID(), workout_exercise_id: randomUUID(), user_id: ME } as const;
  const nothing = { duration_seconds: null, distance_m: null, rpe: null, notes: null, set_index: 0 };
  const lift = async (days: number, weight_kg: number, reps: number, exercise_id = squat): Promise<void> => {
    const stamp = { id: randomUUID(), rev: randomUUID(), updated_at: new Date(0).toISOString(), deleted: false };
    const completed_at = new Date(noon(days)).toISOString();
    await db.rows(workoutSets).put({ ...set, ...nothing, ...stamp, exercise_id, weight_kg, reps, completed_at });
  };
  await lift(-40, 100, 1);
  await lift(-10, 80, 1);
  await lift(-3, 60, 6);
  await lift(-1, 200, 1, randomUUID());
  // What was lifted six weeks ago is of then; a lighter day since takes nothing away.
  const [standing] = await standingsOf(db, ME, HERE);
  expect(standing).toMatchObject({ now: 80, done: 0.5 });
  expect(standing?.readings.map(({ value }) => Math.round(value))).toEqual([100, 80, 72]);
  await did(db, changeGoalStatus(id, { status: 'paused', current: 80 }));
  expect(await nowOf('strength')).toBe(80);
});

test('distances of the way and what was lost are of the best day, and go with the goal', async () => {
  const id = await aim('weight', 80, 100);
  for (let day = 60; day >= 0; day--) await measured('weight', day > 30 ? 100 : day > 5 ? 88 : 100, -day);
  const { figures, instants } = await earningOf(db, ME, HERE);
  expect(figures.way).toBe(55);
  expect(figures.lost).toBe(11);
  expect([...(instants.way?.keys() ?? [])]).toEqual([25, 50]);
  await did(db, removeGoal(id));
  expect((await earningOf(db, ME, HERE)).figures).toMatchObject({ way: 0, lost: 0 });
});

test('coming back after a pause is an achievement', async () => {
  const pause = await did(db, startPause({ user_id: ME, from_day: addDays(TODAY, -20), reason: 'ill' }));
  expect((await earningOf(db, ME, HERE)).figures.returns).toBe(0);
  await did(db, endPause(pause, addDays(TODAY, -5)));
  expect((await earningOf(db, ME, HERE)).figures.returns).toBe(0);
  await trained(-2);
  const { figures, instants } = await earningOf(db, ME, HERE);
  expect(figures.returns).toBe(1);
  expect(instants.returns?.get(1)?.slice(0, 10)).toBe(addDays(TODAY, -2));
});
