import { ACTIVITIES } from '#sync/entities/workout-sessions.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { RadioField } from '#src/ui/fields/choice-field.tsx';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { workoutNames } from '#src/work/catalogue/workouts/words.ts';
import type { Part } from '#src/work/history/plan.ts';
import type { Answers, Question } from '#src/work/history/types.ts';
import { wordOf } from '#src/work/records/use-record-in-words.ts';
import { recordWords } from '#src/work/records/words.ts';
import type { Looked } from './use-bringing.ts';
import { historyWords } from './words.ts';

const CHOICES: { [Asked in Question]: readonly NonNullable<Answers[Asked]>[] } = {
  weight: ['kg', 'lb', 'st'],
  distance: ['km', 'mi'],
  length: ['cm', 'in'],
  glucose: ['mg/dL', 'mmol/L'],
  order: ['day-first', 'month-first'],
  decimal: ['.', ','],
  activity: ACTIVITIES,
};

interface QuestionsProps {
  looked: Looked;
  onAnswer: (answers: Answers) => void;
}

function Columns({ part, looked, onAnswer }: QuestionsProps & { part: Part }) {
  const words = useWords(historyWords);
  const { values } = useWords(recordWords);
  const options = [
    { value: '', label: words.notBrought },
    { value: 'date', label: words.holdsDate },
    { value: 'time', label: words.holdsTime },
    ...looked.shown.kinds.map((kind) => ({ value: kind as string, label: wordOf(kind, values) })),
  ];
  const columns = part.columns ?? [];
  const choose = (place: number, holds: string): void => {
    const now = Object.fromEntries(columns.map((column, nth) => [nth, column.holds]));
    const { answers } = looked;
    onAnswer({ ...answers, columns: { ...answers.columns, [part.file]: { ...now, [place]: holds } } });
  };
  return (
    <Disclosure title={words.columns}>
      <p className="muted small">{words.columnsHelp}</p>
      {columns.map(({ name, seen, holds }, place) => (
        <SelectField
          // oxlint-disable-next-line react/no-array-index-key -- a column is its place
          key={place}
          label={words.column(name)}
          help={seen}
          options={options}
          value={holds}
          onChange={({ target }) => choose(place, target.value)}
        />
      ))}
    </Disclosure>
  );
}

/** What the file leaves open, and what only the person knows of its columns. */
export function Questions({ looked, onAnswer }: QuestionsProps) {
  const words = useWords(historyWords);
  const { asked, parts } = looked.shown;
  // A unit of chemistry is called the same everywhere.
  const { activities } = useWords(workoutNames);
  const language = useLanguage();
  const labels: Readonly<Record<string, string>> = { ...words.answers, ...activities };
  return (
    <>
      {asked.length > 0 && (
        <section aria-label={words.asked}>
          <h3>{words.asked}</h3>
          {asked.map(({ question, seen, count = 0 }) => (
            <RadioField
              key={question}
              label={words.questions[question]}
              help={
                count > 1 ? words.forAll(count.toLocaleString(language), seen) : seen ? words.like(seen) : undefined
              }
              options={CHOICES[question].map((value) => ({ value, label: labels[value] ?? value }))}
              value={looked.answers[question] ?? ''}
              onChange={({ target }) => onAnswer({ ...looked.answers, [question]: target.value })}
            />
          ))}
        </section>
      )}
      {parts.map((part) =>
        part.columns ? <Columns key={part.file} part={part} looked={looked} onAnswer={onAnswer} /> : null,
      )}
    </>
  );
}
