import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { decimal, flag, instant, integer, maybe, oneOf, text, uuid } from './columns.ts';
import { exerciseTargets } from './exercise-targets.ts';

/** An exercise of a session with its target. What was done of it are rows of workout_sets. */
export const workoutExercises = defineEntity({
  name: 'workout_exercises',
  columns: {
    session_id: uuid,
    user_id: uuid,
    exercise_id: uuid,
    sets: integer(1, 50),
    reps: maybe(integer(1, 1000)),
    target_weight_kg: maybe(decimal(0, 1000)),
    target_seconds: maybe(integer(1, 86_400)),
    rest_seconds: integer(0, 3600),
    superset_group: maybe(integer(1, 100)),
    order_index: integer(0, 1000),
    completed: flag,
    skipped: flag,
    notes: maybe(text(2000)),
    ...exerciseTargets,
    /** What the rule made of the sessions before. */
    why: maybe(oneOf(['more', 'same', 'less', 'pain', 'percent', 'away'])),
    change_kg: maybe(decimal(-1000, 1000)),
    created_at: instant,
  },
  // The alternative comes with a weight of its own.
  together: [['exercise_id', 'alternative_id', 'target_weight_kg', 'why', 'change_kg']],
  indexes: ['[session_id+order_index]'],
});

export type WorkoutExercise = RowOf<typeof workoutExercises>;
