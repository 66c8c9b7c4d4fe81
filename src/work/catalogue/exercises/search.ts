import type { Exercise } from '#sync/entities/exercises.ts';
import { scoreFor, wordsOf } from '#src/lib/name-search.ts';
import type { Score } from '#src/lib/name-search.ts';

/** The name scores higher than muscles and equipment; the translated and the English name score the same. */
function scoreOf({ name, muscles, equipment }: Exercise, shown: string, score: Score): number {
  const names = [shown, name].map(wordsOf);
  const all = [...names.flat(), ...muscles.flatMap(wordsOf), ...wordsOf(equipment)];
  return Math.max(...names.map(score), score(all) - 2);
}

/** Best match first; all by name where nothing was typed. */
export function searchExercises(
  library: readonly Exercise[],
  text: string,
  nameOf: (exercise: Exercise) => string,
): Exercise[] {
  const typed = wordsOf(text);
  const scoreOfName = scoreFor(typed);
  return library
    .map((exercise) => {
      const shown = nameOf(exercise);
      return { exercise, shown, score: typed.length > 0 ? scoreOf(exercise, shown, scoreOfName) : 1 };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.shown.localeCompare(b.shown))
    .map(({ exercise }) => exercise);
}
