import { action } from '#sync/engine/act.ts';
import { nutritionGoals } from '#sync/entities/nutrition-goals.ts';
import type { NutritionGoals } from '#sync/entities/nutrition-goals.ts';
import { goalsOf, heldOn, whoseHold } from '#sync/queries/nutrition-goals.ts';
import type { Targets } from '#sync/queries/nutrition-goals.ts';
import { created, writeOne } from './changes.ts';

const figuresOf = ({ calories_target, protein_target, carbs_target, fat_target, water_target }: Targets): Targets => ({
  calories_target,
  protein_target,
  carbs_target,
  fat_target,
  water_target,
});

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
  (tx, { targets, set_by, overrides = false, day_kind = null, ...rest }: NewTargets) =>
    writeOne(
      tx,
      created(nutritionGoals, {
        ...figuresOf(targets),
        ...rest,
        set_by: set_by ?? null,
        overrides,
        day_kind,
        created_at: tx.now,
      }),
    ),
);

interface TakenTargets extends Pick<NutritionGoals, 'user_id' | 'valid_from'> {
  rest: Targets;
  training: Targets;
}

/**
 * Own ones for rest and training, and those of rest for every other day; own ones for fasting hold on. False where a
 * nutritionist's hold: they stay.
 */
export const takeTargets = action([nutritionGoals], async (tx, { rest, training, ...whose }: TakenTargets) => {
  const goals = await goalsOf(tx, whose.user_id);
  if (whoseHold(goals, whose.valid_from) !== null) return false;
  const fasting = heldOn(goals, whose.valid_from, 'fasting');
  const own = { ...whose, set_by: null, overrides: false, created_at: tx.now };
  await tx.write([
    created(nutritionGoals, { ...figuresOf(rest), ...own, day_kind: null }),
    created(nutritionGoals, { ...figuresOf(rest), ...own, day_kind: 'rest' }),
    created(nutritionGoals, { ...figuresOf(training), ...own, day_kind: 'training' }),
    ...(fasting.day_kind ? [created(nutritionGoals, { ...figuresOf(fasting), ...own, day_kind: 'fasting' })] : []),
  ]);
  return true;
});
