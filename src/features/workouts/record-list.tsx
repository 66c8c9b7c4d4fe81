import { StarIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { useRecordWords } from './record-words.ts';
import { latestOfEach } from './summary.ts';
import type { BrokenRecord } from './summary.ts';
import { workoutsWords } from './words.ts';

/** Renders nothing without records. */
export function RecordList({ records }: { records: readonly BrokenRecord[] }) {
  const words = useWords(workoutsWords).finish;
  const inWords = useRecordWords();
  const nameOf = useExerciseName();
  if (records.length === 0) return null;
  return (
    <Rows label={words.records}>
      {latestOfEach(records).map(({ exercise, set, kinds }) => (
        <Row key={set.id} icon={StarIcon} title={nameOf(exercise)} detail={inWords(kinds, set)} />
      ))}
    </Rows>
  );
}
