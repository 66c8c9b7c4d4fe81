import type { Exercise } from '#sync/entities/exercises.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { useWords } from '#src/ui/language.tsx';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { useAmounts } from '../amounts.ts';
import type { SetRow as Row } from './rows.ts';
import { setsWords } from './words.ts';

interface SwappedRowProps {
  row: Row;
  set: WorkoutSet;
  exercise: Exercise | undefined;
  /** "Set 2" */
  name: string;
  /** As many columns as there are beside the set and its last time. */
  span: number;
  onOpen: () => void;
}

/** A set from before a swap: the columns are of another exercise, so it is told in words. */
export function SwappedRow({ row: { kind, place }, set, exercise, name, span, onOpen }: SwappedRowProps) {
  const words = useWords(setsWords);
  const { set: setInWords, figure } = useAmounts();
  const nameOf = useExerciseName();
  return (
    <tr>
      <th scope="row">
        <button type="button" className="set-name" aria-label={words.correct(name)} onClick={onOpen}>
          {kind === 'working' ? figure(place.ordinal + 1) : words.short[kind]}
        </button>
      </th>
      <td className="set-last muted small">–</td>
      <td colSpan={span} className="small">
        {[exercise && nameOf(exercise), setInWords(set)].filter(Boolean).join(': ')}
      </td>
    </tr>
  );
}
