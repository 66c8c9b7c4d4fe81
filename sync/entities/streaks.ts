import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { instant, integer, list, oneOf, text, uuid } from './columns.ts';

/** How somebody wants it counted, and the best so far; the streak itself is counted from the logs. */
export const streaks = defineEntity({
  name: 'streaks',
  columns: {
    user_id: uuid,
    unit: oneOf(['week', 'day']),
    days_a_week: integer(1, 7),
    /** In English, in small letters. */
    rest_days: list(text()),
    best_weeks: integer(0, 10_000),
    best_days: integer(0, 100_000),
    created_at: instant,
  },
  indexes: ['user_id'],
  insertOnly: ['created_at'],
  naturalKey: ['user_id'],
});

export type Streak = RowOf<typeof streaks>;
