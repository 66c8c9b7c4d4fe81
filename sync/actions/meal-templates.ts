import { action } from '#sync/engine/act.ts';
import { foods } from '#sync/entities/foods.ts';
import { mealPlans } from '#sync/entities/meal-plans.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { mealTemplates } from '#sync/entities/meal-templates.ts';
import type { MealTemplate } from '#sync/entities/meal-templates.ts';
import { foodsById } from '#sync/queries/foods.ts';
import { mealsOfDay } from '#sync/queries/meal-plans.ts';
import { created, existing, removed, restored, writeAll, writeOne } from './changes.ts';
import { choicesOf, plannedMeal, withoutMatch } from './meal-plans.ts';
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
  const choices = found.flatMap((ofDay, day) => choicesOf(ofDay).map(({ meal, others }) => ({ meal, others, day })));
  const others = choices.flatMap(({ others: those, day }, instead_of) =>
    those.map((meal) => ({ ...keptOf(meal, day), instead_of })),
  );
  const meals = [...choices.map(({ meal, day }) => keptOf(meal, day)), ...others];
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
    const planOf = (meal: Kept, date: string) => plannedOf(meal, date, meal.food_id !== null && seen.has(meal.food_id));
    const found = await Promise.all(
      days.map(async (date, day) => {
        const firsts = meals.filter((meal) => meal.day === day && meal.instead_of === undefined);
        const planned = new Map(firsts.map((meal) => [planOf(meal, date), meals.indexOf(meal)]));
        return withoutMatch([...planned.keys()], await mealsOfDay(tx, clientId, date)).map((meal) => ({
          meal,
          others: meals
            .filter(({ instead_of }) => instead_of === planned.get(meal))
            .map((other) => planOf(other, date)),
        }));
      }),
    );
    const all = found.flat();
    const planning = { clientId, plannedBy };
    const ids = await tx.write(all.map(({ meal }, i) => plannedMeal(tx, planning, meal, i)));
    const others = all.flatMap((choice, i) => choice.others.map((meal) => ({ ...meal, instead_of: ids[i] ?? null })));
    const alternatives = await tx.write(others.map((meal, i) => plannedMeal(tx, planning, meal, all.length + i)));
    return [...ids, ...alternatives];
  },
);

export const removeTemplate = action([mealTemplates], (tx, id: string) => writeAll(tx, [removed(mealTemplates, id)]));

export const restoreTemplate = action([mealTemplates], (tx, id: string) => writeAll(tx, [restored(mealTemplates, id)]));
