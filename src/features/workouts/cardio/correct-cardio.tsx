import { useState } from 'react';
import { correctSession } from '#sync/actions/corrected-sessions.ts';
import { ACTIVITIES } from '#sync/entities/workout-sessions.ts';
import { sessionById } from '#sync/queries/workout-sessions.ts';
import { dropDraft } from '#src/data/drafts/drafts.ts';
import { useRow } from '#src/data/rows.ts';
import { Button } from '#src/ui/button.tsx';
import { SwitchField } from '#src/ui/fields/choice-field.tsx';
import { SelectField } from '#src/ui/fields/text-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useWorkoutName } from '#src/work/catalogue/workouts/use-workout-name.ts';
import { workoutNames } from '#src/work/catalogue/workouts/words.ts';
import { NotesField } from '../active/notes-field.tsx';
import { notesInHand, notesNameOf, weightOf } from '../active/queries.ts';
import type { NotesInHand } from '../active/queries.ts';
import { useNotes } from '../active/use-notes.ts';
import { useWriting } from '../use-writing.ts';
import { workoutsWords } from '../words.ts';
import { CardioFields } from './cardio-fields.tsx';
import { EndedFields, useEnded } from './ended-fields.tsx';
import { correctionOf, toldOf } from './correction.ts';
import { cardioWords } from './words.ts';

interface FormProps {
  known: NotesInHand & { weightKg: number | null };
  onClose: () => void;
}

function Form({ known, onClose }: FormProps) {
  const words = useWords(cardioWords);
  const { finish, save } = useWords(workoutsWords);
  const { activities } = useWords(workoutNames);
  const workoutName = useWorkoutName();
  const { isSaved, keep } = useWriting();
  // What arrives meanwhile is not written over by what was there when the form opened, nor by another estimate.
  const [{ session, weightKg }] = useState(known);
  const [activity, setActivity] = useState(session.activity ?? 'other');
  const [told, setTold] = useState(() => toldOf(session, activity, weightKg));
  const [hurt, setHurt] = useState(session.hurt);
  const notes = useNotes(known);
  const ended = useEnded(session.completed_at);
  const correction = {
    ...correctionOf(session, { activity, told, hurt }, weightKg),
    ...(ended.changed !== null && { completed_at: ended.changed }),
  };
  useUnfinished(Object.keys(correction).length > 0);
  const isEmptied = told.seconds === 0 && toldOf(session, activity, weightKg).seconds > 0;

  async function correct(): Promise<void> {
    const edit = { ...correction, ...notes.edit };
    const done = { title: words.corrected, description: workoutName({ ...session, ...edit }) };
    if (!(await isSaved('workout', correctSession(session.id, edit), { done, of: 'typed', once: session.id }))) return;
    await keep('notes', (db) => dropDraft(db, notesNameOf(session.id)));
    onClose();
  }
  return (
    <div className="sheet-form">
      <SelectField
        label={words.activity}
        value={activity}
        options={ACTIVITIES.map((value) => ({ value, label: activities[value] }))}
        onChange={({ target }) => setActivity(ACTIVITIES.find((each) => each === target.value) ?? activity)}
      />
      <EndedFields ended={ended} />
      <CardioFields activity={activity} told={told} weightKg={weightKg} onTell={setTold} />
      <SwitchField label={finish.hurt} checked={hurt} onChange={({ target }) => setHurt(target.checked)} />
      <NotesField notes={notes} rows={3} />
      <Button look="act" large full blocked={isEmptied ? words.noTime : ended.missing} onClick={() => void correct()}>
        {save}
      </Button>
    </div>
  );
}

interface CorrectCardioProps {
  id: string;
  onClose: () => void;
}

/** A session of one activity that is over, as it was. */
export function CorrectCardio({ id, onClose }: CorrectCardioProps) {
  const all = useWords(workoutsWords);
  const words = useWords(cardioWords);
  const answer = useRow<FormProps['known']>(
    async (db, userId) => {
      const session = await sessionById(db, id);
      return session && { ...(await notesInHand(db, session)), weightKg: await weightOf(db, userId) };
    },
    [id],
  );
  return (
    <Sheet open title={words.correct} onClose={onClose}>
      <Answered answer={answer} coming={all.coming} empty={null} failed={all.failed}>
        {(known) => <Form known={known} onClose={onClose} />}
      </Answered>
    </Sheet>
  );
}
