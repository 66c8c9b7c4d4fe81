import { action } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { availabilityRules } from '#sync/entities/availability-rules.ts';
import { created, removed, writeAll } from './changes.ts';

type Hours = Pick<Columns<typeof availabilityRules>, 'provider_id' | 'start_time' | 'end_time'>;

/** Adds the same hours on each of these weekdays, on all or none. */
export const stateHours = action([availabilityRules], (tx, hours: Hours, weekdays: readonly number[]) =>
  tx.write(
    weekdays.map((weekday) => created(availabilityRules, { valid_from: null, valid_until: null, ...hours, weekday })),
  ),
);

export const withdrawHours = action([availabilityRules], (tx, id: string) =>
  writeAll(tx, [removed(availabilityRules, id)]),
);
