import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { REAL_CLOCK, write, type Local } from '#sync/engine/journal.ts';
import { created, removed, type Columns } from './changes.ts';
import { day, integer, maybe, timeOfDay, uuid } from './columns.ts';
import { within } from './reading.ts';

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

type Hours = Columns<typeof availabilityRules>;

export const weeklyHours = (db: Local, providerId: string): Promise<AvailabilityRule[]> =>
  within(db, availabilityRules, '[provider_id+weekday]', [providerId]);

/** The same hours on each of these weekdays, on all of them or on none. */
export const stateHours = (
  db: Local,
  hours: Pick<Hours, 'provider_id' | 'start_time' | 'end_time'>,
  weekdays: readonly number[],
  clock = REAL_CLOCK,
): Promise<string[]> =>
  write(
    db,
    weekdays.map((weekday) => created(availabilityRules, { valid_from: null, valid_until: null, ...hours, weekday })),
    clock,
  );

export async function withdrawHours(db: Local, id: string, clock = REAL_CLOCK): Promise<void> {
  await write(db, [removed(availabilityRules, id)], clock);
}
