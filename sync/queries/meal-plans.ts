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

/**
 * Of a meal and what may be eaten instead of it one: what was eaten, else the first, and where that is gone the next. So
 * `meals` are whole days.
 */
export function countedOf(meals: readonly MealPlan[]): MealPlan[] {
  const eaten = meals.filter(({ logged }) => logged);
  const served = new Set([...meals.map(({ id }) => id), ...eaten.map(({ instead_of }) => instead_of)]);
  const replaced = new Set(eaten.map(({ instead_of }) => instead_of));
  return meals.filter(({ id, logged, instead_of }) => {
    if (logged) return true;
    if (instead_of === null) return !replaced.has(id);
    const isOpen = !served.has(instead_of);
    served.add(instead_of);
    return isOpen;
  });
}
