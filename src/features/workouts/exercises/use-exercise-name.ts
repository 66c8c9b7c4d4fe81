import type { Exercise } from '#sync/entities/exercises.ts';
import { useWords } from '#src/ui/language.tsx';
import { exerciseNames } from './names.ts';
import type { ExerciseNames } from './names.ts';

export type Nameable = Pick<Exercise, 'name' | 'owner_id'>;

/** What somebody called an exercise of their own is not translated. */
export const nameIn = (names: ExerciseNames, { name, owner_id }: Nameable): string =>
  (owner_id === null ? names[name] : undefined) ?? name;

/** Tells an exercise by its name in the language of the person; one that is not here has none. */
export function useExerciseName(): (exercise: Nameable | null | undefined) => string {
  const names = useWords(exerciseNames);
  return (exercise) => (exercise ? nameIn(names, exercise) : '');
}
