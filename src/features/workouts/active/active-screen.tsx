import '../workouts.css';
import './active.css';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRow } from '#src/data/rows.ts';
import { Button, ButtonLink } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useHead } from '#src/ui/head.ts';
import { useWords } from '#src/ui/language.tsx';
import { later } from '#src/ui/later.ts';
import { useFocusHeading } from '#src/ui/page-header.tsx';
import { Answered, Empty } from '#src/ui/states.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import type { Shown } from './active-sheets.tsx';
import { ExerciseNow } from './exercise-now.tsx';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { endOf, holdOf } from './hold.ts';
import { activeWorkout } from './queries.ts';
import type { ActiveWorkout } from './queries.ts';
import { restingOf } from './rest.ts';
import { followerOf, nextOf, restAfter } from '../turn.ts';
import type { Entry } from '../turn.ts';
import { activePath } from '../use-starting.ts';
import { useAlarm } from './use-alarm.ts';
import { useTraining } from './use-training.ts';
import type { Training } from './use-training.ts';
import { useWakeLock } from './use-wake-lock.ts';
import { workoutsWords } from '../words.ts';
import { WorkoutHead } from './workout-head.tsx';

const AllSets = later(async () => (await import('../sets/all-sets.tsx')).AllSets);
const CardioNow = later(async () => (await import('../cardio/cardio-now.tsx')).CardioNow);
const ActiveSheets = later(async () => (await import('./active-sheets.tsx')).ActiveSheets);

function NoneRunning() {
  const words = useWords(workoutsWords).active;
  return (
    <Card>
      <h1 tabIndex={-1} className="visually-hidden">
        {words.title}
      </h1>
      <Empty
        title={words.none}
        act={
          <ButtonLink look="act" to="/workouts">
            {words.back}
          </ButtonLink>
        }
      >
        {words.noneHelp}
      </Empty>
    </Card>
  );
}

/** Nothing is planned yet, or everything is done. */
function NothingLeft({ entries, onShow }: { entries: readonly Entry[]; onShow: (shown: Shown) => void }) {
  const { active: words, plan } = useWords(workoutsWords);
  const isEmpty = entries.length === 0;
  const add = (
    <Button look={isEmpty ? 'act' : 'line'} large full onClick={() => onShow({ sheet: 'library' })}>
      {plan.add}
    </Button>
  );
  return (
    <>
      <div className="workout-body">
        <h1 tabIndex={-1}>{isEmpty ? words.empty : words.allDone}</h1>
        <p className="muted">{isEmpty ? words.emptyHelp : words.allDoneHelp}</p>
      </div>
      <div className="workout-foot">
        {add}
        {!isEmpty && (
          <>
            <Button look="quiet" full onClick={() => onShow({ sheet: 'plan' })}>
              {words.all}
            </Button>
            <Button look="act" large full onClick={() => onShow({ sheet: 'finish' })}>
              {words.finish}
            </Button>
          </>
        )}
      </div>
    </>
  );
}

interface RunningProps {
  workout: ActiveWorkout;
  training: Training;
}

function Running({ workout, training }: RunningProps) {
  const { active: words } = useWords(workoutsWords);
  const { session, entries, exercises, change } = workout;
  const { all } = workout.ways;
  const [chosen, setChosen] = useState<string | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const current = entries.find(({ exercise }) => exercise.id === chosen) ?? nextOf(entries);
  const resting = restingOf(restAfter(entries), change);
  const hold = holdOf(workout.hold, current);
  const name = useExerciseName()(exercises.get(current?.exercise.exercise_id ?? ''));
  // The focused element may have gone with the finished exercise.
  useFocusHeading(all ? 'all' : (current?.exercise.id ?? ''));
  useUnfinished(true);
  useWakeLock();
  const over = hold ? { title: words.holdOver, body: name } : { title: words.restOver, body: words.restNext(name) };
  useAlarm(hold ? endOf(hold) : (resting?.endsAt ?? null), { ...over, path: activePath(session.id) });
  return (
    <div className="workout-now">
      <WorkoutHead
        workout={workout}
        current={current}
        resting={resting}
        hold={hold}
        training={training}
        onShow={setShown}
      />
      {all && (
        <Suspense>
          <AllSets workout={workout} training={training} onShow={setShown} />
        </Suspense>
      )}
      {!all && current && (
        <ExerciseNow
          entry={current}
          hold={hold}
          workout={workout}
          training={training}
          follower={followerOf(entries, current)}
          onLogged={() => setChosen(null)}
          onShow={setShown}
        />
      )}
      {!all && !current && <NothingLeft entries={entries} onShow={setShown} />}
      {shown && (
        <Suspense>
          <ActiveSheets shown={shown} workout={workout} training={training} onShow={setShown} onChoose={setChosen} />
        </Suspense>
      )}
    </div>
  );
}

export function ActiveScreen() {
  const words = useWords(workoutsWords);
  const [search] = useSearchParams();
  const asked = search.get('session');
  const training = useTraining();
  const answer = useRow((db, userId) => activeWorkout(db, userId, asked), [asked]);
  useHead(words.active.title, words.active.description);
  return (
    <Answered answer={answer} coming={words.coming} empty={<NoneRunning />} failed={words.failed}>
      {(workout) => {
        const { status, activity } = workout.session;
        if (status !== 'in-progress') return <NoneRunning />;
        if (!activity) return <Running workout={workout} training={training} />;
        return (
          <Suspense>
            <CardioNow workout={workout} activity={activity} training={training} />
          </Suspense>
        );
      }}
    </Answered>
  );
}
