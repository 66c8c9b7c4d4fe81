import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, flag, instant, integer, maybe, oneOf, uuid } from './columns.ts';

export const nutritionGoals = defineEntity({
  name: 'nutrition_goals',
  columns: {
    user_id: uuid,
    calories_target: integer(0, 20000),
    protein_target: integer(0, 2000),
    carbs_target: integer(0, 3000),
    fat_target: integer(0, 2000),
    water_target: integer(0, 100),
    valid_from: day,
    set_by: maybe(uuid),
    overrides: flag,
    day_kind: maybe(oneOf(['training', 'rest', 'fasting'])),
    created_at: instant,
  },
  indexes: ['[user_id+created_at]'],
  insertOnly: ['set_by', 'day_kind'],
});

export type NutritionGoals = RowOf<typeof nutritionGoals>;
