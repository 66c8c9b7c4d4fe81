import type { Readable } from '#sync/engine/act.ts';
import { foodFavourites } from '#sync/entities/food-favourites.ts';
import type { FoodFavourite } from '#sync/entities/food-favourites.ts';
import { sortedBy, where } from './reading.ts';

export const favouriteFoods = (db: Readable, userId: string): Promise<FoodFavourite[]> =>
  sortedBy(where(db, foodFavourites, 'user_id', [userId]), 'created_at');
