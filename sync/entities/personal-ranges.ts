import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, decimal, maybe, named, oneOf, uuid } from './columns.ts';

const limit = maybe(decimal(1, 1500));

/** What is usual for one person, by a doctor's word. Where a limit is null the one of the house holds. */
export const personalRanges = defineEntity({
  name: 'personal_ranges',
  columns: {
    user_id: uuid,
    kind: oneOf([
      'systolic',
      'diastolic',
      'heart_rate',
      'resting_heart_rate',
      'blood_glucose',
      'oxygen_saturation',
      'temperature',
      'respiratory_rate',
    ]),
    low: limit,
    high: limit,
    alarm_low: limit,
    alarm_high: limit,
    reason: named(500),
    set_by: uuid,
    set_on: day,
  },
  indexes: ['user_id'],
  together: [['low', 'high', 'alarm_low', 'alarm_high', 'reason', 'set_by', 'set_on']],
  naturalKey: ['user_id', 'kind'],
});

export type PersonalRange = RowOf<typeof personalRanges>;
