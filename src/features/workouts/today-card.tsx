import type { ReactNode } from 'react';
import type { WorkoutExercise } from '#sync/entities/workout-exercises.ts';
import type { WorkoutSession } from '#sync/entities/workout-sessions.ts';
import type { NextTarget } from '#sync/rules/progression.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';
import { dayInWords, timeInWords } from '#src/lib/days.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Bar } from '#src/ui/marks/bar.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { Row, Rows, Seam } from '#src/ui/row.tsx';
import { Empty } from '#src/ui/states.tsx';
import { useAmounts } from './amounts.ts';
import type { Target } from './amounts.ts';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { useProgramInWords } from '#src/work/catalogue/programs/use-program-in-words.ts';
import { useWorkoutName } from '#src/work/catalogue/workouts/use-workout-name.ts';
import { useBlockInWords } from '#src/work/training/block-in-words.ts';
import { useReason } from './reason.ts';
import type { Named, NextDay, Today, Workout } from './queries.ts';
import { tallyOf } from './turn.ts';
import type { Starting } from './use-starting.ts';
import { workoutsWords } from './words.ts';

const ON = { weekday: 'long', day: 'numeric', month: 'long' } as const;

type Listed = Target & Pick<WorkoutExercise, 'id' | 'exercise_id' | 'reps_max' | 'rule' | 'percent_max'>;

interface TargetsProps {
  plan: readonly (Listed & Partial<NextTarget>)[];
  exercises: Named;
}

/** The exercises and their targets. */
export function Targets({ plan, exercises }: TargetsProps) {
  const { target, manner } = useAmounts();
  const reason = useReason();
  const nameOf = useExerciseName();
  return (
    <Rows>
      {plan.map(({ why = null, change_kg = null, ...each }) => (
        <Row
          key={each.id}
          title={nameOf(exercises.get(each.exercise_id))}
          detail={[manner(each), reason({ ...each, why, change_kg })].filter(Boolean).join(' · ')}
          trailing={<span className="muted">{target(each)}</span>}
        />
      ))}
    </Rows>
  );
}

function Running({ workout }: { workout: Workout }) {
  const words = useWords(workoutsWords).today;
  const language = useLanguage();
  const { timezone } = useSettings();
  const { done, of } = tallyOf(workout.entries);
  const name = useWorkoutName()(workout.session);
  const { started_at } = workout.session;
  return (
    <div className="running">
      <p>
        <b>{words.running(name, timeInWords(timezone, Date.parse(started_at ?? ''), language))}</b>
      </p>
      <Bar value={done} max={Math.max(of, 1)} tone="c3" />
      <p className="muted small">{words.sets(done.toLocaleString(language), of.toLocaleString(language))}</p>
    </div>
  );
}

function Due({ workout: { session, entries, exercises } }: { workout: Workout }) {
  const workoutName = useWorkoutName();
  return (
    <>
      <p>
        <b>{workoutName(session)}</b>
      </p>
      <Targets plan={entries.map(({ exercise }) => exercise)} exercises={exercises} />
    </>
  );
}

/** When it is to be, and what to do about those that were missed. */
function Dates({ next, starting }: { next: NextDay; starting: Starting }) {
  const { today: words } = useWords(workoutsWords);
  const language = useLanguage();
  if (next.on === null) return null;
  if (next.missed === 0) return <p className="muted small">{words.on(dayInWords(next.on, language, ON))}</p>;
  return (
    <Notice
      tone="info"
      act={
        <Button look="line" onClick={() => void starting.shift(next)}>
          {words.shift}
        </Button>
      }
    >
      {words.missed(next.missed)}
    </Notice>
  );
}

interface NextProps {
  next: NextDay;
  exercises: Named;
  starting: Starting;
}

function Next({ next, exercises, starting }: NextProps) {
  const { today: words, programs } = useWords(workoutsWords);
  const { title } = useProgramInWords()(next.program);
  const { placeOf } = useBlockInWords();
  return (
    <>
      <p>
        <b>{words.next(title)}</b> <span className="muted">{programs.day(String(next.day))}</span>
      </p>
      {next.program.block_weeks.length > 0 && <p className="muted small">{placeOf(next)}</p>}
      <Dates next={next} starting={starting} />
      <Targets plan={next.plan} exercises={exercises} />
    </>
  );
}

function Done({ session }: { session: WorkoutSession }) {
  const words = useWords(workoutsWords).today;
  const workoutName = useWorkoutName();
  return (
    <p>
      <Badge tone="ok">{words.done}</Badge> <b>{workoutName(session)}</b>
    </p>
  );
}

function contentOf({ running, due, next, done, exercises }: Today, starting: Starting): ReactNode {
  if (running) return <Running workout={running} />;
  if (due) return <Due workout={due} />;
  const ahead = next && <Next next={next} exercises={exercises} starting={starting} />;
  return done ? (
    <>
      <Done session={done} />
      {ahead && <Seam />}
      {ahead}
    </>
  ) : (
    ahead
  );
}

interface TodayCardProps {
  today: Today;
  starting: Starting;
}

/** The running workout, the one due today, or what was done and what the program has next. */
export function TodayCard({ today, starting }: TodayCardProps) {
  const words = useWords(workoutsWords).today;
  const due = today.running ? null : today.due?.session;
  const content = contentOf(today, starting);
  return (
    <Card
      title={words.title}
      beside={
        due && (
          <Button look="quiet" onClick={() => void starting.moveToTomorrow(due)}>
            {words.tomorrow}
          </Button>
        )
      }
    >
      {content ?? <Empty title={words.none}>{words.noneHelp}</Empty>}
      {content && !today.running && (
        <Button look="quiet" full onClick={() => void starting.beginEmpty()}>
          {words.empty}
        </Button>
      )}
    </Card>
  );
}
