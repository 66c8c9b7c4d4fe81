import { createContext, use, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { exerciseLibrary } from '#sync/queries/exercises.ts';
import type { Exercise } from '#sync/entities/exercises.ts';
import { useRows } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { useExerciseSearch } from '#src/work/catalogue/exercises/use-exercise-search.ts';
import { Button } from '#src/ui/button.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { SearchField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { ProgramStep } from './step.tsx';
import { moved, placeAfter, stepFor, without } from './made.ts';
import type { MadeDay } from './made.ts';
import { builderWords } from './words.ts';

const FOUND_MOST = 6;

interface FindProps {
  library: readonly Exercise[];
  onAdd: (exercise: Exercise) => void;
}

function QuickFind({ library, onAdd }: FindProps) {
  const words = useWords(builderWords);
  const nameOf = useExerciseName();
  const search = useExerciseSearch();
  const [text, setText] = useState('');
  const found = text.trim() === '' ? [] : search(library, text).slice(0, FOUND_MOST);
  return (
    <>
      <SearchField label={words.find} placeholder={words.find} value={text} onSearch={setText} />
      {text.trim() !== '' && (
        <Rows label={words.found}>
          {found.map((exercise) => (
            <Row
              key={exercise.id}
              title={nameOf(exercise)}
              onOpen={() => {
                onAdd(exercise);
                setText('');
              }}
            />
          ))}
          {found.length === 0 && <Row title={words.notFound} />}
        </Rows>
      )}
    </>
  );
}

interface Shelf {
  /** How an exercise is found that is to be added. */
  Find: (props: FindProps) => ReactNode;
  /** Whoever builds for himself has exercises of his own. */
  hasOwn: boolean;
}

export const ShelfContext = createContext<Shelf>({ Find: QuickFind, hasOwn: false });

type Turn = -1 | 1;

/** Whoever moves an exercise by the keyboard goes with it, and may move it on at once. */
function useMoving(day: MadeDay, onChange: (day: MadeDay) => void) {
  const list = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<{ place: number; by: Turn } | null>(null);
  useEffect(() => {
    if (!last) return;
    const steps = list.current?.querySelectorAll('.program-step');
    steps?.[last.place]?.querySelector<HTMLButtonElement>(`[data-move="${last.by}"]`)?.focus();
  }, [last]);
  return {
    list,
    move: (at: number, by: Turn): void => {
      onChange(moved(day, at, by));
      setLast({ place: placeAfter(day, at, by), by });
    },
  };
}

interface DayProps {
  day: MadeDay;
  onChange: (day: MadeDay) => void;
}

/** The exercises of a day, one after another. */
export function DaySteps({ day, onChange }: DayProps) {
  const { Find, hasOwn } = use(ShelfContext);
  const all = knownOf(useRows(exerciseLibrary)) ?? [];
  const library = hasOwn ? all : all.filter(({ owner_id }) => owner_id === null);
  const byId = new Map(library.map((exercise) => [exercise.id, exercise]));
  const { list, move } = useMoving(day, onChange);
  return (
    <div className="program-day" ref={list}>
      {day.map((step, at) => (
        <ProgramStep
          // oxlint-disable-next-line react/no-array-index-key -- one may come twice in a day
          key={at}
          step={step}
          isFirst={at === 0}
          exercise={byId.get(step.exercise_id)}
          library={library}
          onChange={(change) => onChange(day.map((each, index) => (index === at ? { ...each, ...change } : each)))}
          onMove={(by) => move(at, by)}
          onRemove={() => onChange(without(day, at))}
        />
      ))}
      <Find library={library} onAdd={(exercise) => onChange([...day, stepFor(exercise)])} />
    </div>
  );
}

interface ProgramDayProps extends DayProps {
  number: number;
  /** Null for the only day. */
  onRemove: (() => void) | null;
}

export function ProgramDay({ number, day, onChange, onRemove }: ProgramDayProps) {
  const words = useWords(builderWords);
  return (
    <Disclosure title={words.dayTitle(String(number), day.length)}>
      <div className="program-day">
        <DaySteps day={day} onChange={onChange} />
        {onRemove && (
          <Button look="quiet" onClick={onRemove}>
            {words.removeDay}
          </Button>
        )}
      </div>
    </Disclosure>
  );
}
