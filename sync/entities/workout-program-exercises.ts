import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { integer, maybe, text, uuid } from './columns.ts';
import { exerciseTargets } from './exercise-targets.ts';

/** The plan of a program. Which of it comes next is told in sync/rules/blocks.ts. */
export const workoutProgramExercises = defineEntity({
  name: 'workout_program_exercises',
  columns: {
    program_id: uuid,
    user_id: maybe(uuid),
    exercise_id: uuid,
    block: integer(1, 12),
    day: integer(1, 14),
    order_index: integer(0, 1000),
    sets: integer(1, 50),
    reps: maybe(integer(1, 1000)),
    target_seconds: maybe(integer(1, 86_400)),
    rest_seconds: integer(0, 3600),
    superset_group: maybe(integer(1, 100)),
    notes: maybe(text(2000)),
    ...exerciseTargets,
  },
  // A place is one exercise or another, never half of each.
  together: [
    [
      'exercise_id',
      'block',
      'day',
      'sets',
      'reps',
      'target_seconds',
      'rest_seconds',
      'notes',
      'superset_group',
      'reps_max',
      'rir',
      'percent_max',
      'tempo',
      'alternative_id',
      'rule',
      'step_kg',
      'deload_after',
    ],
  ],
  indexes: ['program_id'],
});

export type WorkoutProgramExercise = RowOf<typeof workoutProgramExercises>;
