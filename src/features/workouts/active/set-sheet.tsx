import { useState } from 'react';
import type { Exercise } from '#sync/entities/exercises.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { Button } from '#src/ui/button.tsx';
import { SwitchField } from '#src/ui/fields/choice-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { AmountSteppers, isLong } from './amount-steppers.tsx';
import { isShort } from '#src/work/training/figures.ts';
import { useAmounts } from '../amounts.ts';
import { HurtField } from './hurt-field.tsx';
import { doneOf } from './suggestion.ts';
import type { Amounts } from './suggestion.ts';
import type { Training } from './use-training.ts';
import { workoutsWords } from '../words.ts';

interface SetSheetProps {
  set: WorkoutSet;
  /** "Set 2" */
  name: string;
  measure: Exercise['measure'];
  training: Training;
  onClose: () => void;
}

/** Corrects or removes a logged set. */
export function SetSheet({ set, name, measure, training, onClose }: SetSheetProps) {
  const words = useWords(workoutsWords);
  const { set: setInWords } = useAmounts();
  const [amounts, setAmounts] = useState<Amounts>({
    reps: set.reps ?? 0,
    weight_kg: set.weight_kg ?? 0,
    duration_seconds: set.duration_seconds ?? 0,
    distance_m: set.distance_m ?? 0,
  });
  const [hurt, setHurt] = useState(set.hurt);
  const [where, setWhere] = useState(set.notes ?? '');
  const done = { ...doneOf(measure, amounts), hurt, notes: where.trim() || null };
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
        long={isLong(set.duration_seconds ?? 0)}
        short={isShort(set.distance_m ?? 0)}
      />
      <SwitchField label={words.active.hurt} checked={hurt} onChange={({ target }) => setHurt(target.checked)} />
      {hurt && <HurtField value={where} onType={setWhere} />}
      <Button look="danger" full onClick={() => void training.removeSet(set, setInWords(set)).then(close)}>
        {words.set.remove}
      </Button>
    </Sheet>
  );
}
