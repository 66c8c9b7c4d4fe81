import { useDeferredValue } from 'react';
import { exerciseLibrary } from '#sync/queries/exercises.ts';
import type { Exercise } from '#sync/entities/exercises.ts';
import { useRows } from '#src/data/rows.ts';
import { IconButton } from '#src/ui/button.tsx';
import { ChoiceChips } from '#src/ui/chip.tsx';
import { SearchField } from '#src/ui/fields/text-field.tsx';
import { PlusIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { useExerciseSearch } from '#src/work/catalogue/exercises/use-exercise-search.ts';
import { figures } from '#src/work/figures/figures.ts';
import { useArriving } from '#src/work/remote/arriving.ts';
import { workoutsWords } from './words.ts';

const FILTERS = ['all', 'strength', 'core', 'cardio', 'plyometric', 'mobility', 'balance', 'recovery', 'mine'] as const;
type Filter = (typeof FILTERS)[number];

/** What was looked for; it stays where the picker is left for a moment. */
export interface Sought {
  text: string;
  filter: Filter;
}

function passes({ owner_id, category }: Exercise, filter: Filter): boolean {
  if (filter === 'mine') return owner_id !== null;
  return filter === 'all' || category === filter;
}

interface ExercisePickerProps {
  sought: Sought;
  onSeek: (sought: Sought) => void;
  onOpen: (exercise: Exercise) => void;
  /** Without opening it. */
  onAdd?: (exercise: Exercise) => void;
}

function Found({ library, sought, onOpen, onAdd }: ExercisePickerProps & { library: readonly Exercise[] }) {
  const { library: words, programs } = useWords(workoutsWords);
  const nameOf = useExerciseName();
  const search = useExerciseSearch();
  const { text, filter } = sought;
  const drawn = useArriving(figures);
  const Small = typeof drawn === 'string' ? null : drawn.SmallFigure;
  const found = search(
    library.filter((exercise) => passes(exercise, filter)),
    text,
  );
  if (found.length === 0)
    return <p className="muted">{filter === 'mine' && !text ? words.noMine : words.none(text)}</p>;
  return (
    <Rows>
      {found.map((exercise) => (
        <Row
          key={exercise.id}
          leading={Small && exercise.owner_id === null && <Small name={exercise.name} equipment={exercise.equipment} />}
          title={nameOf(exercise)}
          detail={`${words.categories[exercise.category]}, ${programs[exercise.difficulty]}`}
          onOpen={() => onOpen(exercise)}
          trailing={
            onAdd && <IconButton icon={PlusIcon} label={words.add(nameOf(exercise))} onClick={() => onAdd(exercise)} />
          }
        />
      ))}
    </Rows>
  );
}

/** Every exercise, on the device. */
export function ExercisePicker(props: ExercisePickerProps) {
  const { sought, onSeek } = props;
  const { library: words, failed } = useWords(workoutsWords);
  const language = useLanguage();
  const typed = useDeferredValue(sought.text.trim());
  const answer = useRows(exerciseLibrary);
  return (
    <div className="sheet-form">
      <SearchField
        label={words.label}
        placeholder={words.placeholder}
        value={sought.text}
        onSearch={(text) => onSeek({ ...sought, text })}
        data-focus-first
      />
      <ChoiceChips
        label={words.filter}
        choices={FILTERS}
        chosen={sought.filter}
        nameOf={(each) => (each === 'all' || each === 'mine' ? words[each] : words.categories[each])}
        onChoose={(filter) => onSeek({ ...sought, filter })}
      />
      <Answered answer={answer} coming={words.first} empty={null} failed={failed}>
        {(library) => (
          <>
            <Found {...props} library={library} sought={{ ...sought, text: typed }} />
            <p className="muted small">{words.help(library.length.toLocaleString(language))}</p>
          </>
        )}
      </Answered>
    </div>
  );
}
