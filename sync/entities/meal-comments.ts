import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { instant, maybe, named, uuid } from './columns.ts';

export const mealComments = defineEntity({
  name: 'meal_comments',
  columns: {
    user_id: uuid,
    meal_id: uuid,
    author_id: maybe(uuid),
    body: named(1000),
    created_at: instant,
  },
  indexes: ['meal_id'],
  insertOnly: ['user_id', 'meal_id', 'author_id', 'created_at'],
});

export type MealComment = RowOf<typeof mealComments>;
