import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServerNow } from '#src/data/time/clock.ts';
import { useRow } from '#src/data/rows.ts';
import { Button } from '#src/ui/button.tsx';
import { SwitchField } from '#src/ui/fields/choice-field.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Answered } from '#src/ui/states.tsx';
import { Stepper } from '#src/ui/stepper.tsx';
import { allDialogsClosed } from '#src/ui/use-back-to-close.ts';
import { betterIn } from '../after/better.ts';
import type { BetterExercise } from '../after/better.ts';
import { BetterList } from '../after/better-list.tsx';
import { MusclesOfWeek } from '../after/muscles-of-week.tsx';
import { useToday } from '#src/data/time/use-today.ts';
import { useAmounts } from '../amounts.ts';
import { caloriesOf, MOST_KCAL } from '../effort.ts';
import { NotesField } from './notes-field.tsx';
import { weightOf } from './queries.ts';
import type { ActiveWorkout } from './queries.ts';
import type { Workout } from '../queries.ts';
import { RecordList } from '../record-list.tsx';
import { recordsIn, totalsOf } from '../summary.ts';
import type { BrokenRecord } from '../summary.ts';
import { isOpen, tallyOf } from '../turn.ts';
import { meanOfStrap } from './strap.ts';
import { useNotes } from './use-notes.ts';
import type { Training } from './use-training.ts';
import { workoutsWords } from '../words.ts';

interface FinishSheetProps {
  workout: ActiveWorkout;
  training: Training;
  onClose: () => void;
}

const MINUTE_MS = 60_000;
const DAY_MIN = 1440;

/** How long it has lasted, by the clock that stamps the sets. */
function useMinutes({ session }: Workout): number {
  const [now] = useState(useServerNow());
  const since = Date.parse(session.started_at ?? '') || now;
  return Math.min(DAY_MIN, Math.max(0, Math.round((now - since) / MINUTE_MS)));
}

interface SumsProps {
  workout: Workout;
  records: readonly BrokenRecord[];
  better: readonly BetterExercise[];
}

export function Sums({ workout, records, better }: SumsProps) {
  const { finish: words, amounts } = useWords(workoutsWords);
  const { lifted } = useAmounts();
  const { sets, volume } = totalsOf(workout);
  const { done, of } = tallyOf(workout.entries);
  return (
    <>
      <p className="muted">{[amounts.sets(sets), volume > 0 && lifted(volume)].filter(Boolean).join(', ')}</p>
      {workout.entries.some(isOpen) && <p className="muted">{words.left(amounts.sets(of - done))}</p>}
      <RecordList records={records} />
      <BetterList better={better} />
    </>
  );
}

interface FormProps extends FinishSheetProps {
  known: { weightKg: number | null; records: BrokenRecord[]; better: BetterExercise[] };
}

function FinishForm({ workout, training, known, onClose }: FormProps) {
  const words = useWords(workoutsWords).finish;
  const navigate = useNavigate();
  const today = useToday();
  const [minutes, setMinutes] = useState(useMinutes(workout));
  const [typed, setTyped] = useState<number | null>(null);
  const [hurt, setHurt] = useState(workout.session.hurt);
  const notes = useNotes(workout);
  const categories = workout.entries.flatMap(({ sets }) =>
    sets.flatMap(({ exercise_id }) => workout.exercises.get(exercise_id)?.category ?? []),
  );
  const estimate = caloriesOf({ minutes, weightKg: known.weightKg, categories });
  const calories = typed ?? estimate;

  async function finish(): Promise<void> {
    const heart_rate = meanOfStrap(workout.session.id);
    const measured = heart_rate === null ? {} : { heart_rate };
    const completion = { duration_minutes: minutes, calories_burned: calories, hurt, ...measured, ...notes.edit };
    if (!(await training.finish(workout.session, completion))) return;
    onClose();
    await allDialogsClosed();
    await navigate('/workouts');
  }
  return (
    <>
      <Sums workout={workout} records={known.records} better={known.better} />
      <MusclesOfWeek until={today} />
      <div className="amounts">
        <Stepper label={words.minutes} value={minutes} max={DAY_MIN} onChange={setMinutes} unit="min" />
        <Stepper
          label={words.calories}
          value={calories ?? 0}
          max={MOST_KCAL}
          step={10}
          onChange={setTyped}
          unit="kcal"
        />
      </div>
      <p className="muted small">{known.weightKg === null ? words.caloriesUnknown : words.caloriesHelp}</p>
      <SwitchField
        label={words.hurt}
        help={words.hurtHelp}
        checked={hurt}
        onChange={({ target }) => setHurt(target.checked)}
      />
      <NotesField notes={notes} rows={3} />
      <Button look="act" large full onClick={() => void finish()}>
        {words.act}
      </Button>
    </>
  );
}

export function FinishSheet(props: FinishSheetProps) {
  const { workout, onClose } = props;
  const words = useWords(workoutsWords);
  const answer = useRow(
    async (db, userId) => {
      const [weightKg, records, better] = await Promise.all([
        weightOf(db, userId),
        recordsIn(db, userId, workout),
        betterIn(db, userId, workout),
      ]);
      return { weightKg, records, better };
    },
    [workout.session.id],
  );
  return (
    <Sheet open title={words.finish.title} onClose={onClose}>
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
        {(known) => <FinishForm {...props} known={known} />}
      </Answered>
    </Sheet>
  );
}
