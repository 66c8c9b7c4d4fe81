import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, decimal, flag, instant, maybe, oneOf, text, uuid } from './columns.ts';

/** A food with the amount of another would be a meal nobody planned. */
const PLATE = ['name', 'food_id', 'grams', 'servings', 'calories', 'protein', 'carbs', 'fat'] as const;

export const mealPlans = defineEntity({
  name: 'meal_plans',
  columns: {
    user_id: uuid,
    date: day,
    name: text(200),
    meal_type: oneOf(['breakfast', 'lunch', 'dinner', 'snack']),
    calories: decimal(0, 20000),
    protein: decimal(0, 2000),
    carbs: decimal(0, 3000),
    fat: decimal(0, 2000),
    food_id: maybe(uuid),
    grams: maybe(decimal(0, 20000)),
    servings: maybe(decimal(0, 200)),
    source: oneOf(['manual', 'food', 'plan', 'copy', 'import']),
    logged: flag,
    logged_at: maybe(instant),
    notes: maybe(text(2000)),
    planned_by: maybe(uuid),
    swapped: flag,
    /** The planned meal that this one may be eaten instead of. */
    instead_of: maybe(uuid),
    created_at: instant,
  },
  // A planned meal has no logged_at and so no place in the second index.
  indexes: ['[user_id+date]', '[user_id+logged_at]'],
  together: [PLATE],
  // What was eaten, or put in the place of what was planned, stays as it was, whatever the plan became meanwhile.
  firm: { of: 'planned_by', by: ['logged', 'swapped'], holds: [...PLATE, 'date', 'meal_type'] },
  insertOnly: ['planned_by', 'instead_of'],
});

export type MealPlan = RowOf<typeof mealPlans>;
