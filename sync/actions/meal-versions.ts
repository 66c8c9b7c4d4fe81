import { action } from '#sync/engine/act.ts';
import type { Change } from '#sync/engine/act.ts';
import { mealPlans } from '#sync/entities/meal-plans.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { isOpenPlan, mealsOfDay } from '#sync/queries/meal-plans.ts';
import { changed, removed } from './changes.ts';
import { plannedMeal } from './meal-plans.ts';
import type { Planning } from './meal-plans.ts';

const SAID = [
  'meal_type',
  'name',
  'food_id',
  'grams',
  'servings',
  'calories',
  'protein',
  'carbs',
  'fat',
  'notes',
] as const satisfies readonly (keyof MealPlan)[];

/** A meal as it was planned once. */
type PlannedOnce = Pick<MealPlan, (typeof SAID)[number] | 'id' | 'instead_of'>;

export interface DayOnce {
  date: string;
  meals: readonly PlannedOnce[];
  /** What was planned for the day at last: of these, one that is not there was taken off by the client. */
  last: readonly string[];
}

const isOther = (meal: MealPlan, once: PlannedOnce): boolean => SAID.some((column) => meal[column] !== once[column]);

/**
 * Days become as they were planned once. What the client ate, swapped or took off stays the client's, and what a
 * nutritionist took off is planned anew: nobody brings a deleted meal back. Answers with how many meals are others now.
 */
export const planAgain = action([mealPlans], async (tx, planning: Planning, days: readonly DayOnce[]) => {
  const found = await Promise.all(days.map(({ date }) => mealsOfDay(tx, planning.clientId, date)));
  const changes = days.flatMap(({ date, meals, last }, at): Change[] => {
    const there = new Map((found[at] ?? []).map((meal) => [meal.id, meal]));
    const wanted = new Set(meals.map(({ id }) => id));
    const gone = [...there.values()].filter((meal) => isOpenPlan(meal) && !wanted.has(meal.id));
    const anew = meals.filter(({ id }) => !there.has(id) && !last.includes(id));
    const ids = new Map(anew.map(({ id }) => [id, crypto.randomUUID() as string]));
    const others = meals.flatMap((once) => {
      const meal = there.get(once.id);
      return meal && isOpenPlan(meal) && isOther(meal, once) ? [{ once, meal }] : [];
    });
    return [
      ...gone.map(({ id }) => removed(mealPlans, id)),
      ...others.map(({ once: { id, instead_of: _first, ...said } }) => changed(mealPlans, id, said)),
      ...anew.map(({ id, instead_of, ...said }, place) => {
        const meal = { ...said, date, instead_of: ids.get(instead_of ?? '') ?? instead_of };
        return Object.assign(plannedMeal(tx, planning, meal, place), { id: ids.get(id) });
      }),
    ];
  });
  await tx.write(changes);
  return changes.length;
});
