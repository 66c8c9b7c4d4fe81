import type { Readable } from '#sync/engine/act.ts';
import { mealTemplates } from '#sync/entities/meal-templates.ts';
import type { MealTemplate } from '#sync/entities/meal-templates.ts';
import { where } from './reading.ts';

/** By name. */
export const templatesOf = async (db: Readable, userId: string): Promise<MealTemplate[]> =>
  (await where(db, mealTemplates, 'user_id', [userId])).toSorted((a, b) => a.name.localeCompare(b.name));
