import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { mealsLoggedBetween } from '#sync/queries/meal-plans.ts';
import { targetsByDay } from '#sync/queries/nutrition-goals.ts';
import type { Targets } from '#sync/queries/nutrition-goals.ts';
import { waterBetween } from '#sync/queries/water-intake.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays, weekOf } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { expenditureOf } from '#src/work/body/expenditure.ts';
import type { Expenditure } from '#src/work/body/expenditure.ts';
import type { TrendDay } from '#src/work/goals/trend.ts';
import { weekStartOf } from '#src/work/weeks.ts';
import { average, spanOfWeeks, sum } from './span.ts';
import type { Place } from './span.ts';

interface Eaten {
  kcal: number;
  protein: number;
  carbs: number;
  fat: number;
}

/** Averages of its days with a logged meal; null where it has none. */
export interface EatingWeek extends Record<keyof Eaten, number | null> {
  first: Day;
  days: number;
  /** Days on which the protein target was met. */
  proteinDays: number | null;
  /** Glasses a day with any. */
  water: number | null;
  /** Those that held at its end. */
  targets: Targets;
}

export interface Eating {
  weeks: EatingWeek[];
  /** What each day of the week does, this week's days first to last. */
  weekdays: { day: Day; days: number; kcal: number | null }[];
  /** The foods logged most often, with how often. */
  foods: { name: string; times: number }[];
  targets: Targets;
}

const MOST_FOODS = 5;

type EatenDay = Eaten & { day: Day };

export function byDay(meals: readonly MealPlan[]): EatenDay[] {
  return [...Map.groupBy(meals, ({ date }) => date)].map(([day, ofDay]) => ({
    day,
    kcal: sum(ofDay.map(({ calories }) => calories)),
    protein: sum(ofDay.map(({ protein }) => protein)),
    carbs: sum(ofDay.map(({ carbs }) => carbs)),
    fat: sum(ofDay.map(({ fat }) => fat)),
  }));
}

function mostLogged(meals: readonly MealPlan[]): Eating['foods'] {
  return [...Map.groupBy(meals, ({ name }) => name)]
    .map(([name, logged]) => ({ name, times: logged.length }))
    .toSorted((a, b) => b.times - a.times)
    .slice(0, MOST_FOODS);
}

const weekdayOf = (day: Day): number => new Date(`${day}T12:00:00Z`).getUTCDay();

/** Averages of the same day of several weeks. */
export function weekdaysOf(days: readonly EatenDay[], { today, weekStart }: Pick<Place, 'today' | 'weekStart'>) {
  const ofWeekday = Map.groupBy(days, ({ day }) => weekdayOf(day));
  return weekOf(today, weekStart).map((day) => {
    const same = ofWeekday.get(weekdayOf(day)) ?? [];
    return { day, days: same.length, kcal: average(same.map(({ kcal }) => kcal)) };
  });
}

export async function eatingOf(db: ReadOnly, userId: string, here: Place): Promise<Eating> {
  const { weeks, from } = spanOfWeeks(here);
  const [meals, water, targetsOn] = await Promise.all([
    mealsLoggedBetween(db, userId, from, here.today),
    waterBetween(db, userId, from, here.today),
    targetsByDay(db, userId),
  ]);
  const eaten = byDay(meals);
  const daysOf = Map.groupBy(eaten, ({ day }) => weekStartOf(day, here.weekStart));
  const drunk = water.filter(({ glasses_consumed }) => glasses_consumed > 0);
  const waterOf = Map.groupBy(drunk, ({ date }) => weekStartOf(date, here.weekStart));
  return {
    weeks: weeks.map((first) => {
      const days = daysOf.get(first) ?? [];
      const targets = targetsOn(addDays(first, 6));
      return {
        first,
        days: days.length,
        kcal: average(days.map(({ kcal }) => kcal)),
        protein: average(days.map(({ protein }) => protein)),
        carbs: average(days.map(({ carbs }) => carbs)),
        fat: average(days.map(({ fat }) => fat)),
        proteinDays: days.length === 0 ? null : days.filter(({ protein }) => protein >= targets.protein_target).length,
        water: average((waterOf.get(first) ?? []).map(({ glasses_consumed }) => glasses_consumed)),
        targets,
      };
    }),
    weekdays: weekdaysOf(eaten, here),
    foods: mostLogged(meals),
    targets: targetsOn(here.today),
  };
}

/** Of the last 28 days, beside the trend of the weight. */
export async function usedOf(
  db: ReadOnly,
  userId: string,
  { today, trend }: { today: Day; trend: readonly TrendDay[] },
): Promise<Expenditure | null> {
  const meals = await mealsLoggedBetween(db, userId, addDays(today, -27), today);
  return expenditureOf({ eaten: new Map(byDay(meals).map(({ day, kcal }) => [day, kcal])), trend, today });
}
