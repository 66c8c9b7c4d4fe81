import { action } from '#sync/engine/act.ts';
import { foodFavourites } from '#sync/entities/food-favourites.ts';
import { favouriteFoods } from '#sync/queries/food-favourites.ts';
import { created, removed } from './changes.ts';

export const favouriteFood = action([foodFavourites], async (tx, userId: string, foodId: string) => {
  const favourites = await favouriteFoods(tx, userId);
  if (favourites.some((favourite) => favourite.food_id === foodId)) return;
  await tx.write([created(foodFavourites, { user_id: userId, food_id: foodId, created_at: tx.now })]);
});

export const unfavouriteFood = action([foodFavourites], async (tx, userId: string, foodId: string) => {
  const favourites = await favouriteFoods(tx, userId);
  const ids = favourites.filter((favourite) => favourite.food_id === foodId).map(({ id }) => id);
  await tx.write(ids.map((id) => removed(foodFavourites, id)));
});
