import type { WorkoutSession } from '#sync/entities/workout-sessions.ts';
import { Button } from '#src/ui/button.tsx';
import { BinIcon, PencilIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { useWorkoutName } from '#src/work/catalogue/workouts/use-workout-name.ts';
import type { Shown } from '../workouts-sheets.tsx';
import { cardioWords } from './words.ts';

interface CardioActsProps {
  session: WorkoutSession;
  onShow: (shown: Shown) => void;
}

/** What can be done with a session of one activity that is over. */
export function CardioActs({ session, onShow }: CardioActsProps) {
  const words = useWords(cardioWords);
  const name = useWorkoutName()(session);
  const { id } = session;
  return (
    <>
      <Button look="line" full icon={PencilIcon} onClick={() => onShow({ sheet: 'correct-cardio', id })}>
        {words.correct}
      </Button>
      <Button look="danger" full icon={BinIcon} onClick={() => onShow({ sheet: 'take-back', id, name })}>
        {words.takeBack}
      </Button>
    </>
  );
}
