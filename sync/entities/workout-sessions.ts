import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { flag, instant, integer, maybe, named, oneOf, text, uuid } from './columns.ts';

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
    created_at: instant,
  },
  indexes: ['[user_id+scheduled_for]', '[user_id+completed_at]', '[user_id+status]'],
});

export type WorkoutSession = RowOf<typeof workoutSessions>;
