import { action } from '#sync/engine/act.ts';
import { nutritionGoals } from '#sync/entities/nutrition-goals.ts';
import type { NutritionGoals } from '#sync/entities/nutrition-goals.ts';
import type { Targets } from '#sync/queries/nutrition-goals.ts';
import { created, writeOne } from './changes.ts';

interface NewTargets extends Pick<NutritionGoals, 'user_id' | 'valid_from'> {
  targets: Targets;
  /** The nutritionist who sets them; nobody for the person's own. */
  set_by?: string;
  /** Own ones that take the place of a nutritionist's. */
  overrides?: boolean;
  /** On which days they hold; on every day where none is named. */
  day_kind?: NutritionGoals['day_kind'];
}

/** A new row, so that earlier days keep their targets. */
export const setNutritionGoals = action(
  [nutritionGoals],
  (tx, { targets, set_by, overrides = false, day_kind = null, ...rest }: NewTargets) => {
    const { calories_target, protein_target, carbs_target, fat_target, water_target } = targets;
    const figures = { calories_target, protein_target, carbs_target, fat_target, water_target };
    return writeOne(
      tx,
      created(nutritionGoals, { ...figures, ...rest, set_by: set_by ?? null, overrides, day_kind, created_at: tx.now }),
    );
  },
);
