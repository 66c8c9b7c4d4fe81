import type { Goal } from '#sync/entities/goals.ts';
import { goalsOf, USUAL_WORKOUTS } from '#sync/queries/goals.ts';
import { mealsLoggedBetween } from '#sync/queries/meal-plans.ts';
import { measurementSeries } from '#sync/queries/measurements.ts';
import type { MeasurementKind } from '#sync/queries/measurement-kinds.ts';
import { targetsOf } from '#sync/queries/nutrition-goals.ts';
import { pausesOf } from '#sync/queries/pauses.ts';
import { spanOf } from '#sync/queries/span.ts';
import { waterBetween } from '#sync/queries/water-intake.ts';
import { sessionsCompleted } from '#sync/queries/workout-sessions.ts';
import { setsBetween, volumeOf } from '#sync/queries/workout-sets.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays, daysBetween } from '#src/lib/days.ts';
import type { Day, WeekStart } from '#src/lib/days.ts';
import { changeOver } from '#src/work/body/change.ts';
import { readingsOf, trendOf } from '#src/work/goals/trend.ts';
import type { TrendDay } from '#src/work/goals/trend.ts';
import { average, sum } from '#src/work/progress/span.ts';
import { weekStartOf } from '#src/work/weeks.ts';

/** What was done in a week. Null where nothing says it. */
export interface Week {
  first: Day;
  last: Day;
  /** The trend at the week's end, in kilograms, and by how much it moved: null where too few days were weighed. */
  weight: { now: number; change: number | null } | null;
  /** What the goal for it asks of a week, in kilograms. */
  planned: number | null;
  weighings: number;
  /** Days with a logged meal. */
  days: number;
  kcal: { mean: number; target: number } | null;
  proteinDays: number;
  workouts: { done: number; goal: number };
  /** A pause lies in it: nobody who rests is asked for what he did not do. */
  resting: boolean;
  minutes: number;
  /** Metres that were run, walked or otherwise covered. */
  distance: number;
  /** Kilograms. */
  volume: number;
  water: { mean: number; target: number } | null;
  /** Hours a night, of the nights known. */
  sleep: number | null;
  pressure: { systolic: number; diastolic: number } | null;
}

/** Fewer days with a log make a short report: their averages say nothing. */
export const ENOUGH_DAYS = 3;

export type Helped = 'workouts' | 'protein' | 'water' | 'logging';

/** The one thing that went best. */
export function helpedIn({ workouts, proteinDays, water, days }: Week): Helped | null {
  if (workouts.done > 0 && workouts.done >= workouts.goal) return 'workouts';
  if (proteinDays >= 4) return 'protein';
  if (water && water.mean >= water.target) return 'water';
  return days >= 6 ? 'logging' : null;
}

export type NextStep = 'log' | 'weigh' | 'workouts' | 'protein' | 'water' | 'go-on';

/** The one thing to do next: first what lets the rest be seen. */
export function nextStepAfter(week: Week, { bodyHidden }: { bodyHidden: boolean }): NextStep {
  const { days, weighings, workouts, proteinDays, water } = week;
  if (days < ENOUGH_DAYS) return 'log';
  if (weighings === 0 && !bodyHidden) return 'weigh';
  if (workouts.done < workouts.goal && !week.resting) return 'workouts';
  if (proteinDays < 4) return 'protein';
  return water && water.mean < water.target ? 'water' : 'go-on';
}

/** The first day of the last week that is over. */
export const lastWeekBefore = (today: Day, start: WeekStart): Day => addDays(weekStartOf(today, start), -7);

/** The latest that had begun by the week's end and was not reached before it. */
const goalIn = (goals: readonly Goal[], kind: Goal['kind'], { last, from }: { last: Day; from: string }): Goal | null =>
  goals.findLast(
    (goal) =>
      goal.kind === kind &&
      goal.start_date <= last &&
      (goal.status === 'active' || (goal.completed_at !== null && Date.parse(goal.completed_at) >= Date.parse(from))),
  ) ?? null;

/** The way from the start to the target, spread evenly over the time it was given. */
function plannedOf(goal: Goal | null, first: Day): number | null {
  if (!goal || goal.start_value === null || goal.target_date === null || goal.target_date < first) return null;
  const days = daysBetween(goal.start_date, goal.target_date);
  return days === 0 ? null : ((goal.target - goal.start_value) / days) * 7;
}

const mean = (values: readonly number[]): number => sum(values) / values.length;
const meanOf = (rows: readonly { value: number }[]): number | null => average(rows.map(({ value }) => value));

/** The change of a week is told by the rule by which any other is compared: with enough weighings, or not at all. */
function weightIn(trend: readonly TrendDay[], first: Day, last: Day): Week['weight'] {
  const upTo = trend.filter(({ day }) => day <= last);
  const atEnd = upTo.at(-1);
  return !atEnd || atEnd.day < first ? null : { now: atEnd.value, change: changeOver(upTo, 7, last) };
}

export async function weekOf(db: ReadOnly, userId: string, first: Day, zone: string): Promise<Week> {
  const last = addDays(first, 6);
  const span = spanOf(first, last, zone);
  const measured = async (kind: MeasurementKind) => meanOf(await measurementSeries(db, { userId, kind, ...span }));
  const [weights, meals, water, sessions, sets, goals, targets, pauses, ...means] = await Promise.all([
    // All of them, so that a week is told as every other view of the trend tells it.
    measurementSeries(db, { userId, kind: 'weight' }),
    mealsLoggedBetween(db, userId, first, last),
    waterBetween(db, userId, first, last),
    sessionsCompleted(db, userId, span),
    setsBetween(db, userId, span),
    goalsOf(db, userId),
    targetsOf(db, userId, last),
    pausesOf(db, userId),
    measured('sleep'),
    measured('systolic'),
    measured('diastolic'),
  ]);
  const [sleep, systolic, diastolic] = means;
  const readings = readingsOf(weights, zone);
  const byDay = [...Map.groupBy(meals, ({ date }) => date).values()];
  const drunk = water.map(({ glasses_consumed }) => glasses_consumed).filter((glasses) => glasses > 0);
  const proteinOf = (ofDay: typeof meals): number => sum(ofDay.map(({ protein }) => protein));
  return {
    first,
    last,
    weight: weightIn(trendOf(readings), first, last),
    planned: plannedOf(goalIn(goals, 'weight', { last, from: span.from }), first),
    weighings: readings.filter(({ day }) => day >= first && day <= last).length,
    days: byDay.length,
    kcal:
      byDay.length < ENOUGH_DAYS
        ? null
        : {
            mean: mean(byDay.map((ofDay) => sum(ofDay.map(({ calories }) => calories)))),
            target: targets.calories_target,
          },
    proteinDays: byDay.filter((ofDay) => proteinOf(ofDay) >= targets.protein_target).length,
    workouts: {
      done: sessions.length,
      goal: goalIn(goals, 'workouts', { last, from: span.from })?.target ?? USUAL_WORKOUTS,
    },
    resting: pauses.some(({ from_day, to_day }) => from_day <= last && (to_day ?? last) >= first),
    minutes: sum(sessions.map(({ duration_minutes }) => duration_minutes ?? 0)),
    distance: sum(sessions.map(({ distance_m }) => distance_m ?? 0)),
    volume: volumeOf(sets),
    water: drunk.length < ENOUGH_DAYS ? null : { mean: mean(drunk), target: targets.water_target },
    sleep,
    pressure: systolic === null || diastolic === null ? null : { systolic, diastolic },
  };
}
