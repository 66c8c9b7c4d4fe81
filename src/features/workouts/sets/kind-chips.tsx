import type { Exercise } from '#sync/entities/exercises.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { Chip } from '#src/ui/chip.tsx';
import { useWords } from '#src/ui/language.tsx';
import { kindsOf } from './kinds.ts';
import { setsWords } from './words.ts';

interface KindChipsProps {
  exercise: Exercise | null;
  kind: WorkoutSet['kind'];
  onChoose: (kind: WorkoutSet['kind']) => void;
}

/** What kind of set it is, unless it is one like most. */
export function KindChips({ exercise, kind, onChoose }: KindChipsProps) {
  const words = useWords(setsWords).kinds;
  return kindsOf(exercise)
    .filter((each) => each !== 'working')
    .map((each) => (
      <Chip key={each} pressed={each === kind} onClick={() => onChoose(each === kind ? 'working' : each)}>
        {words[each]}
      </Chip>
    ));
}
