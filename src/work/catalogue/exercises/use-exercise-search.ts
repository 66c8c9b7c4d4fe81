import type { Exercise } from '#sync/entities/exercises.ts';
import { keepOpened } from '#src/lib/keep-opened.ts';
import { arriving, useArriving } from '#src/work/remote/arriving.ts';
import { searchExercises } from './search.ts';
import { useExerciseName } from './use-exercise-name.ts';

/** What other apps call the exercises of the catalogue. */
const otherNames = arriving(async () => {
  const { EQUAL, LIKELY, address } = await import('#src/work/catalogue/kept/other-names.ts');
  keepOpened(new URL(address).pathname);
  return { EQUAL, LIKELY };
});

/** By all names of an exercise; those of other apps count from when they have come. */
export function useExerciseSearch(): (library: readonly Exercise[], text: string) => Exercise[] {
  const nameOf = useExerciseName();
  const others = useArriving(otherNames);
  const othersOf = ({ name, owner_id }: Exercise): readonly string[] =>
    typeof others === 'string' || owner_id !== null
      ? []
      : [others.EQUAL, others.LIKELY].flatMap((each) => each.get(name) ?? []);
  return (library, text) => searchExercises(library, text, { nameOf, othersOf });
}
