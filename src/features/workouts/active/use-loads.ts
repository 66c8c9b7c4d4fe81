import type { WorkoutExercise } from '#sync/entities/workout-exercises.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { useAmounts } from '../amounts.ts';
import { loadsOf } from '../plates/loads.ts';
import type { Loads } from '../plates/loads.ts';
import type { ActiveWorkout } from './queries.ts';

export type Loading = Pick<ActiveWorkout, 'rack' | 'exercises'>;

/** Which weights each exercise of the workout can have. */
export function useLoads({ rack, exercises }: Loading): (exerciseId: string) => Loads {
  const { units } = useSettings();
  return (exerciseId) => loadsOf(rack, exercises.get(exerciseId)?.equipment, units);
}

/** "4 × 10, 90 lb": with a weight that can be loaded, whoever wrote it in which unit. */
export function useTargets(workout: Loading): (exercise: WorkoutExercise) => string {
  const { target } = useAmounts();
  const loads = useLoads(workout);
  return (exercise) => {
    const kg = exercise.target_weight_kg;
    return target({ ...exercise, target_weight_kg: kg && loads(exercise.exercise_id).downTo(kg) });
  };
}
