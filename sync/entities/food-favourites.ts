import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { instant, uuid } from './columns.ts';

export const foodFavourites = defineEntity({
  name: 'food_favourites',
  columns: { user_id: uuid, food_id: uuid, created_at: instant },
  indexes: ['user_id'],
  insertOnly: ['created_at'],
  naturalKey: ['user_id', 'food_id'],
});

export type FoodFavourite = RowOf<typeof foodFavourites>;
