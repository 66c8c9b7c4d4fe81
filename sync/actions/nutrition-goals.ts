import { action } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { nutritionGoals } from '#sync/entities/nutrition-goals.ts';
import { created, writeAll } from './changes.ts';

/** A new row, so that earlier days keep their targets. */
export const setNutritionGoals = action(
  [nutritionGoals],
  (tx, goals: Omit<Columns<typeof nutritionGoals>, 'created_at'>) =>
    writeAll(tx, [created(nutritionGoals, { ...goals, created_at: tx.now })]),
);
