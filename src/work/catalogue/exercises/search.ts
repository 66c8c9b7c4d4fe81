import type { Exercise } from '#sync/entities/exercises.ts';
import { scoreFor, wordsOf } from '#src/lib/name-search.ts';
import type { Score } from '#src/lib/name-search.ts';

interface Called {
  nameOf: (exercise: Exercise) => string;
  /** What other apps call it. */
  othersOf?: (exercise: Exercise) => readonly string[];
}

/** The translated and the English name score the same; names in other apps less, muscles and equipment least. */
function scoreOf({ name, muscles, equipment }: Exercise, [shown, others]: [string, readonly string[]], score: Score) {
  const names = [shown, name].map(wordsOf);
  const all = [...names.flat(), ...muscles.flatMap(wordsOf), ...wordsOf(equipment)];
  return Math.max(...names.map(score), ...others.map((other) => score(wordsOf(other)) - 1), score(all) - 2);
}

/** Best match first; all by name where nothing was typed. */
export function searchExercises(
  library: readonly Exercise[],
  text: string,
  { nameOf, othersOf = () => [] }: Called,
): Exercise[] {
  const typed = wordsOf(text);
  const scoreOfName = scoreFor(typed);
  return library
    .map((exercise) => {
      const shown = nameOf(exercise);
      return {
        exercise,
        shown,
        score: typed.length > 0 ? scoreOf(exercise, [shown, othersOf(exercise)], scoreOfName) : 1,
      };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || a.shown.localeCompare(b.shown))
    .map(({ exercise }) => exercise);
}
