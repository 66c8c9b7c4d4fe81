import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, instant, integer, uuid } from './columns.ts';

export const waterIntake = defineEntity({
  name: 'water_intake',
  columns: {
    user_id: uuid,
    date: day,
    glasses_consumed: integer(0, 200),
    created_at: instant,
  },
  indexes: ['[user_id+date]'],
  counters: ['glasses_consumed'],
  insertOnly: ['created_at'],
  naturalKey: ['user_id', 'date'],
});

export type WaterIntake = RowOf<typeof waterIntake>;
