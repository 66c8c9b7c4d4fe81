import './builder.css';
import { Suspense, useState } from 'react';
import type { Exercise } from '#sync/entities/exercises.ts';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { BinIcon, FallIcon, UpIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { Stepper } from '#src/ui/stepper.tsx';
import { rangeFor, saysMore } from './made.ts';
import type { MadeStep } from './made.ts';
import { programWords } from '#src/work/training/words.ts';
import { builderWords } from './words.ts';

const StepMore = later(async () => (await import('./step-more.tsx')).StepMore);

const NOTE_LONGEST = 2000;
const REST_STEP = 15;

interface StepProps {
  step: MadeStep;
  isFirst: boolean;
  exercise: Exercise | undefined;
  library: readonly Exercise[];
  onChange: (change: Partial<MadeStep>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

export function ProgramStep({ step, isFirst, exercise, library, onChange, onMove, onRemove }: StepProps) {
  const words = useWords(builderWords);
  const labels = useWords(programWords);
  const name = useExerciseName()(exercise);
  const [isOpen, setOpen] = useState(() => saysMore(step));
  const { sets, amount, isTimed, rest_seconds, notes } = step;
  return (
    <div className="program-step">
      <p className="program-step-head">
        <b>{name}</b>
        <IconButton data-move={-1} icon={UpIcon} label={words.up(name)} onClick={() => onMove(-1)} />
        <IconButton data-move={1} icon={FallIcon} label={words.down(name)} onClick={() => onMove(1)} />
        <IconButton icon={BinIcon} label={words.removeStep(name)} onClick={onRemove} />
      </p>
      <div className="program-step-figures">
        <Stepper label={labels.sets} min={1} max={50} value={sets} onChange={(value) => onChange({ sets: value })} />
        <Stepper
          label={isTimed ? labels.seconds : labels.reps}
          max={isTimed ? 3600 : 1000}
          step={isTimed ? 5 : 1}
          value={amount}
          onChange={(value) => onChange({ amount: value, reps_max: rangeFor(step, value) })}
        />
        <Stepper
          label={labels.rest}
          max={3600}
          step={REST_STEP}
          unit="s"
          value={rest_seconds}
          onChange={(value) => onChange({ rest_seconds: value })}
        />
      </div>
      {isOpen ? (
        <Suspense>
          <StepMore step={step} isFirst={isFirst} exercise={exercise} library={library} onChange={onChange} />
        </Suspense>
      ) : (
        <Button look="quiet" aria-label={words.moreOf(name)} onClick={() => setOpen(true)}>
          {words.more}
        </Button>
      )}
      <TextField
        label={labels.cue}
        autoComplete="off"
        maxLength={NOTE_LONGEST}
        value={notes}
        onChange={({ target }) => onChange({ notes: target.value })}
      />
    </div>
  );
}
