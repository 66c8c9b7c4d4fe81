import { useState } from 'react';
import { correctSession } from '#sync/actions/corrected-sessions.ts';
import type { WorkoutSession } from '#sync/entities/workout-sessions.ts';
import { sessionById } from '#sync/queries/workout-sessions.ts';
import { useRow } from '#src/data/rows.ts';
import { Button } from '#src/ui/button.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useWorkoutName } from '#src/work/catalogue/workouts/use-workout-name.ts';
import { EndedFields, useEnded } from './cardio/ended-fields.tsx';
import { cardioWords } from './cardio/words.ts';
import { useWriting } from './use-writing.ts';
import { workoutsWords } from './words.ts';

const MOST_MINUTES = 1440;

interface FormProps {
  session: WorkoutSession;
  onClose: () => void;
}

function Form({ session: known, onClose }: FormProps) {
  const words = useWords(cardioWords);
  const { save, history } = useWords(workoutsWords);
  const workoutName = useWorkoutName();
  const { isSaved } = useWriting();
  // What arrives meanwhile is not written over by what was there when the form opened.
  const [session] = useState(known);
  const ended = useEnded(session.completed_at);
  const [minutes, setMinutes] = useState(session.duration_minutes ?? 0);
  const edit = {
    ...(ended.changed !== null && { completed_at: ended.changed }),
    ...(minutes !== (session.duration_minutes ?? 0) && { duration_minutes: minutes }),
  };
  useUnfinished(Object.keys(edit).length > 0);
  async function correct(): Promise<void> {
    const done = { title: words.corrected, description: workoutName(session) };
    if (await isSaved('workout', correctSession(session.id, edit), { done, of: 'typed', once: session.id })) onClose();
  }
  return (
    <div className="sheet-form">
      <p className="muted">{history.whenHelp}</p>
      <EndedFields ended={ended} />
      <Stepper label={words.minutes} value={minutes} max={MOST_MINUTES} unit="min" onChange={setMinutes} />
      <Button look="act" large full blocked={ended.missing} onClick={() => void correct()}>
        {save}
      </Button>
    </div>
  );
}

/** The day and the hour of a workout that is over, and how long it took. */
export function WhenSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { history: words, coming, failed } = useWords(workoutsWords);
  const answer = useRow((db) => sessionById(db, id), [id]);
  return (
    <Sheet open title={words.when} onClose={onClose}>
      <Answered answer={answer} coming={coming} empty={null} failed={failed}>
        {(session) => <Form session={session} onClose={onClose} />}
      </Answered>
    </Sheet>
  );
}
