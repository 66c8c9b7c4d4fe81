import { useDeferredValue, useState } from 'react';
import { exerciseLibrary } from '#sync/queries/exercises.ts';
import type { Exercise } from '#sync/entities/exercises.ts';
import { useRows } from '#src/data/rows.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { ChoiceChips } from '#src/ui/chip.tsx';
import { SearchField } from '#src/ui/fields/text-field.tsx';
import { PlusIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { toast } from '#src/ui/toasts.ts';
import type { Shown } from './active-sheets.tsx';
import { searchExercises } from '#src/work/catalogue/exercises/search.ts';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import type { Workout } from '../queries.ts';
import type { Training } from './use-training.ts';
import { workoutsWords } from '../words.ts';

const FILTERS = ['all', 'strength', 'core', 'cardio', 'plyometric', 'mobility', 'balance', 'recovery', 'mine'] as const;
type Filter = (typeof FILTERS)[number];

function passes({ owner_id, category }: Exercise, filter: Filter): boolean {
  if (filter === 'mine') return owner_id !== null;
  return filter === 'all' || category === filter;
}

interface LibrarySheetProps {
  workout: Workout;
  training: Training;
  onShow: (shown: Shown | null) => void;
  onClose: () => void;
}

interface ExerciseListProps extends Omit<LibrarySheetProps, 'onClose'> {
  library: readonly Exercise[];
  text: string;
  filter: Filter;
}

function ExerciseList({ library, text, filter, workout, training, onShow }: ExerciseListProps) {
  const { library: words, programs } = useWords(workoutsWords);
  const nameOf = useExerciseName();
  const found = searchExercises(
    library.filter((exercise) => passes(exercise, filter)),
    text,
    nameOf,
  );
  if (found.length === 0)
    return <p className="muted">{filter === 'mine' && !text ? words.noMine : words.none(text)}</p>;
  async function add(exercise: Exercise): Promise<void> {
    if (!(await training.add(workout.session, exercise))) return;
    toast({ title: words.added, description: nameOf(exercise) });
    onShow(null);
  }
  return (
    <Rows>
      {found.map((exercise) => (
        <Row
          key={exercise.id}
          title={nameOf(exercise)}
          detail={`${words.categories[exercise.category]}, ${programs[exercise.difficulty]}`}
          onOpen={() => onShow({ sheet: 'how-to', exercise, from: 'library' })}
          trailing={
            <IconButton icon={PlusIcon} label={words.add(nameOf(exercise))} onClick={() => void add(exercise)} />
          }
        />
      ))}
    </Rows>
  );
}

/** Every exercise, on the device with its instructions. */
export function LibrarySheet({ onClose, ...rest }: LibrarySheetProps) {
  const { library: words, failed } = useWords(workoutsWords);
  const language = useLanguage();
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const typed = useDeferredValue(text.trim());
  const answer = useRows(exerciseLibrary);
  return (
    <Sheet
      open
      title={words.title}
      onClose={onClose}
      foot={
        <Button look="line" full icon={PlusIcon} onClick={() => rest.onShow({ sheet: 'own', name: text.trim() })}>
          {words.own(text.trim())}
        </Button>
      }
    >
      <div className="sheet-form">
        <SearchField
          label={words.label}
          placeholder={words.placeholder}
          value={text}
          onSearch={setText}
          data-focus-first
        />
        <ChoiceChips
          label={words.filter}
          choices={FILTERS}
          chosen={filter}
          nameOf={(each) => (each === 'all' || each === 'mine' ? words[each] : words.categories[each])}
          onChoose={setFilter}
        />
        <Answered answer={answer} coming={words.first} empty={null} failed={failed}>
          {(library) => (
            <>
              <ExerciseList {...rest} library={library} text={typed} filter={filter} />
              <p className="muted small">{words.help(library.length.toLocaleString(language))}</p>
            </>
          )}
        </Answered>
      </div>
    </Sheet>
  );
}
