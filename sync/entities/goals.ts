import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { day, decimal, instant, maybe, named, oneOf, text, uuid } from './columns.ts';

export const CATEGORIES = ['weight', 'fitness', 'nutrition', 'health', 'lifestyle'] as const;
export const KINDS = [
  'weight',
  'body-fat',
  'waist',
  'workouts',
  'strength',
  'distance',
  'duration',
  'calories',
  'protein',
  'water',
  'steps',
  'sleep',
  'resting-heart-rate',
  'blood-pressure',
  'streak',
  'custom',
] as const;

/** Whether one is ahead, on track or behind is computed from the values and dates, and never stored. */
export const goals = defineEntity({
  name: 'goals',
  columns: {
    user_id: uuid,
    /** Whose proposal it is, unchanged: its figures change by another proposal. */
    provider_id: maybe(uuid),
    category: oneOf(CATEGORIES),
    kind: oneOf(KINDS),
    /** What a goal of strength is about. */
    exercise_id: maybe(uuid),
    title: named(200),
    description: maybe(text(2000)),
    start_value: maybe(decimal()),
    current: decimal(),
    target: decimal(),
    unit: text(20),
    start_date: day,
    target_date: maybe(day),
    status: oneOf(['active', 'completed', 'paused', 'cancelled']),
    completed_at: maybe(instant),
    created_at: instant,
  },
  indexes: ['user_id'],
  together: [['status', 'completed_at']],
});

export type Goal = RowOf<typeof goals>;
