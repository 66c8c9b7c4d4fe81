import * as z from 'zod/mini';
import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { bytesOf, decimal, instant, integer, list, maybe, named, oneOf, text, uuid } from './columns.ts';

const MOST = 500;

const meal = z.looseObject({
  /** Of the seven days, from 0. */
  day: integer(0, 6),
  meal_type: oneOf(['breakfast', 'lunch', 'dinner', 'snack']),
  name: text(200),
  food_id: maybe(uuid),
  grams: maybe(decimal(0, 20000)),
  servings: maybe(decimal(0, 200)),
  calories: decimal(0, 20000),
  protein: decimal(0, 2000),
  carbs: decimal(0, 3000),
  fat: decimal(0, 2000),
  /** The place among these of the meal that it may be eaten instead of. */
  instead_of: z.optional(integer(0, MOST - 1)),
});

// Postgres writes a blank after each comma and colon, so that less fits than here; what is kept has at most 22 of them a meal.
const MOST_BYTES = 180_000;

/** A week of meals to be planned again, as it was when it was saved. */
export const mealTemplates = defineEntity({
  name: 'meal_templates',
  columns: {
    user_id: uuid,
    name: named(120),
    meals: list(meal).check(
      z.maxLength(MOST),
      z.refine((meals) => bytesOf(JSON.stringify(meals)) <= MOST_BYTES),
    ),
    created_at: instant,
  },
  indexes: ['user_id'],
  insertOnly: ['meals', 'created_at'],
});

export type MealTemplate = RowOf<typeof mealTemplates>;
