import type { Food, Recipe, RecipePart } from '#sync/entities/foods.ts';
import type { OwnFood } from '#sync/actions/foods.ts';

/** A food as a part of a dish, with its figures as they are now. */
export const partOf = (food: Food, grams: number): RecipePart => ({
  food_id: food.id,
  name: food.name,
  grams,
  kcal: food.kcal_per_100g,
  protein: food.protein_g_per_100g,
  carbs: food.carbs_g_per_100g,
  fat: food.fat_g_per_100g,
  fibre: food.fibre_g_per_100g,
});

export const rawGrams = (parts: readonly RecipePart[]): number =>
  Math.round(parts.reduce((sum, { grams }) => sum + grams, 0) * 10) / 10;

type Figure = 'kcal' | 'protein' | 'carbs' | 'fat';

/** In 100 g of the cooked dish, to the thousandth: the parts' sum by the weight of the pot. */
const inHundred = ({ parts, cooked_grams: cooked }: Recipe, of: (part: RecipePart) => number): number =>
  Math.round((parts.reduce((sum, part) => sum + of(part) * part.grams, 0) / cooked) * 1e3) / 1e3;

const MOST: Readonly<Record<Figure, number>> = { kcal: 900, protein: 100, carbs: 100, fat: 100 };
const FIGURES = Object.keys(MOST) as Figure[];

/** In grams; the server takes no heavier one. */
export const HEAVIEST_POT = 100_000;

/** A table's figures are rounded to tenths, so that those of sugar or flour may come to a little more than 100 g. */
const MOST_OF_ALL = 100.5;

/** No pot weighs less than what is in it besides water. */
export const canBe = (recipe: Recipe): boolean =>
  recipe.parts.length > 0 &&
  recipe.cooked_grams > 0 &&
  recipe.cooked_grams <= HEAVIEST_POT &&
  FIGURES.every((each) => inHundred(recipe, (part) => part[each]) <= MOST[each]) &&
  inHundred(recipe, ({ protein, carbs, fat }) => protein + carbs + fat) <= MOST_OF_ALL;

/** Kept in English, as the catalogue's measures are, and told in the language of whoever reads it. */
const SERVING = '1 serving';

type Computed = Pick<
  OwnFood,
  | 'serving_description'
  | 'serving_grams'
  | 'kcal_per_100g'
  | 'protein_g_per_100g'
  | 'carbs_g_per_100g'
  | 'fat_g_per_100g'
  | 'fibre_g_per_100g'
  | 'recipe'
>;

/** Fibre is unknown where it is of one part. */
export function computed(recipe: Recipe): Computed {
  const isFibreKnown = recipe.parts.every(({ fibre }) => fibre !== null);
  return {
    serving_description: SERVING,
    serving_grams: Math.round((recipe.cooked_grams / recipe.servings) * 10) / 10,
    kcal_per_100g: inHundred(recipe, ({ kcal }) => kcal),
    protein_g_per_100g: inHundred(recipe, ({ protein }) => protein),
    carbs_g_per_100g: inHundred(recipe, ({ carbs }) => carbs),
    fat_g_per_100g: inHundred(recipe, ({ fat }) => fat),
    fibre_g_per_100g: isFibreKnown ? inHundred(recipe, ({ fibre }) => fibre ?? 0) : null,
    recipe,
  };
}
