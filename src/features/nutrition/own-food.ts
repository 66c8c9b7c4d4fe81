import * as z from 'zod/mini';
import { figure, LONGEST, needed } from './figures.ts';
import type { NutritionWords } from './words.ts';

/** The most that 100 g of anything hold. */
const MOST = { calories: 900, protein: 100, carbs: 100, fat: 100 };

type Nutrient = keyof typeof MOST;
type Figures = Record<Nutrient | 'grams', number>;

export const perHundred = (amount: number, grams: number): number => Math.round((amount / grams) * 1000) / 10;

/** A food of one's own as it is typed, told by the serving. */
export function ownFoodIn(words: NutritionWords['form'], language: string) {
  const fits = (name: Nutrient, unit: string) =>
    z.refine<Figures>((food) => food.grams <= 0 || perHundred(food[name], food.grams) <= MOST[name], {
      path: [name],
      error: words.tooMuch(`${MOST[name].toLocaleString(language)} ${unit}`),
    });
  return z
    .object({
      name: needed(words, LONGEST.name),
      serving: needed(words, LONGEST.serving),
      grams: figure(words, 5000, language).check(z.gt(0, { error: words.needed })),
      calories: figure(words, 20_000, language),
      protein: figure(words, 2000, language),
      carbs: figure(words, 3000, language),
      fat: figure(words, 2000, language),
    })
    .check(fits('calories', 'kcal'), fits('protein', 'g'), fits('carbs', 'g'), fits('fat', 'g'));
}
