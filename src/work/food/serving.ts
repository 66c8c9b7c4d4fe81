import type { Food } from '#sync/entities/foods.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { useFoodNames } from '#src/work/catalogue/foods/use-food-names.ts';
import { useLanguage } from '#src/ui/language.tsx';

const ONE = /^1(?=\s)/;

/** "2 × 1 plate", because "2 plate" is wrong in every language: the measure stays whole, with a count before it. */
export function servingsInWords(measure: string, servings: number, count: string): string {
  if (servings === 1) return measure;
  return ONE.test(measure) ? `${count} × ${measure.replace(ONE, '').trim()}` : `${count} × ${measure}`;
}

/** The amount of a meal in household measures, or in grams where it was entered so. */
export function useServing(): (food: Food, meal: Pick<MealPlan, 'servings' | 'grams'>) => string {
  const language = useLanguage();
  const { measure } = useFoodNames();
  return (food, { servings, grams }) =>
    servings === null
      ? `${(grams ?? food.serving_grams).toLocaleString(language)} g`
      : servingsInWords(measure(food), servings, servings.toLocaleString(language));
}
