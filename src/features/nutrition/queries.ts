import { favouriteFoods } from '#sync/queries/food-favourites.ts';
import { foodsById, foodTable } from '#sync/queries/foods.ts';
import type { Food } from '#sync/entities/foods.ts';
import { mealsBetween, mealsOfDay, recentMeals } from '#sync/queries/meal-plans.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { targetsByMoment } from '#sync/queries/nutrition-goals.ts';
import type { Targets } from '#sync/queries/nutrition-goals.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import { spanOf } from '#sync/queries/span.ts';
import { waterOfDay } from '#sync/queries/water-intake.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { dayIn } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { eachOnce, totalsByDay } from './day.ts';

/** Far enough back for two dozen different foods. */
const LOOKED_BACK = 120;
const LATELY = 8;

/** The targets at the end of each day; from today on, the current ones. */
async function targetsByDay(db: ReadOnly, userId: string, { today, zone }: Here): Promise<(day: Day) => Targets> {
  const targetsAt = await targetsByMoment(db, userId);
  return (day) => targetsAt(day < today ? spanOf(day, day, zone).to : undefined);
}

export interface NutritionDay {
  meals: MealPlan[];
  /** The foods of the day's meals, by id. */
  foods: ReadonlyMap<string, Food>;
  glasses: number;
  targets: Targets;
}

export async function nutritionDay(db: ReadOnly, userId: string, day: Day, here: Here): Promise<NutritionDay> {
  const [meals, glasses, targetsOn] = await Promise.all([
    mealsOfDay(db, userId, day),
    waterOfDay(db, userId, day),
    targetsByDay(db, userId, here),
  ]);
  const foods = await foodsById(
    db,
    meals.flatMap(({ food_id }) => food_id ?? []),
  );
  return { meals, glasses, targets: targetsOn(day), foods: new Map(foods.map((food) => [food.id, food])) };
}

export interface WeekDay {
  date: Day;
  /** Null on a future day, and on one without logs before the person joined. */
  calories: number | null;
  target: number;
}

export async function nutritionWeek(
  db: ReadOnly,
  userId: string,
  days: readonly Day[],
  here: Here,
): Promise<WeekDay[]> {
  const [meals, targetsOn, profile] = await Promise.all([
    mealsBetween(db, userId, days[0] ?? '', days.at(-1) ?? ''),
    targetsByDay(db, userId, here),
    profileOf(db, userId),
  ]);
  const began = profile ? dayIn(here.zone, Date.parse(profile.created_at)) : '';
  const isKnown = (date: Day, calories: number): boolean => date <= here.today && (date >= began || calories > 0);
  return totalsByDay(days, meals).map(({ date, calories }) => ({
    date,
    calories: isKnown(date, calories) ? calories : null,
    target: targetsOn(date).calories_target,
  }));
}

/** Over the days that are known. */
export function averageOf(week: readonly WeekDay[]): number {
  const known = week.flatMap(({ calories }) => calories ?? []);
  return known.reduce((sum, calories) => sum + calories, 0) / Math.max(1, known.length);
}

/** Recent meals, each food once. Reads few rows, because every change of day reads them again. */
export async function mealsOfLate(db: ReadOnly, userId: string): Promise<MealPlan[]> {
  const found = eachOnce(await recentMeals(db, userId, 3 * LATELY), LATELY);
  return found.length === LATELY ? found : eachOnce(await recentMeals(db, userId, LOOKED_BACK), LATELY);
}

export interface FoodShelf {
  foods: Food[];
  /** Ids, oldest favourite first. */
  favourites: string[];
  /** Ids, newest first. */
  recent: string[];
}

export async function foodShelf(db: ReadOnly, userId: string): Promise<FoodShelf> {
  const [foods, favourites, recent] = await Promise.all([
    foodTable(db),
    favouriteFoods(db, userId),
    recentMeals(db, userId, LOOKED_BACK),
  ]);
  return {
    foods,
    favourites: favourites.map(({ food_id }) => food_id),
    recent: eachOnce(recent, LOOKED_BACK).flatMap(({ food_id }) => food_id ?? []),
  };
}
