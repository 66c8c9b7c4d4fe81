import type { Exercise } from '#sync/entities/exercises.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { useWords } from '#src/ui/language.tsx';
import { workoutsWords } from '../words.ts';
import { isOfTheBody } from './kinds.ts';
import { setsWords } from './words.ts';

/** What the weight of a set is: lifted, added to the body, or taken off it. */
export function useWeightLabel(): (exercise: Exercise | null, kind: WorkoutSet['kind']) => string {
  const { weight } = useWords(workoutsWords).active;
  const { help, added } = useWords(setsWords);
  return (exercise, kind) => {
    if (kind === 'assisted') return help;
    return isOfTheBody(exercise) ? added : weight;
  };
}
