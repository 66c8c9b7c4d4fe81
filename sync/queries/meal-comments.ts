import type { Readable } from '#sync/engine/act.ts';
import { mealComments } from '#sync/entities/meal-comments.ts';
import type { MealComment } from '#sync/entities/meal-comments.ts';
import { sortedBy, where } from './reading.ts';

/** Oldest first. */
export const commentsOn = (db: Readable, mealIds: readonly string[]): Promise<MealComment[]> =>
  sortedBy(where(db, mealComments, 'meal_id', mealIds), 'created_at');
