import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, instant, maybe, oneOf, uuid } from './columns.ts';

export const REASONS = ['ill', 'travel', 'fasting', 'period', 'other'] as const;
export type Reason = (typeof REASONS)[number];

/** Days on which the streak rests. */
export const pauses = defineEntity({
  name: 'pauses',
  columns: {
    user_id: uuid,
    from_day: day,
    /** The last day; null until it is taken up again. */
    to_day: maybe(day),
    reason: oneOf(REASONS),
    created_at: instant,
  },
  indexes: ['user_id'],
  insertOnly: ['created_at'],
  naturalKey: ['user_id', 'from_day'],
});

export type Pause = RowOf<typeof pauses>;
