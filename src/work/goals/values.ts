import type { Goal } from '#sync/entities/goals.ts';
import { mealsLoggedBetween } from '#sync/queries/meal-plans.ts';
import { latestMeasurement, measurementSeries } from '#sync/queries/measurements.ts';
import { kilogramsOf, profileOf } from '#sync/queries/profiles.ts';
import { spanOf } from '#sync/queries/span.ts';
import { waterBetween } from '#sync/queries/water-intake.ts';
import { sessionsCompleted } from '#sync/queries/workout-sessions.ts';
import { setsBetween, setsOfExercise } from '#sync/queries/workout-sets.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { streakUpTo } from '#src/work/streak.ts';
import { kindOf } from './kinds.ts';
import { estimatesIn, formOf } from './strength.ts';
import { readingsOf, trendOf } from './trend.ts';
import type { Reading, TrendDay } from './trend.ts';

/** Where somebody stands, from the rows that the goal is about: nobody types what is logged elsewhere. */
export interface Value {
  /** Null where nothing is known yet. */
  now: number | null;
  readings: readonly Reading[];
  trend: readonly TrendDay[];
}

const WEEK = 7;
/** The trend before the goal, so that it begins with more than one morning. */
const BEFORE_DAYS = 90;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const meanADay = (values: ReadonlyMap<string, number>): number | null =>
  values.size === 0 ? null : sum([...values.values()]) / values.size;

function byDay<Row>(rows: readonly Row[], dayOf: (row: Row) => string, amountOf: (row: Row) => number) {
  const days = new Map<string, number>();
  for (const row of rows) days.set(dayOf(row), (days.get(dayOf(row)) ?? 0) + amountOf(row));
  return days;
}

type Asked = (db: ReadOnly, userId: string, here: Here) => Promise<number | null>;

const lastWeek = ({ today, zone }: Here) => ({
  days: { from: addDays(today, 1 - WEEK), to: today },
  span: spanOf(addDays(today, 1 - WEEK), today, zone),
});

const meals =
  (amount: 'calories' | 'protein'): Asked =>
  async (db, userId, here) => {
    const { from, to } = lastWeek(here).days;
    return meanADay(
      byDay(
        await mealsLoggedBetween(db, userId, from, to),
        ({ date }) => date,
        (meal) => meal[amount] ?? 0,
      ),
    );
  };

const measured =
  (kind: 'steps' | 'sleep'): Asked =>
  async (db, userId, here) => {
    const rows = await measurementSeries(db, { userId, kind, ...lastWeek(here).span });
    return meanADay(
      byDay(
        rows,
        (row) => dayIn(here.zone, Date.parse(row.measured_at)),
        ({ value }) => value,
      ),
    );
  };

/** Of the last seven days: how much in all of them, or how much on a day with any. */
const COUNTED: Partial<Record<Goal['kind'], Asked>> = {
  workouts: async (db, userId, here) => (await sessionsCompleted(db, userId, lastWeek(here).span)).length,
  duration: async (db, userId, here) =>
    sum(
      (await sessionsCompleted(db, userId, lastWeek(here).span)).map(({ duration_minutes }) => duration_minutes ?? 0),
    ),
  distance: async (db, userId, here) =>
    sum((await setsBetween(db, userId, lastWeek(here).span)).map(({ distance_m }) => distance_m ?? 0)) / 1000,
  calories: meals('calories'),
  protein: meals('protein'),
  water: async (db, userId, here) => {
    const { from, to } = lastWeek(here).days;
    return meanADay(
      byDay(
        await waterBetween(db, userId, from, to),
        ({ date }) => date,
        (row) => row.glasses_consumed,
      ),
    );
  },
  steps: measured('steps'),
  sleep: measured('sleep'),
  streak: async (db, userId, here) => (await streakUpTo(db, userId, here, 'day')).count,
};

/** The series of weighings begins with the profile's weight, and only once the server has it. */
async function weightOfProfile(db: ReadOnly, userId: string): Promise<number | null> {
  const profile = await profileOf(db, userId);
  return profile?.weight ? kilogramsOf(profile.weight) : null;
}

export type Aim = Pick<Goal, 'kind' | 'status' | 'current' | 'start_date' | 'exercise_id'>;

const NONE = { readings: [], trend: [] };

async function strengthOf(db: ReadOnly, userId: string, exerciseId: string, { zone }: Here): Promise<Value> {
  const estimates = estimatesIn(await setsOfExercise(db, userId, exerciseId), zone);
  const form = formOf(estimates);
  return { now: form.at(-1)?.value ?? null, readings: estimates, trend: form };
}

export async function valueOf(db: ReadOnly, userId: string, goal: Aim, here: Here): Promise<Value> {
  if (goal.status !== 'active') return { now: goal.current, ...NONE };
  const counted = COUNTED[goal.kind];
  if (counted) return { now: await counted(db, userId, here), ...NONE };
  if (goal.exercise_id !== null) return strengthOf(db, userId, goal.exercise_id, here);
  const kind = kindOf(goal.kind).measured;
  if (!kind) return { now: goal.current, ...NONE };
  const begin = goal.start_date < here.today ? goal.start_date : here.today;
  const { from } = spanOf(addDays(begin, -BEFORE_DAYS), here.today, here.zone);
  const rows = await measurementSeries(db, { userId, kind, from });
  const readings = readingsOf(rows, here.zone);
  const trend = trendOf(readings);
  const older = trend.length > 0 ? null : await latestMeasurement(db, userId, kind);
  const known = trend.at(-1)?.value ?? older?.value ?? null;
  return { now: known ?? (kind === 'weight' ? await weightOfProfile(db, userId) : null), readings, trend };
}
