import type { Readable } from '#sync/engine/act.ts';
import { mealPlans } from '#sync/entities/meal-plans.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { latest, sortedBy, within } from './reading.ts';

export const mealsOfDay = (db: Readable, userId: string, date: string): Promise<MealPlan[]> =>
  mealsBetween(db, userId, date, date);

export const mealsBetween = (db: Readable, userId: string, from: string, to: string): Promise<MealPlan[]> =>
  sortedBy(within(db, mealPlans, '[user_id+date]', [userId], from, to), 'created_at');

export const mealsLoggedBetween = async (db: Readable, userId: string, from: string, to: string): Promise<MealPlan[]> =>
  (await within(db, mealPlans, '[user_id+date]', [userId], from, to)).filter(({ logged }) => logged);

/** The latest eaten meals of any day, from which recent foods are derived. */
export const recentMeals = (db: Readable, userId: string, most: number): Promise<MealPlan[]> =>
  latest(db, mealPlans, '[user_id+logged_at]', [userId], { most });

/** As a nutritionist planned it, eaten or not. */
export const isOfPlan = ({ planned_by, swapped }: MealPlan): boolean => planned_by !== null && !swapped;

/** What a nutritionist may still change: planned by one, and neither eaten nor swapped. */
export const isOpenPlan = (meal: MealPlan): boolean => isOfPlan(meal) && !meal.logged;

/** It counts once it is eaten: of a meal and what may be eaten instead of it only the first is planned. */
export const isAlternative = ({ instead_of, logged }: MealPlan): boolean => instead_of !== null && !logged;

/** Without what may be eaten instead, and without what something else was eaten instead of. */
export function countedOf(meals: readonly MealPlan[]): MealPlan[] {
  const replaced = new Set(meals.filter(({ logged }) => logged).map(({ instead_of }) => instead_of));
  return meals.filter((meal) => !isAlternative(meal) && (meal.logged || !replaced.has(meal.id)));
}
