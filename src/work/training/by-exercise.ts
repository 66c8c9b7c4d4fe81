import type { WorkoutSet } from '#sync/entities/workout-sets.ts';

/** In the order they were begun: after a swap one place of the plan has sets of two. */
export const byExercise = (sets: readonly WorkoutSet[]): [exerciseId: string, sets: WorkoutSet[]][] => [
  ...Map.groupBy(sets, ({ exercise_id }) => exercise_id),
];
