import { exerciseLibrary } from '#sync/queries/exercises.ts';
import { useRows } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { goalWords } from './words.ts';

interface ExerciseFieldProps {
  value: string;
  error?: string | undefined;
  onChange: (id: string, name: string) => void;
}

/** Which exercise a goal of strength follows: of those whose sets have repetitions. */
export function ExerciseField({ value, error, onChange }: ExerciseFieldProps) {
  const { exercise: words } = useWords(goalWords);
  const language = useLanguage();
  const nameOf = useExerciseName();
  const library = knownOf(useRows(exerciseLibrary)) ?? [];
  const options = library
    .filter(({ measure }) => measure === 'reps')
    .map((exercise) => ({ value: exercise.id, label: nameOf(exercise) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
  return (
    <SelectField
      label={words.label}
      required
      help={words.help}
      error={error}
      placeholder={words.choose}
      value={value}
      options={options}
      onChange={({ target }) =>
        onChange(target.value, options.find((each) => each.value === target.value)?.label ?? '')
      }
    />
  );
}
