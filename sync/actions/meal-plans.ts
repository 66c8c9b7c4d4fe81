import { action } from '#sync/engine/act.ts';
import type { Tx } from '#sync/engine/act.ts';
import { mealPlans } from '#sync/entities/meal-plans.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { mealsOfDay } from '#sync/queries/meal-plans.ts';
import { changed, created, removed, restored, writeAll, writeOne } from './changes.ts';

type Eaten = Pick<MealPlan, 'meal_type' | 'name' | 'calories' | 'protein' | 'carbs' | 'fat'>;
type Portion = Pick<MealPlan, 'food_id' | 'grams' | 'servings' | 'source' | 'notes'>;
export type NewMeal = Pick<MealPlan, 'user_id' | 'date'> & Eaten & Partial<Portion>;
export type MealEdit = Partial<Eaten & Portion & Pick<MealPlan, 'date'>>;

const NO_PORTION: Portion = { food_id: null, grams: null, servings: null, source: 'manual', notes: null };

function add(tx: Tx, meal: NewMeal, logged: boolean): Promise<string> {
  const row = { ...NO_PORTION, ...meal, logged, logged_at: logged ? tx.now : null, created_at: tx.now };
  return writeOne(tx, created(mealPlans, row));
}

export const planMeal = action([mealPlans], (tx, meal: NewMeal) => add(tx, meal, false));

/** Eaten without a plan. */
export const quickAddMeal = action([mealPlans], (tx, meal: NewMeal) => add(tx, meal, true));

export const logMeal = action([mealPlans], (tx, id: string) =>
  writeAll(tx, [changed(mealPlans, id, { logged: true, logged_at: tx.now })]),
);

export const unlogMeal = action([mealPlans], (tx, id: string) =>
  writeAll(tx, [changed(mealPlans, id, { logged: false, logged_at: null })]),
);

export const editMeal = action([mealPlans], (tx, id: string, edit: MealEdit) =>
  writeAll(tx, [changed(mealPlans, id, edit)]),
);

export const removeMeal = action([mealPlans], (tx, id: string) => writeAll(tx, [removed(mealPlans, id)]));

export const restoreMeal = action([mealPlans], (tx, id: string) => writeAll(tx, [restored(mealPlans, id)]));

const likenessOf = ({ meal_type, food_id, name, calories }: MealPlan): string =>
  [meal_type, food_id ?? name, calories].join(' ');

/** Meals without a match among the others; each match counts once. */
function withoutMatch(meals: readonly MealPlan[], others: readonly MealPlan[]): MealPlan[] {
  const likes = others.map(likenessOf);
  return meals.filter((meal) => {
    const index = likes.indexOf(likenessOf(meal));
    if (index >= 0) likes.splice(index, 1);
    return index < 0;
  });
}

/** Copies a day's meals as a plan for another day, except those it already has. Returns the new ones, for undo. */
export const copyDay = action(
  [mealPlans],
  async (tx, { userId, from, to }: { userId: string; from: string; to: string }) => {
    const [those, there] = await Promise.all([mealsOfDay(tx, userId, from), mealsOfDay(tx, userId, to)]);
    const copies = withoutMatch(those, there).map((meal, i) => ({
      user_id: userId,
      date: to,
      name: meal.name,
      meal_type: meal.meal_type,
      calories: meal.calories,
      protein: meal.protein,
      carbs: meal.carbs,
      fat: meal.fat,
      food_id: meal.food_id,
      grams: meal.grams,
      servings: meal.servings,
      source: 'copy' as const,
      logged: false,
      logged_at: null,
      notes: meal.notes,
      // A day is shown in this order, and the copy should look the same.
      created_at: new Date(Date.parse(tx.now) + i).toISOString(),
    }));
    return tx.write(copies.map((copy) => created(mealPlans, copy)));
  },
);

export const removeMeals = action([mealPlans], (tx, ids: readonly string[]) =>
  writeAll(
    tx,
    ids.map((id) => removed(mealPlans, id)),
  ),
);
