import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, oneOf, timeOfDay, uuid } from './columns.ts';

/** One day that differs from the week: closed hours, or hours beside the usual. */
export const availabilityExceptions = defineEntity({
  name: 'availability_exceptions',
  columns: {
    provider_id: uuid,
    date: day,
    kind: oneOf(['closed', 'open']),
    start_time: timeOfDay,
    end_time: timeOfDay,
  },
  indexes: ['[provider_id+date]'],
});

export type AvailabilityException = RowOf<typeof availabilityExceptions>;
