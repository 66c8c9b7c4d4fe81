import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { decimal, flag, instant, integer, maybe, named, oneOf, text, uuid } from './columns.ts';

export const ACTIVITIES = ['run', 'walk', 'hike', 'bike', 'row', 'swim', 'skip', 'football', 'other'] as const;

export const workoutSessions = defineEntity({
  name: 'workout_sessions',
  columns: {
    user_id: uuid,
    program_id: maybe(uuid),
    name: named(120),
    scheduled_for: instant,
    status: oneOf(['scheduled', 'in-progress', 'completed', 'cancelled']),
    started_at: maybe(instant),
    completed_at: maybe(instant),
    duration_minutes: maybe(integer(0, 1440)),
    calories_burned: maybe(integer(0, 20_000)),
    notes: maybe(text(4000)),
    hurt: flag,
    /** What was done the whole time; null for a workout of exercises. */
    activity: maybe(oneOf(ACTIVITIES)),
    distance_m: maybe(decimal(0, 1_000_000)),
    moving_seconds: maybe(integer(0, 86_400)),
    heart_rate: maybe(integer(20, 260)),
    created_at: instant,
  },
  indexes: ['[user_id+scheduled_for]', '[user_id+completed_at]', '[user_id+status]'],
});

export type WorkoutSession = RowOf<typeof workoutSessions>;

export type Activity = (typeof ACTIVITIES)[number];
