import { useState } from 'react';
import { exerciseLibrary } from '#sync/queries/exercises.ts';
import type { Exercise } from '#sync/entities/exercises.ts';
import { useRows } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { searchExercises } from '#src/work/catalogue/exercises/search.ts';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { SearchField, TextField } from '#src/ui/fields/text-field.tsx';
import { BinIcon, DownIcon, UpIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { moved, stepFor } from './program.ts';
import type { MadeDay, MadeStep } from './program.ts';
import { recordWords } from './words.ts';

const FOUND_MOST = 6;
const NOTE_LONGEST = 2000;
const REST_STEP = 15;

function Finder({ library, onAdd }: { library: readonly Exercise[]; onAdd: (exercise: Exercise) => void }) {
  const { program: words } = useWords(recordWords);
  const nameOf = useExerciseName();
  const [text, setText] = useState('');
  const found = text.trim() === '' ? [] : searchExercises(library, text, nameOf).slice(0, FOUND_MOST);
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

interface StepProps {
  step: MadeStep;
  name: string;
  onChange: (change: Partial<MadeStep>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

function Step({ step, name, onChange, onMove, onRemove }: StepProps) {
  const { program: words } = useWords(recordWords);
  const { sets, amount, isTimed, rest_seconds, notes } = step;
  return (
    <div className="program-step">
      <p className="program-step-head">
        <b>{name}</b>
        <IconButton icon={UpIcon} label={words.up(name)} onClick={() => onMove(-1)} />
        <IconButton icon={DownIcon} label={words.down(name)} onClick={() => onMove(1)} />
        <IconButton icon={BinIcon} label={words.removeStep(name)} onClick={onRemove} />
      </p>
      <div className="program-step-figures">
        <Stepper label={words.sets} min={1} max={20} value={sets} onChange={(value) => onChange({ sets: value })} />
        <Stepper
          label={isTimed ? words.seconds : words.reps}
          min={1}
          max={isTimed ? 3600 : 100}
          step={isTimed ? 5 : 1}
          value={amount}
          onChange={(value) => onChange({ amount: value })}
        />
        <Stepper
          label={words.rest}
          max={600}
          step={REST_STEP}
          unit="s"
          value={rest_seconds}
          onChange={(value) => onChange({ rest_seconds: value })}
        />
      </div>
      <TextField
        label={words.cue}
        autoComplete="off"
        maxLength={NOTE_LONGEST}
        value={notes}
        onChange={({ target }) => onChange({ notes: target.value })}
      />
    </div>
  );
}

interface ProgramDayProps {
  number: number;
  day: MadeDay;
  onChange: (day: MadeDay) => void;
  /** Null for the only day. */
  onRemove: (() => void) | null;
}

export function ProgramDay({ number, day, onChange, onRemove }: ProgramDayProps) {
  const { program: words } = useWords(recordWords);
  const nameOf = useExerciseName();
  const library = (knownOf(useRows(exerciseLibrary)) ?? []).filter(({ owner_id }) => owner_id === null);
  const byId = new Map(library.map((exercise) => [exercise.id, exercise]));
  return (
    <Disclosure title={words.dayTitle(String(number), day.length)}>
      <div className="program-day">
        {day.map((step, at) => (
          <Step
            // oxlint-disable-next-line react/no-array-index-key -- one may come twice in a day
            key={at}
            step={step}
            name={nameOf(byId.get(step.exercise_id))}
            onChange={(change) => onChange(day.map((each, index) => (index === at ? { ...each, ...change } : each)))}
            onMove={(by) => onChange(moved(day, at, by))}
            onRemove={() => onChange(day.filter((_, index) => index !== at))}
          />
        ))}
        <Finder library={library} onAdd={(exercise) => onChange([...day, stepFor(exercise)])} />
        {onRemove && (
          <Button look="quiet" onClick={onRemove}>
            {words.removeDay}
          </Button>
        )}
      </div>
    </Disclosure>
  );
}
