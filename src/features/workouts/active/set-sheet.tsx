import { useState } from 'react';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { Button } from '#src/ui/button.tsx';
import { SwitchField } from '#src/ui/fields/choice-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { KindChips } from '../sets/kind-chips.tsx';
import { useWeightLabel } from '../sets/use-weight-label.ts';
import { AmountSteppers, isLong } from './amount-steppers.tsx';
import { isShort } from '#src/work/training/figures.ts';
import { useAmounts } from '../amounts.ts';
import { HurtField } from './hurt-field.tsx';
import { amountsOf } from '../sets/rows.ts';
import { doneOf } from './suggestion.ts';
import type { Amounts } from './suggestion.ts';
import { useLoads } from './use-loads.ts';
import type { Loading } from './use-loads.ts';
import type { Training } from './use-training.ts';
import { workoutsWords } from '../words.ts';

interface SetSheetProps {
  set: WorkoutSet;
  /** "Set 2" */
  name: string;
  workout: Loading;
  training: Training;
  onClose: () => void;
}

/** Corrects or removes a logged set. */
export function SetSheet({ set, name, workout, training, onClose }: SetSheetProps) {
  const words = useWords(workoutsWords);
  const { set: setInWords } = useAmounts();
  const loads = useLoads(workout)(set.exercise_id);
  const exercise = workout.exercises.get(set.exercise_id) ?? null;
  const measure = exercise?.measure ?? 'reps';
  const [amounts, setAmounts] = useState<Amounts>(amountsOf(set));
  const [kind, setKind] = useState(set.kind);
  const weightLabel = useWeightLabel()(exercise, kind);
  const [hurt, setHurt] = useState(set.hurt);
  const [where, setWhere] = useState(set.notes ?? '');
  const done = { ...doneOf(measure, amounts), kind, hurt, notes: where.trim() || null };
  const close = (isDone: boolean): void => {
    if (isDone) onClose();
  };
  return (
    <Sheet
      open
      title={name}
      onClose={onClose}
      foot={
        <Button look="act" large full onClick={() => void training.correct(set, done).then(close)}>
          {words.save}
        </Button>
      }
    >
      <AmountSteppers
        measure={measure}
        amounts={amounts}
        onChange={setAmounts}
        loads={loads}
        weightLabel={weightLabel}
        long={isLong(set.duration_seconds ?? 0)}
        short={isShort(set.distance_m ?? 0)}
      />
      <div className="set-more">
        <KindChips exercise={exercise} kind={kind} onChoose={setKind} />
      </div>
      <SwitchField label={words.active.hurt} checked={hurt} onChange={({ target }) => setHurt(target.checked)} />
      {hurt && <HurtField value={where} onType={setWhere} />}
      <Button look="danger" full onClick={() => void training.removeSet(set, setInWords(set)).then(close)}>
        {words.set.remove}
      </Button>
    </Sheet>
  );
}
