import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Activity } from '#sync/entities/workout-sessions.ts';
import { useRow } from '#src/data/rows.ts';
import { useServerNow } from '#src/data/time/clock.ts';
import { Button } from '#src/ui/button.tsx';
import { SwitchField } from '#src/ui/fields/choice-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { allDialogsClosed } from '#src/ui/use-back-to-close.ts';
import { NotesField } from '../active/notes-field.tsx';
import { weightOf } from '../active/queries.ts';
import type { ActiveWorkout } from '../active/queries.ts';
import { useNotes } from '../active/use-notes.ts';
import type { Training } from '../active/use-training.ts';
import { workoutsWords } from '../words.ts';
import { amountsOf, CardioFields } from './cardio-fields.tsx';
import type { Told } from './cardio-fields.tsx';
import { movingSeconds } from './pause.ts';
import type { Pause } from './pause.ts';

interface FinishCardioProps {
  workout: ActiveWorkout;
  activity: Activity;
  training: Training;
  pause: Pause;
  onClose: () => void;
}

function FinishForm(props: FinishCardioProps & { weightKg: number | null }) {
  const { workout, activity, training, pause, weightKg, onClose } = props;
  const words = useWords(workoutsWords).finish;
  const navigate = useNavigate();
  const now = useServerNow();
  const notes = useNotes(workout);
  const [hurt, setHurt] = useState(workout.session.hurt);
  const [told, setTold] = useState<Told>(() => ({
    seconds: movingSeconds(workout.session, pause, now()),
    metres: 0,
    calories: null,
  }));

  async function finish(): Promise<void> {
    const amounts = amountsOf(activity, told, weightKg);
    const minutes = { duration_minutes: Math.round(told.seconds / 60) };
    if (!(await training.finish(workout.session, { ...amounts, ...minutes, hurt, ...notes.edit }))) return;
    onClose();
    await allDialogsClosed();
    await navigate('/workouts');
  }
  return (
    <>
      <CardioFields activity={activity} told={told} weightKg={weightKg} onTell={setTold} />
      <SwitchField label={words.hurt} checked={hurt} onChange={({ target }) => setHurt(target.checked)} />
      <NotesField notes={notes} rows={3} />
      <Button look="act" large full onClick={() => void finish()}>
        {words.act}
      </Button>
    </>
  );
}

export function FinishCardio(props: FinishCardioProps) {
  const words = useWords(workoutsWords);
  const answer = useRow(async (db, userId) => ({ weightKg: await weightOf(db, userId) }));
  return (
    <Sheet open title={words.finish.title} onClose={props.onClose}>
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
        {({ weightKg }) => <FinishForm {...props} weightKg={weightKg} />}
      </Answered>
    </Sheet>
  );
}
