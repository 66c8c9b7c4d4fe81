import { action } from '#sync/engine/act.ts';
import { foods } from '#sync/entities/foods.ts';
import { mealPlans } from '#sync/entities/meal-plans.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { mealTemplates } from '#sync/entities/meal-templates.ts';
import type { MealTemplate } from '#sync/entities/meal-templates.ts';
import { foodsById } from '#sync/queries/foods.ts';
import { isOfPlan, mealsOfDay } from '#sync/queries/meal-plans.ts';
import { created, existing, removed, restored, writeAll, writeOne } from './changes.ts';
import { plannedMeal, withoutMatch } from './meal-plans.ts';
import type { Planning } from './meal-plans.ts';

type Kept = MealTemplate['meals'][number];

const keptOf = (meal: MealPlan, day: number): Kept => ({
  day,
  meal_type: meal.meal_type,
  name: meal.name,
  food_id: meal.food_id,
  grams: meal.grams,
  servings: meal.servings,
  calories: meal.calories,
  protein: meal.protein,
  carbs: meal.carbs,
  fat: meal.fat,
});

const plannedOf = (kept: Kept, date: string, isSeen: boolean) => ({
  date,
  food_id: isSeen ? kept.food_id : null,
  meal_type: kept.meal_type,
  name: kept.name,
  grams: kept.grams,
  servings: kept.servings,
  calories: kept.calories,
  protein: kept.protein,
  carbs: kept.carbs,
  fat: kept.fat,
});

interface Saved {
  user_id: string;
  clientId: string;
  name: string;
  /** Seven, one after another. */
  days: readonly string[];
}

/** Null where nothing is planned for these days. */
export const saveTemplate = action([mealTemplates, mealPlans], async (tx, { user_id, clientId, name, days }: Saved) => {
  const found = await Promise.all(days.map((date) => mealsOfDay(tx, clientId, date)));
  const meals = found.flatMap((ofDay, day) =>
    ofDay.filter((meal) => isOfPlan(meal) && meal.instead_of === null).map((meal) => keptOf(meal, day)),
  );
  if (meals.length === 0) return null;
  return writeOne(tx, created(mealTemplates, { user_id, name, meals, created_at: tx.now }));
});

/** Plans it for a client from a day on, except what is there. A food that the client does not see goes by its name. */
export const planByTemplate = action(
  [mealTemplates, mealPlans, foods],
  async (tx, id: string, { clientId, plannedBy, days }: Planning & { days: readonly string[] }) => {
    const { meals } = await existing(tx, mealTemplates, id);
    const known = await foodsById(
      tx,
      meals.flatMap(({ food_id }) => food_id ?? []),
    );
    const seen = new Set(
      known.filter(({ owner_id }) => owner_id === null || owner_id === clientId).map((each) => each.id),
    );
    const planned = await Promise.all(
      days.map(async (date, place) => {
        const those = meals
          .filter(({ day }) => day === place)
          .map((meal) => plannedOf(meal, date, meal.food_id !== null && seen.has(meal.food_id)));
        return withoutMatch(those, await mealsOfDay(tx, clientId, date));
      }),
    );
    return tx.write(planned.flat().map((meal, i) => plannedMeal(tx, { clientId, plannedBy }, meal, i)));
  },
);

export const removeTemplate = action([mealTemplates], (tx, id: string) => writeAll(tx, [removed(mealTemplates, id)]));

export const restoreTemplate = action([mealTemplates], (tx, id: string) => writeAll(tx, [restored(mealTemplates, id)]));
