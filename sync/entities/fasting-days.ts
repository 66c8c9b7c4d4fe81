import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, maybe, uuid } from './columns.ts';

/** A day on which a client fasts, as the client or a nutritionist marked it. */
export const fastingDays = defineEntity({
  name: 'fasting_days',
  columns: { user_id: uuid, date: day, marked_by: maybe(uuid) },
  indexes: ['[user_id+date]'],
  naturalKey: ['user_id', 'date'],
});

export type FastingDay = RowOf<typeof fastingDays>;
