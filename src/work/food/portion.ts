import { toTenth } from '#src/lib/units.ts';
import type { Food } from '#sync/entities/foods.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';

export type Nutrients = Pick<MealPlan, 'calories' | 'protein' | 'carbs' | 'fat'>;

/** As entered: household measures, or grams. */
export type Amount = { servings: number } | { grams: number };

export const isSame = (a: Amount, b: Amount): boolean =>
  'grams' in a ? 'grams' in b && a.grams === b.grams : 'servings' in b && a.servings === b.servings;

/** Of a food, or of what is to become one. */
type Weighed = Pick<Food, 'serving_grams' | `${'kcal' | 'protein_g' | 'carbs_g' | 'fat_g'}_per_100g`>;

export const gramsOf = (food: Pick<Food, 'serving_grams'>, amount: Amount): number =>
  'grams' in amount ? amount.grams : toTenth(amount.servings * food.serving_grams);

export function nutrientsOf(food: Weighed, amount: Amount): Nutrients {
  const hundreds = gramsOf(food, amount) / 100;
  return {
    calories: Math.round(food.kcal_per_100g * hundreds),
    protein: toTenth(food.protein_g_per_100g * hundreds),
    carbs: toTenth(food.carbs_g_per_100g * hundreds),
    fat: toTenth(food.fat_g_per_100g * hundreds),
  };
}

/** The amount is stored as entered, so that it can be edited in the same unit. */
export const portionOf = (food: Food, amount: Amount): Pick<MealPlan, 'grams' | 'servings'> => ({
  grams: gramsOf(food, amount),
  servings: 'servings' in amount ? amount.servings : null,
});

/** The amount of a meal, as entered; one serving where nobody said. */
export function amountOf({ grams, servings }: Pick<MealPlan, 'grams' | 'servings'>): Amount {
  if (servings !== null) return { servings };
  return grams === null ? { servings: 1 } : { grams };
}

/** What a meal of this much of a food is. */
export const mealOf = (food: Food, amount: Amount) => ({
  name: food.name,
  food_id: food.id,
  ...nutrientsOf(food, amount),
  ...portionOf(food, amount),
});
