import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { decimal, flag, instant, integer, maybe, oneOf, text, uuid } from './columns.ts';

/** A set that was done, one row each: two devices that log sets of one session end with all of them. */
export const workoutSets = defineEntity({
  name: 'workout_sets',
  columns: {
    session_id: uuid,
    workout_exercise_id: uuid,
    user_id: uuid,
    exercise_id: uuid,
    set_index: integer(0, 1000),
    /** Of an assisted one the weight is the help. */
    kind: oneOf(['warm-up', 'working', 'drop', 'failure', 'assisted']),
    reps: maybe(integer(0, 10_000)),
    weight_kg: maybe(decimal(0, 1000)),
    duration_seconds: maybe(integer(0, 86_400)),
    distance_m: maybe(decimal(0, 1_000_000)),
    rpe: maybe(decimal(1, 10)),
    notes: maybe(text(2000)),
    hurt: flag,
    completed_at: instant,
  },
  indexes: ['session_id', '[user_id+exercise_id+completed_at]', '[user_id+completed_at]'],
});

export type WorkoutSet = RowOf<typeof workoutSets>;
