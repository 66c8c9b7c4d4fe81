import type { Readable } from '#sync/engine/act.ts';
import { foods } from '#sync/entities/foods.ts';
import type { Food } from '#sync/entities/foods.ts';
import { all, many } from './reading.ts';

/** The whole table, small enough to search at once: the catalogue and one's own. */
export const foodTable = async (db: Readable): Promise<Food[]> =>
  (await all(db, foods)).filter((food) => food.is_active);

/** Includes retired ones: a meal still names its food. */
export const foodsById = (db: Readable, ids: readonly string[]): Promise<Food[]> => many(db, foods, ids);
