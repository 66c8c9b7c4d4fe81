import * as z from 'zod/mini';
import type { OwnFood } from '#sync/actions/foods.ts';
import type { Food } from '#sync/entities/foods.ts';
import { figure, LONGEST, needed } from './figures.ts';
import type { NutritionWords } from './words.ts';

/** The most that 100 g of anything contain. */
const MOST = { calories: 900, protein: 100, carbs: 100, fat: 100 };

const KEPT = {
  calories: 'kcal_per_100g',
  protein: 'protein_g_per_100g',
  carbs: 'carbs_g_per_100g',
  fat: 'fat_g_per_100g',
} as const;

type Nutrient = keyof typeof MOST;
type Figures = Record<Nutrient | 'grams', number>;
type FoodForm = Figures & { name: string; serving: string };

const NUTRIENTS = Object.keys(KEPT) as Nutrient[];

/** To the thousandth, so that the largest serving comes back to the tenth it was entered with. */
const perHundred = (amount: number, grams: number): number => Math.round((amount / grams) * 1e5) / 1e3;

/** Entered per serving, stored per 100 g. */
export function foodOf(typed: FoodForm): OwnFood {
  const { name, serving, grams } = typed;
  const inHundred = NUTRIENTS.map((each) => [KEPT[each], perHundred(typed[each], grams)]);
  const nutrients = Object.fromEntries(inHundred) as Pick<OwnFood, (typeof KEPT)[Nutrient]>;
  return { name, serving_description: serving, serving_grams: grams, ...nutrients };
}

/** The same for an existing food: an untouched figure is not rounded again. */
export function editOf(typed: FoodForm, isTyped: (field: keyof FoodForm) => boolean): Partial<OwnFood> {
  const edit: Partial<OwnFood> = foodOf(typed);
  if (!isTyped('grams')) delete edit.serving_grams;
  for (const each of NUTRIENTS) if (!isTyped(each) && !isTyped('grams')) delete edit[KEPT[each]];
  return edit;
}

/** A food as the form shows it. */
export function formOf(food: Food, language: string): Record<keyof FoodForm, string> {
  const shown = (value: number): string =>
    value.toLocaleString(language, { useGrouping: false, maximumFractionDigits: 1 });
  const of = (each: Nutrient): string => shown((food[KEPT[each]] * food.serving_grams) / 100);
  return {
    name: food.name,
    serving: food.serving_description,
    grams: food.serving_grams.toLocaleString(language, { useGrouping: false }),
    calories: of('calories'),
    protein: of('protein'),
    carbs: of('carbs'),
    fat: of('fat'),
  };
}

/** The form's rules for a food of one's own, per serving. */
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
