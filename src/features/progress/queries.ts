import { mealsLoggedBetween } from '#sync/queries/meal-plans.ts';
import { latestMeasurement, measurementSeries } from '#sync/queries/measurements.ts';
import type { MeasurementKind } from '#sync/queries/measurements.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import type { Measurement } from '#sync/entities/measurements.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import { activeGoal } from '#sync/queries/goals.ts';
import { spanOf } from '#sync/queries/span.ts';
import { targetsOf } from '#sync/queries/nutrition-goals.ts';
import { waterBetween } from '#sync/queries/water-intake.ts';
import { sessionsCompleted } from '#sync/queries/workout-sessions.ts';
import { setsBetween, volumeOf } from '#sync/queries/workout-sets.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import type { Day, Here, WeekStart } from '#src/lib/days.ts';
import { changeOver } from '#src/work/body/change.ts';
import { expenditureOf } from '#src/work/body/expenditure.ts';
import type { Expenditure } from '#src/work/body/expenditure.ts';
import { readingsOf, trendOf } from '#src/work/goals/trend.ts';
import type { TrendDay } from '#src/work/goals/trend.ts';
import { streakUpTo } from '#src/work/streak.ts';
import { weeksUpTo, weekStartOf } from '#src/work/weeks.ts';

export interface Week {
  first: Day;
  /** The trend at its end, in kilograms. */
  weight: number | null;
  /** Against the week before. */
  change: number | null;
  weighings: number;
}

/** Newest first, from the week of the first weighing on. */
export function weeksOf(trend: readonly TrendDay[], start: WeekStart): Week[] {
  const byWeek = [...Map.groupBy(trend, ({ day }) => weekStartOf(day, start))].map(([first, days]) => ({
    first,
    weight: days.at(-1)?.value ?? null,
    weighings: days.filter(({ reading }) => reading !== null).length,
  }));
  return byWeek
    .map(({ first, weight, weighings }, place) => {
      const before = byWeek[place - 1]?.weight;
      return { first, weight, weighings, change: weight !== null && before ? weight - before : null };
    })
    .toReversed();
}

export interface Body {
  trend: readonly TrendDay[];
  weeks: readonly Week[];
  /** Of the last four weeks. */
  change: number | null;
  goal: number | null;
}

const dayOf = (zone: string, instant: string | null): Day => dayIn(zone, Date.parse(instant ?? ''));

export async function trendOfWeight(db: ReadOnly, userId: string, { zone }: Here): Promise<TrendDay[]> {
  const rows = await measurementSeries(db, { userId, kind: 'weight' });
  return trendOf(readingsOf(rows, zone));
}

export async function bodyOf(db: ReadOnly, userId: string, here: Here & { weekStart: WeekStart }): Promise<Body> {
  const [trend, goal] = await Promise.all([trendOfWeight(db, userId, here), activeGoal(db, userId, 'weight')]);
  return {
    trend,
    weeks: weeksOf(trend, here.weekStart),
    change: changeOver(trend, 28, here.today),
    goal: goal?.target ?? null,
  };
}

/** Body measures in the order in which a tape goes. */
export const MEASURES = [
  'waist',
  'hips',
  'chest',
  'shoulders',
  'neck',
  'arm_left',
  'arm_right',
  'thigh_left',
  'thigh_right',
  'calf_left',
  'calf_right',
  'body_fat',
  'muscle_mass',
] as const satisfies readonly MeasurementKind[];

export type BodyMeasure = (typeof MEASURES)[number];

export interface Measures {
  latest: readonly { kind: BodyMeasure; last: Measurement | null }[];
  weight: number | null;
  /** Centimetres. */
  height: number | null;
}

const CM_PER_INCH = 2.54;

export async function measuresOf(db: ReadOnly, userId: string): Promise<Measures> {
  const [profile, weight, ...found] = await Promise.all([
    profileOf(db, userId),
    latestMeasurement(db, userId, 'weight'),
    ...MEASURES.map((kind) => latestMeasurement(db, userId, kind)),
  ]);
  return {
    latest: MEASURES.map((kind, place) => ({ kind, last: found[place] ?? null })),
    weight: weight?.value ?? null,
    height: profile?.height ? profile.height * CM_PER_INCH : null,
  };
}

/** So many weeks are drawn, this one included. */
const WEEKS = 12;

const spanOfWeeks = ({ today, zone, weekStart }: Here & { weekStart: WeekStart }) => {
  const weeks = weeksUpTo(today, WEEKS, weekStart);
  const from = weeks[0] ?? today;
  return { weeks, from, span: spanOf(from, today, zone) };
};

export interface TrainingWeek {
  first: Day;
  sessions: number;
  minutes: number;
  /** Kilograms. */
  volume: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export async function trainingOf(
  db: ReadOnly,
  userId: string,
  here: Here & { weekStart: WeekStart },
): Promise<TrainingWeek[]> {
  const { weeks, span } = spanOfWeeks(here);
  const [sessions, sets] = await Promise.all([sessionsCompleted(db, userId, span), setsBetween(db, userId, span)]);
  const weekOf = (instant: string | null): Day => weekStartOf(dayOf(here.zone, instant), here.weekStart);
  const ofWeek = Map.groupBy(sessions, ({ completed_at }) => weekOf(completed_at));
  const setsOfWeek = Map.groupBy(sets, ({ completed_at }) => weekOf(completed_at));
  return weeks.map((first) => ({
    first,
    sessions: ofWeek.get(first)?.length ?? 0,
    minutes: sum((ofWeek.get(first) ?? []).map(({ duration_minutes }) => duration_minutes ?? 0)),
    volume: volumeOf(setsOfWeek.get(first) ?? []),
  }));
}

export interface EatingWeek {
  first: Day;
  /** Days with a logged meal. */
  days: number;
  /** Averages of those days. */
  kcal: number;
  protein: number;
  /** Days on which the protein target was met. */
  proteinDays: number;
  /** Glasses a day with any. */
  water: number;
}

export interface Eating {
  weeks: EatingWeek[];
  /** The foods logged most often, with how often. */
  foods: { name: string; times: number }[];
  targets: { calories_target: number; protein_target: number; water_target: number };
}

const MOST_FOODS = 5;

function byDay(meals: readonly MealPlan[]): { day: Day; kcal: number; protein: number }[] {
  return [...Map.groupBy(meals, ({ date }) => date)].map(([day, ofDay]) => ({
    day,
    kcal: sum(ofDay.map(({ calories }) => calories)),
    protein: sum(ofDay.map(({ protein }) => protein ?? 0)),
  }));
}

const average = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length);

function mostLogged(meals: readonly MealPlan[]): Eating['foods'] {
  return [...Map.groupBy(meals, ({ name }) => name)]
    .map(([name, logged]) => ({ name, times: logged.length }))
    .toSorted((a, b) => b.times - a.times)
    .slice(0, MOST_FOODS);
}

export async function eatingOf(db: ReadOnly, userId: string, here: Here & { weekStart: WeekStart }): Promise<Eating> {
  const { weeks, from } = spanOfWeeks(here);
  const [meals, water, targets] = await Promise.all([
    mealsLoggedBetween(db, userId, from, here.today),
    waterBetween(db, userId, from, here.today),
    targetsOf(db, userId),
  ]);
  const daysOf = Map.groupBy(byDay(meals), ({ day }) => weekStartOf(day, here.weekStart));
  const waterOf = Map.groupBy(water, ({ date }) => weekStartOf(date, here.weekStart));
  return {
    weeks: weeks.map((first) => {
      const days = daysOf.get(first) ?? [];
      return {
        first,
        days: days.length,
        kcal: average(days.map(({ kcal }) => kcal)),
        protein: average(days.map(({ protein }) => protein)),
        proteinDays: days.filter(({ protein }) => protein >= targets.protein_target).length,
        water: average((waterOf.get(first) ?? []).map(({ glasses_consumed }) => glasses_consumed)),
      };
    }),
    foods: mostLogged(meals),
    targets,
  };
}

/** Of the last 28 days. */
export async function usedOf(db: ReadOnly, userId: string, here: Here): Promise<{ used: Expenditure | null }> {
  const [meals, trend] = await Promise.all([
    mealsLoggedBetween(db, userId, addDays(here.today, -27), here.today),
    trendOfWeight(db, userId, here),
  ]);
  const eaten = new Map(byDay(meals).map(({ day, kcal }) => [day, kcal]));
  return { used: expenditureOf({ eaten, trend, today: here.today }) };
}

export interface Summary {
  weight: number | null;
  change: number | null;
  workouts: number;
  logged: number;
}

export async function summaryOf(db: ReadOnly, userId: string, here: Here): Promise<Summary> {
  const [trend, sessions, streak] = await Promise.all([
    trendOfWeight(db, userId, here),
    sessionsCompleted(db, userId, spanOf(addDays(here.today, -6), here.today, here.zone)),
    streakUpTo(db, userId, here),
  ]);
  return {
    weight: trend.at(-1)?.value ?? null,
    change: changeOver(trend, 28, here.today),
    workouts: sessions.length,
    logged: streak.week.filter(({ logged }) => logged).length,
  };
}
