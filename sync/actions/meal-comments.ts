import { action } from '#sync/engine/act.ts';
import { mealComments } from '#sync/entities/meal-comments.ts';
import type { MealComment } from '#sync/entities/meal-comments.ts';
import { created, removed, writeAll, writeOne } from './changes.ts';

type Written = Pick<MealComment, 'user_id' | 'meal_id' | 'body'> & { author_id: string };

export const commentOnMeal = action([mealComments], (tx, comment: Written) =>
  writeOne(tx, created(mealComments, { ...comment, created_at: tx.now })),
);

export const removeComment = action([mealComments], (tx, id: string) => writeAll(tx, [removed(mealComments, id)]));
