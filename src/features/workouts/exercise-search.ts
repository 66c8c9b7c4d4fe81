import type { Exercise } from '#sync/entities/exercises.ts';
import { nameScore, wordsOf } from '#src/lib/name-search.ts';

/** The name counts before the muscles and the equipment. */
function scoreOf({ name, muscles, equipment }: Exercise, typed: readonly string[]): number {
  const names = wordsOf(name);
  const all = [...names, ...muscles.flatMap(wordsOf), ...wordsOf(equipment)];
  return Math.max(nameScore(names, typed), nameScore(all, typed) - 2);
}

const byName = (a: Exercise, b: Exercise): number => a.name.localeCompare(b.name);

/** The best first; all by name where nothing was typed. */
export function searchExercises(library: readonly Exercise[], text: string): Exercise[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return library.toSorted(byName);
  return library
    .map((exercise) => ({ exercise, score: scoreOf(exercise, typed) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || byName(a.exercise, b.exercise))
    .map(({ exercise }) => exercise);
}
