import { NO_TARGETS } from '#sync/entities/exercise-targets.ts';
import type { WorkoutExercise } from '#sync/entities/workout-exercises.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';

const STAMP = { rev: '', updated_at: '', deleted: false, user_id: 'me', session_id: 'today' };

export const anExercise = (id: string, rest: Partial<WorkoutExercise> = {}): WorkoutExercise => ({
  ...STAMP,
  id,
  exercise_id: `of ${id}`,
  sets: 2,
  reps: 10,
  target_weight_kg: null,
  target_seconds: null,
  rest_seconds: 60,
  superset_group: null,
  order_index: 0,
  completed: false,
  skipped: false,
  notes: null,
  ...NO_TARGETS,
  why: null,
  change_kg: null,
  created_at: '2026-03-02T16:00:00Z',
  ...rest,
});

let made = 0;

/** Each a minute after the one before. */
export const aSet = (of: string, rest: Partial<WorkoutSet> = {}): WorkoutSet => {
  made++;
  return {
    ...STAMP,
    id: `set-${made}`,
    workout_exercise_id: of,
    exercise_id: `of ${of}`,
    set_index: 0,
    kind: 'working',
    reps: 10,
    weight_kg: 20,
    duration_seconds: null,
    distance_m: null,
    rpe: null,
    notes: null,
    hurt: false,
    completed_at: new Date(Date.UTC(2026, 2, 2, 16, made)).toISOString(),
    ...rest,
  };
};
