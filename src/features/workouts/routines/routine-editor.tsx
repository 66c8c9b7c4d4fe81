import '../amounts.css';
import './routines.css';
import { useState } from 'react';
import { changeRoutine, keepRoutine } from '#sync/actions/routines.ts';
import type { Exercise } from '#sync/entities/exercises.ts';
import { exercisesById } from '#sync/queries/exercises.ts';
import { useRows } from '#src/data/rows.ts';
import { knownOf } from '#src/lib/answer.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { BinIcon, CheckIcon, FallIcon, PlusIcon, UpIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { ExercisePicker } from '../exercise-picker.tsx';
import type { Sought } from '../exercise-picker.tsx';
import { useWriting } from '../use-writing.ts';
import { workoutsWords } from '../words.ts';
import { joined, moved, newStep, tidied } from './routine.ts';
import type { Step } from './routine.ts';
import { routineWords } from './words.ts';

const NAME_MAX = 120;

interface StepRowProps {
  steps: readonly Step[];
  index: number;
  exercise: Exercise | undefined;
  onChange: (steps: Step[]) => void;
}

function StepRow({ steps, index, exercise, onChange }: StepRowProps) {
  const words = useWords(routineWords);
  const name = useExerciseName()(exercise);
  const step = steps[index];
  if (!step) return null;
  const edit = (part: Partial<Step>): void =>
    onChange(steps.map((each, at) => (at === index ? { ...each, ...part } : each)));
  const isTimed = exercise?.measure !== 'reps';
  const [group, above] = [step.superset_group ?? null, steps[index - 1]?.superset_group ?? null];
  const isJoined = group !== null && group === above;
  return (
    <li className="routine-step">
      <header>
        <h3>{name}</h3>
        {index > 0 && (
          <IconButton icon={UpIcon} label={words.up(name)} onClick={() => onChange(moved(steps, index, -1))} />
        )}
        {index < steps.length - 1 && (
          <IconButton icon={FallIcon} label={words.down(name)} onClick={() => onChange(moved(steps, index, 1))} />
        )}
        <IconButton
          icon={BinIcon}
          label={words.out(name)}
          onClick={() => onChange(tidied(steps.filter((_, at) => at !== index)))}
        />
      </header>
      <div className="amounts">
        <Stepper label={words.sets} value={step.sets} min={1} max={50} onChange={(sets) => edit({ sets })} />
        {isTimed ? (
          <Stepper
            label={words.seconds}
            value={step.target_seconds ?? 0}
            step={5}
            max={3600}
            onChange={(seconds) => edit({ target_seconds: seconds || null })}
          />
        ) : (
          <Stepper
            label={words.reps}
            value={step.reps ?? 0}
            max={1000}
            // The top of a range is none below its bottom.
            onChange={(reps) =>
              edit({ reps: reps || null, ...((step.reps_max ?? reps) < reps && { reps_max: reps || null }) })
            }
          />
        )}
        <Stepper
          label={words.rest}
          value={step.rest_seconds ?? 0}
          step={15}
          max={3600}
          unit="s"
          onChange={(rest_seconds) => edit({ rest_seconds })}
        />
      </div>
      {index > 0 && (
        <Button
          look={isJoined ? 'line' : 'quiet'}
          {...(isJoined && { icon: CheckIcon })}
          aria-label={words.join(name)}
          aria-pressed={isJoined}
          onClick={() => onChange(joined(steps, index))}
        >
          {words.joinShort}
        </Button>
      )}
    </li>
  );
}

interface RoutineEditorProps {
  /** None yet for a new one. */
  id: string | null;
  title: string;
  steps: readonly Step[];
  onClose: () => void;
}

function Picking({ onPick, onClose }: { onPick: (exercise: Exercise) => void; onClose: () => void }) {
  const words = useWords(routineWords);
  const [sought, setSought] = useState<Sought>({ text: '', filter: 'all' });
  return (
    <Sheet open title={words.add} onClose={onClose}>
      <ExercisePicker sought={sought} onSeek={setSought} onOpen={onPick} />
    </Sheet>
  );
}

/** A new routine, or one that is changed. */
export function RoutineEditor({ id, title: was, steps: before, onClose }: RoutineEditorProps) {
  const words = useWords(routineWords);
  const { save } = useWords(workoutsWords);
  const { isSaved } = useWriting();
  const [title, setTitle] = useState(was);
  const [steps, setSteps] = useState<readonly Step[]>(before);
  const [isPicking, setPicking] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const ids = steps.map(({ exercise_id }) => exercise_id);
  const named = knownOf(useRows((db) => exercisesById(db, ids), [ids.join()])) ?? [];
  useUnfinished(title !== was || steps !== before);

  async function submit(): Promise<void> {
    setAsked(true);
    if (!title.trim() || steps.length === 0) return;
    const routine = { title: title.trim(), steps };
    const saved = await isSaved(
      'program',
      (userId) => (id === null ? keepRoutine(userId, routine) : changeRoutine(id, userId, routine)),
      { done: { title: words.saved, description: routine.title }, of: 'typed', once: '' },
    );
    if (saved) onClose();
  }
  if (isPicking) {
    return (
      <Picking
        onPick={(exercise) => {
          setSteps([...steps, newStep(exercise)]);
          setPicking(false);
        }}
        onClose={() => setPicking(false)}
      />
    );
  }
  return (
    <Sheet
      open
      title={id === null ? words.make : was}
      onClose={onClose}
      foot={
        <Button look="act" large full onClick={() => void submit()}>
          {save}
        </Button>
      }
    >
      <div className="sheet-form">
        <TextField
          label={words.name}
          required
          autoComplete="off"
          maxLength={NAME_MAX}
          value={title}
          error={isAsked && !title.trim() ? words.needed : undefined}
          onChange={(event) => setTitle(event.target.value)}
        />
        <ol className="routine-steps">
          {steps.map((step, index) => (
            <StepRow
              // oxlint-disable-next-line react/no-array-index-key -- the same exercise may be there twice
              key={`${step.exercise_id} ${index}`}
              steps={steps}
              index={index}
              exercise={named.find((each) => each.id === step.exercise_id)}
              onChange={setSteps}
            />
          ))}
        </ol>
        {isAsked && steps.length === 0 && <p role="alert">{words.noExercises}</p>}
        <Button look="line" full icon={PlusIcon} onClick={() => setPicking(true)}>
          {words.add}
        </Button>
      </div>
    </Sheet>
  );
}
