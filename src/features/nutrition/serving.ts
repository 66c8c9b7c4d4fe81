import type { Food } from '#sync/entities/foods.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { useFoodNames } from '#src/work/catalogue/foods/use-food-names.ts';
import { useLanguage } from '#src/ui/language.tsx';

const ONE = /^1(?=\s)/;

/** "2 × 1 plate" as "2 plate" would be wrong in any language, so the measure is kept whole and counted before it. */
export function servingsInWords(measure: string, servings: number, told: string): string {
  if (servings === 1) return measure;
  return ONE.test(measure) ? `${told} × ${measure.replace(ONE, '').trim()}` : `${told} × ${measure}`;
}

/** The amount of a meal in its household measure, or in grams where it was told so. */
export function useServing(): (food: Food, meal: Pick<MealPlan, 'servings' | 'grams'>) => string {
  const language = useLanguage();
  const { measure } = useFoodNames();
  return (food, { servings, grams }) =>
    servings === null
      ? `${(grams ?? food.serving_grams).toLocaleString(language)} g`
      : servingsInWords(measure(food), servings, servings.toLocaleString(language));
}
