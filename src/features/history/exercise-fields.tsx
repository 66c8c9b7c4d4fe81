import type { Exercise } from '#sync/entities/exercises.ts';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { exerciseOf } from './use-bringing.ts';
import type { Looked } from './use-bringing.ts';
import { historyWords } from './words.ts';

interface ExerciseFieldsProps {
  looked: Looked;
  library: readonly Exercise[];
  nameOf: (exercise: Exercise) => string;
  onChoose: (key: string, id: string) => void;
}

/** The names that are not simply one of the library's. */
export function ExerciseFields({ looked, library, nameOf, onChoose }: ExerciseFieldsProps) {
  const words = useWords(historyWords);
  const language = useLanguage();
  const { exercises } = looked.shown.preview;
  const doubtful = exercises.filter(({ match }) => match?.how !== 'same');
  if (exercises.length === 0) return null;
  const options = library
    .map((exercise) => ({ value: exercise.id, label: nameOf(exercise) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
  return (
    <section aria-label={words.exercises}>
      <h3>{words.exercises}</h3>
      <p className="muted small">
        {words.exercisesKnown((exercises.length - doubtful.length).toLocaleString(language))}
      </p>
      {doubtful.length > 0 && <p className="muted small">{words.exercisesHelp}</p>}
      {doubtful.map((named) => (
        <SelectField
          key={named.key}
          label={words.exercise(named.name, named.sets.toLocaleString(language))}
          options={options}
          placeholder={words.own}
          value={exerciseOf(named, looked.chosen)}
          onChange={({ target }) => onChoose(named.key, target.value)}
        />
      ))}
    </section>
  );
}
