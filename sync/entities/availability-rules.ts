import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, integer, maybe, timeOfDay, uuid } from './columns.ts';

/** Weekly hours in the provider's zone; weekday 0 is Sunday. Who has none can be asked for any time. */
export const availabilityRules = defineEntity({
  name: 'availability_rules',
  columns: {
    provider_id: uuid,
    weekday: integer(0, 6),
    start_time: timeOfDay,
    end_time: timeOfDay,
    valid_from: maybe(day),
    valid_until: maybe(day),
  },
  indexes: ['[provider_id+weekday]'],
});

export type AvailabilityRule = RowOf<typeof availabilityRules>;
