import type { Exercise } from '#sync/entities/exercises.ts';
import { useWords } from '#src/ui/language.tsx';
import { exerciseNames } from './names.ts';
import type { ExerciseNames } from './names.ts';

export type Nameable = Pick<Exercise, 'name' | 'owner_id'>;

/** A person's own exercise is not translated. */
export const nameIn = (names: ExerciseNames, { name, owner_id }: Nameable): string =>
  (owner_id === null ? names[name] : undefined) ?? name;

/** An exercise's name in the person's language; empty for an exercise that is not on this device. */
export function useExerciseName(): (exercise: Nameable | null | undefined) => string {
  const names = useWords(exerciseNames);
  return (exercise) => (exercise ? nameIn(names, exercise) : '');
}
