import type { Food } from '#sync/entities/foods.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { favouriteFoods } from '#sync/queries/food-favourites.ts';
import { foodTable } from '#sync/queries/foods.ts';
import { recentMeals } from '#sync/queries/meal-plans.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { eachOnce } from './day.ts';

/** Far enough back for two dozen different foods. */
const LOOKED_BACK = 120;

export interface FoodShelf {
  foods: Food[];
  /** Ids, oldest favourite first. */
  favourites: string[];
  /** Ids, newest first. */
  recent: string[];
  /** How often each was eaten lately, by id. */
  times: ReadonlyMap<string, number>;
}

/** A packet's code is one of the names of what is in it. Another is another packet, however little differs. */
export const foodsOfCode = ({ foods }: FoodShelf, code: string): Food[] =>
  foods.filter(({ aliases }) => aliases.includes(code));

function timesOf(meals: readonly Pick<MealPlan, 'food_id'>[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const { food_id: id } of meals) if (id !== null) times.set(id, (times.get(id) ?? 0) + 1);
  return times;
}

/** The foods that a person sees: the catalogue and the person's own, on whoever's device. */
export async function foodShelf(db: ReadOnly, userId: string): Promise<FoodShelf> {
  const [foods, favourites, recent] = await Promise.all([
    foodTable(db),
    favouriteFoods(db, userId),
    recentMeals(db, userId, LOOKED_BACK),
  ]);
  return {
    foods: foods.filter(({ owner_id }) => owner_id === null || owner_id === userId),
    favourites: favourites.map(({ food_id }) => food_id),
    recent: eachOnce(recent, LOOKED_BACK).flatMap(({ food_id }) => food_id ?? []),
    times: timesOf(recent),
  };
}
