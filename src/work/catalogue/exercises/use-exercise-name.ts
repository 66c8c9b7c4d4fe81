import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Exercise } from '#sync/entities/exercises.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { exerciseNames, libraryNames } from './names.ts';
import type { ExerciseNames } from './names.ts';

export type Nameable = Pick<Exercise, 'name' | 'owner_id'>;

/** A person's own exercise is not translated. */
export const nameIn = (names: ExerciseNames, { name, owner_id }: Nameable): string =>
  (owner_id === null ? names[name] : undefined) ?? name;

/**
 * An exercise's name in the person's language; empty for an exercise that is not on this device. One of the library is
 * told in English until its name has come.
 */
export function useExerciseName(): (exercise: Nameable | null | undefined) => string {
  const { now, ask, listen } = libraryNames[useLanguage()];
  const first = useWords(exerciseNames);
  const whole = useSyncExternalStore(listen, now);
  const [wasMissing] = useState(() => now() === 'missing');
  useEffect(() => {
    if (wasMissing) ask();
  }, [wasMissing, ask]);
  return (exercise) => {
    if (!exercise) return '';
    if (typeof whole !== 'string') return nameIn(whole, exercise);
    // Which names are told is known where they are told, which may be below the screen that has this.
    if (whole === 'coming' && exercise.owner_id === null && !(exercise.name in first)) ask();
    return nameIn(first, exercise);
  };
}
