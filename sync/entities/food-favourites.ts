import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { REAL_CLOCK, write, type Local } from '#sync/engine/journal.ts';
import { created, moment, removed } from './changes.ts';
import { instant, uuid } from './columns.ts';
import { sortedBy, where } from './reading.ts';

export const foodFavourites = defineEntity({
  name: 'food_favourites',
  columns: { user_id: uuid, food_id: uuid, created_at: instant },
  indexes: ['user_id'],
  insertOnly: ['created_at'],
  naturalKey: ['user_id', 'food_id'],
});

export type FoodFavourite = RowOf<typeof foodFavourites>;

export const favouriteFoods = (db: Local, userId: string): Promise<FoodFavourite[]> =>
  sortedBy(where(db, foodFavourites, 'user_id', [userId]), 'created_at');

export async function favouriteFood(db: Local, userId: string, foodId: string, clock = REAL_CLOCK): Promise<void> {
  const favourites = await favouriteFoods(db, userId);
  if (favourites.some((favourite) => favourite.food_id === foodId)) return;
  const favourite = { user_id: userId, food_id: foodId, created_at: moment(db, clock) };
  await write(db, [created(foodFavourites, favourite)], clock);
}

export async function unfavouriteFood(db: Local, userId: string, foodId: string, clock = REAL_CLOCK): Promise<void> {
  const favourites = await favouriteFoods(db, userId);
  const ids = favourites.filter((favourite) => favourite.food_id === foodId).map(({ id }) => id);
  await write(
    db,
    ids.map((id) => removed(foodFavourites, id)),
    clock,
  );
}
