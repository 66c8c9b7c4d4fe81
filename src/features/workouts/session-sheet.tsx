import type { TrainingComment } from '#sync/entities/training-comments.ts';
import { peopleById } from '#sync/queries/people.ts';
import { commentsOnSession } from '#sync/queries/training-comments.ts';
import { useRow } from '#src/data/rows.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { dayIn, dayInWords } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { fullNameOf } from '#src/lib/names.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { useWorkoutName } from '#src/work/catalogue/workouts/use-workout-name.ts';
import { PencilIcon, RetryIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Stat } from '#src/ui/stat.tsx';
import { Answered } from '#src/ui/states.tsx';
import { SharePicture } from '#src/work/picture/share-picture.tsx';
import { byExercise } from '#src/work/training/by-exercise.ts';
import { betterIn } from './after/better.ts';
import type { BetterExercise } from './after/better.ts';
import { BetterList } from './after/better-list.tsx';
import { MusclesOfWeek } from './after/muscles-of-week.tsx';
import { useAmounts } from './amounts.ts';
import { CardioActs } from './cardio/cardio-acts.tsx';
import { cardioWords } from './cardio/words.ts';
import { CardioStats } from './cardio/cardio-stats.tsx';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { workoutById } from './queries.ts';
import type { Workout } from './queries.ts';
import { RecordList } from './record-list.tsx';
import { madeDay } from '#src/work/programs/made.ts';
import { routineOf } from './programs/own.ts';
import { stepsOfWorkout } from './routines/routine.ts';
import { routineWords } from './routines/words.ts';
import { recordsIn, totalsOf } from './summary.ts';
import type { BrokenRecord } from './summary.ts';
import type { Starting } from './use-starting.ts';
import { workoutsWords } from './words.ts';
import type { Shown } from './workouts-sheets.tsx';

interface SessionProps {
  workout: Workout;
  records: BrokenRecord[];
  better: BetterExercise[];
  comments: TrainingComment[];
  /** Of those who wrote them. */
  names: ReadonlyMap<string, string>;
}

function Figures({ workout }: { workout: Workout }) {
  const words = useWords(workoutsWords).history;
  const { figure, lifted } = useAmounts();
  const { heartRate } = useWords(cardioWords);
  const { duration_minutes, calories_burned, heart_rate } = workout.session;
  const { volume } = totalsOf(workout);
  return (
    <div className="stats">
      {duration_minutes !== null && <Stat label={words.time} figure={figure(duration_minutes)} unit="min" />}
      {calories_burned !== null && <Stat label={words.calories} figure={figure(calories_burned)} unit="kcal" />}
      {volume > 0 && <Stat label={words.lifted} figure={lifted(volume)} />}
      {heart_rate !== null && <Stat label={heartRate} figure={figure(heart_rate)} unit="/min" />}
    </div>
  );
}

function Said({ comments, names }: Pick<SessionProps, 'comments' | 'names'>) {
  const words = useWords(workoutsWords).history;
  return comments.map(({ id, author_id, body }) => (
    <p key={id} className="training-comment">
      {words.said(names.get(author_id ?? '') ?? words.trainer, body)}
    </p>
  ));
}

const doneIn = ({ entries }: Workout) =>
  entries.flatMap(({ exercise: { id }, sets }) =>
    byExercise(sets).map(([exerciseId, its]) => ({ id: `${id} ${exerciseId}`, exerciseId, sets: its })),
  );

/** What was done, for whoever trains along. */
function Sharing({ workout, day }: { workout: Workout; day: Day }) {
  const words = useWords(workoutsWords).history;
  const { figure, lifted, set: setInWords } = useAmounts();
  const [workoutName, nameOf, language] = [useWorkoutName(), useExerciseName(), useLanguage()];
  const { duration_minutes } = workout.session;
  const { volume } = totalsOf(workout);
  const lines = [
    duration_minutes !== null && { name: words.time, figure: `${figure(duration_minutes)} min` },
    volume > 0 && { name: words.lifted, figure: lifted(volume) },
    ...doneIn(workout).map(({ exerciseId, sets }) => ({
      name: nameOf(workout.exercises.get(exerciseId)),
      figure: sets.map(setInWords).join('\n'),
    })),
  ];
  const card = {
    title: workoutName(workout.session),
    detail: dayInWords(day, language, { dateStyle: 'full' }),
    lines: lines.filter((line) => line !== false),
  };
  return <SharePicture card={card} />;
}

function Exercises({ workout, comments, names }: SessionProps) {
  const { history: words, active } = useWords(workoutsWords);
  const { set: setInWords } = useAmounts();
  const nameOf = useExerciseName();
  const done = doneIn(workout);
  if (done.length === 0) return <p className="muted">{words.noSets}</p>;
  return (
    <Rows>
      {done.map(({ id, exerciseId, sets }) => (
        <Row
          key={id}
          title={nameOf(workout.exercises.get(exerciseId))}
          detail={sets.map(setInWords).join(' · ')}
          badges={sets.some(({ hurt }) => hurt) && <Badge tone="warn">{active.hurt}</Badge>}
          below={
            <Said comments={comments.filter(({ set_id }) => sets.some((set) => set.id === set_id))} names={names} />
          }
        />
      ))}
    </Rows>
  );
}

function Session(props: SessionProps) {
  const { workout, records, better, comments, names } = props;
  const language = useLanguage();
  const { timezone } = useSettings();
  const { completed_at, notes, activity } = workout.session;
  // On this device may be rows from before there were activities.
  const isCardio = Boolean(activity);
  const day = completed_at && dayIn(timezone, Date.parse(completed_at));
  return (
    <>
      {day && <p className="muted">{dayInWords(day, language, { dateStyle: 'full' })}</p>}
      {isCardio ? <CardioStats session={workout.session} /> : <Figures workout={workout} />}
      {notes && <p>{notes}</p>}
      <Said comments={comments.filter(({ set_id }) => set_id === null)} names={names} />
      <RecordList records={records} />
      <BetterList better={better} />
      {day && !isCardio && <MusclesOfWeek until={day} />}
      {!isCardio && <Exercises {...props} />}
      {day && <Sharing workout={workout} day={day} />}
    </>
  );
}

interface SessionSheetProps {
  id: string;
  starting: Starting;
  onShow: (shown: Shown) => void;
  onClose: () => void;
}

/** A finished workout, set by set. */
export function SessionSheet({ id, starting, onShow, onClose }: SessionSheetProps) {
  const words = useWords(workoutsWords);
  const { keep } = useWords(routineWords);
  const workoutName = useWorkoutName();
  const answer = useRow<SessionProps>(
    async (db, userId) => {
      const workout = await workoutById(db, id);
      if (!workout) return null;
      const comments = await commentsOnSession(db, id);
      const authors = comments.flatMap(({ author_id }) => author_id ?? []);
      const people = await peopleById(db, authors);
      const names = new Map(people.map((person) => [person.id, fullNameOf(person)]));
      const [records, better] = await Promise.all([recordsIn(db, userId, workout), betterIn(db, userId, workout)]);
      return { workout, records, better, comments, names };
    },
    [id],
  );
  const workout = answer.state === 'content' ? answer.value.workout : null;
  const steps = workout ? stepsOfWorkout(workout) : [];
  return (
    <Sheet
      open
      toRead
      title={workout ? workoutName(workout.session) : words.history.title}
      onClose={onClose}
      foot={
        workout && (
          <div className="sheet-form">
            <Button look="line" full icon={RetryIcon} onClick={() => void starting.again(workout)}>
              {words.history.again}
            </Button>
            {workout.session.activity ? (
              <CardioActs session={workout.session} onShow={onShow} />
            ) : (
              <Button look="quiet" full icon={PencilIcon} onClick={() => onShow({ sheet: 'when', id })}>
                {words.history.when}
              </Button>
            )}
            {steps.length > 0 && (
              <Button
                look="quiet"
                full
                onClick={() =>
                  onShow({
                    sheet: 'make-program',
                    id: null,
                    of: id,
                    made: routineOf(workoutName(workout.session), madeDay(steps)),
                    isRoutine: true,
                  })
                }
              >
                {keep}
              </Button>
            )}
          </div>
        )
      }
    >
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
        {(value) => <Session {...value} />}
      </Answered>
    </Sheet>
  );
}
