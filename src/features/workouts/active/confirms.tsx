import { useNavigate } from 'react-router-dom';
import { Confirm } from '#src/ui/confirm.tsx';
import { useWords } from '#src/ui/language.tsx';
import { allDialogsClosed } from '#src/ui/use-back-to-close.ts';
import { useAmounts } from '../amounts.ts';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import type { Workout } from '../queries.ts';
import type { Entry } from '../turn.ts';
import type { Training } from './use-training.ts';
import { workoutsWords } from '../words.ts';

interface ConfirmProps {
  workout: Workout;
  training: Training;
  onClose: () => void;
}

export function DiscardConfirm({ workout, training, onClose }: ConfirmProps) {
  const words = useWords(workoutsWords).active;
  const navigate = useNavigate();
  async function discard(): Promise<void> {
    if (!(await training.discard(workout.session))) return;
    onClose();
    await allDialogsClosed();
    await navigate('/workouts');
  }
  return (
    <Confirm open danger title={words.discard} act={words.discard} onAct={() => void discard()} onClose={onClose}>
      {words.discardHelp}
    </Confirm>
  );
}

export function RemoveConfirm({ entry, workout, training, onClose }: ConfirmProps & { entry: Entry }) {
  const { plan: words, amounts } = useWords(workoutsWords);
  const { set } = useAmounts();
  const name = useExerciseName()(workout.exercises.get(entry.exercise.exercise_id));
  const logged = entry.sets.map(set).join('; ') || amounts.sets(0);
  async function remove(): Promise<void> {
    if (await training.remove(entry)) onClose();
  }
  return (
    <Confirm
      open
      danger
      title={`${words.remove}: ${name}`}
      act={words.remove}
      onAct={() => void remove()}
      onClose={onClose}
    >
      {words.removeHelp(logged)}
    </Confirm>
  );
}
