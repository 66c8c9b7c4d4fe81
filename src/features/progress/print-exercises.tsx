import type { Exercise } from '#sync/entities/exercises.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import type { Day } from '#src/lib/days.ts';
import { Card } from '#src/ui/card.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { Line, Records, useRecord } from '#src/work/progress/exercises-card.tsx';
import { historyOf } from '#src/work/progress/training.ts';
import type { History } from '#src/work/progress/training.ts';
import { overTimeWords } from '#src/work/progress/words.ts';

interface Told {
  exercise: Exercise;
  history: History;
}

/** How each went from a day on; what was a record is told by all that went before. */
export const historiesSince = (
  db: ReadOnly,
  userId: string,
  { exercises, zone, from }: { exercises: readonly Exercise[]; zone: string; from: Day },
): Promise<Told[]> => {
  const isWithin = ({ day }: { day: Day }): boolean => day >= from;
  return Promise.all(
    exercises.map(async (exercise) => {
      const { kind, best, records } = await historyOf(db, userId, exercise.id, zone);
      return { exercise, history: { kind, best: best.filter(isWithin), records: records.filter(isWithin) } };
    }),
  );
};

function Each({ exercise, history: { kind, best, records } }: Told) {
  const { kinds } = useWords(overTimeWords).fitness;
  const name = useExerciseName()(exercise);
  const inWords = useRecord();
  if (kind === null || best.length === 0) return null;
  return (
    <Card title={name}>
      <Rows label={name}>
        <Row title={kinds[kind]} trailing={<b>{inWords(kind, Math.max(...best.map(({ value }) => value)))}</b>} />
      </Rows>
      <Line name={name} kind={kind} best={best} />
      {records.length > 0 && <Records records={records} />}
    </Card>
  );
}

/** On paper nobody chooses one: all of them, one below the other. */
export function ExercisesOnPaper({ histories }: { histories: readonly Told[] }) {
  const words = useWords(overTimeWords).fitness;
  return (
    <>
      <h3>{words.each}</h3>
      {histories.map((told) => (
        <Each key={told.exercise.id} {...told} />
      ))}
    </>
  );
}
