import type { Food } from '#sync/entities/foods.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { foodsById } from '#sync/queries/foods.ts';
import { countedOf, mealsBetween } from '#sync/queries/meal-plans.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import type { Day } from '#src/lib/days.ts';
import { toTenth } from '#src/lib/units.ts';

export interface Purchase {
  /** The food's id, or the name of a meal that is of none. */
  key: string;
  food: Food | null;
  name: string;
  /** Of all its meals; null where no amount is known. */
  grams: number | null;
}

const keyOf = ({ food_id, name }: MealPlan): string => food_id ?? name.trim().toLowerCase();

/** What is planned and not eaten, each food once with its weight. */
export function purchasesOf(meals: readonly MealPlan[], foods: ReadonlyMap<string, Food>): Purchase[] {
  const planned = countedOf(meals).filter(({ logged }) => !logged);
  return [...Map.groupBy(planned, keyOf)].map(([key, those]) => {
    const grams = those.reduce((sum, meal) => sum + (meal.grams ?? 0), 0);
    return { key, food: foods.get(key) ?? null, name: those[0]?.name ?? '', grams: grams > 0 ? toTenth(grams) : null };
  });
}

/** For some days, and of these not for what is past. */
export async function shoppingList(
  db: ReadOnly,
  userId: string,
  days: readonly Day[],
  today: Day,
): Promise<Purchase[]> {
  const [first = today, last = today] = [days[0], days.at(-1)];
  const meals = await mealsBetween(db, userId, first < today ? today : first, last);
  const foods = await foodsById(
    db,
    meals.flatMap(({ food_id }) => food_id ?? []),
  );
  return purchasesOf(meals, new Map(foods.map((food) => [food.id, food])));
}
