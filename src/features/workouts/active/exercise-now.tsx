import { workoutSets } from '#sync/entities/workout-sets.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { useRow } from '#src/data/rows.ts';
import { useStandings } from '#src/data/sync/standing.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { CheckIcon, StarIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { Row, Rows } from '#src/ui/row.tsx';
import { Answered } from '#src/ui/states.tsx';
import type { Shown } from './active-sheets.tsx';
import { useAmounts } from '../amounts.ts';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import type { Hold } from './hold.ts';
import { markOf } from './order.ts';
import { pastOf } from './queries.ts';
import type { ActiveWorkout } from './queries.ts';
import { useReason } from '../reason.ts';
import { recordsOf } from '#src/work/training/records.ts';
import type { RecordKind } from '#src/work/training/records.ts';
import { setsWords } from '../sets/words.ts';
import { SetInHand } from './set-in-hand.tsx';
import { setsIn, workingSets } from '../turn.ts';
import type { Entry } from '../turn.ts';
import { useTargets } from './use-loads.ts';
import type { Training } from './use-training.ts';
import { workoutsWords } from '../words.ts';

interface SetsDoneProps {
  entry: Entry;
  exercises: ActiveWorkout['exercises'];
  records: ReadonlyMap<string, RecordKind[]>;
  onShow: (shown: Shown) => void;
}

const isSpecial = ({ kind }: WorkoutSet): boolean => kind !== 'working' && kind !== 'warm-up';

/** Today's sets; a tap corrects one. Those before a swap have the name of what was done. */
function SetsDone({ entry: { exercise, sets }, exercises, records, onShow }: SetsDoneProps) {
  const words = useWords(workoutsWords).active;
  const { kinds } = useWords(setsWords);
  const standings = useStandings(workoutSets);
  const { set: setInWords, figure } = useAmounts();
  const exerciseName = useExerciseName();
  if (sets.length === 0) return null;
  const working = workingSets(sets);
  const nameOf = (set: WorkoutSet): string =>
    set.kind === 'warm-up' ? words.warmUpSet : words.set(figure(working.indexOf(set) + 1));
  const titleOf = (set: WorkoutSet): string => {
    const { exercise_id } = set;
    const other = exercise_id === exercise.exercise_id ? '' : exerciseName(exercises.get(exercise_id));
    return [other, setInWords(set)].filter(Boolean).join(': ');
  };
  return (
    <Rows>
      {sets.map((set) => (
        <Row
          key={set.id}
          icon={CheckIcon}
          title={titleOf(set)}
          onOpen={() => onShow({ sheet: 'set', set, name: nameOf(set) })}
          standing={standings.get(set.id)}
          badges={
            (set.hurt || records.has(set.id) || isSpecial(set)) && (
              <>
                {isSpecial(set) && <Badge tone="info">{kinds[set.kind]}</Badge>}
                {set.hurt && <Badge tone="warn">{words.hurt}</Badge>}
                {records.has(set.id) && (
                  <Badge tone="sun" icon={StarIcon}>
                    {words.record.badge}
                  </Badge>
                )}
              </>
            )
          }
          trailing={<span className="muted">{nameOf(set)}</span>}
        />
      ))}
    </Rows>
  );
}

interface ExerciseNowProps {
  entry: Entry;
  hold: Hold | null;
  workout: ActiveWorkout;
  training: Training;
  follower: Entry | null;
  onLogged: () => void;
  onShow: (shown: Shown) => void;
}

/** The current exercise. */
export function ExerciseNow(props: ExerciseNowProps) {
  const { entry, workout, training, onShow } = props;
  const words = useWords(workoutsWords);
  const { manner } = useAmounts();
  const target = useTargets(workout);
  const reason = useReason();
  const nameOf = useExerciseName();
  const { exercise_id, alternative_id, notes } = entry.exercise;
  const { session, entries } = workout;
  const exercise = workout.exercises.get(exercise_id) ?? null;
  const other = workout.exercises.get(alternative_id ?? '');
  const mark = markOf(entries, entry);
  const because = reason(entry.exercise);
  // Not keyed by its start, which the server formats differently: the input below would be lost with the query.
  const answer = useRow((db, userId) => pastOf(db, userId, exercise_id, session), [exercise_id, session.id]);
  return (
    <div className="workout-body">
      <div className="exercise-head">
        <div>
          <h1 tabIndex={-1}>{nameOf(exercise)}</h1>
          <p className="muted small">
            {[mark, target(entry.exercise), manner(entry.exercise)].filter(Boolean).join(' · ')}
          </p>
        </div>
        {exercise && (
          <Button look="quiet" onClick={() => onShow({ sheet: 'how-to', exercise })}>
            {words.active.howTo}
          </Button>
        )}
      </div>
      {mark && <p className="muted small">{words.active.superset}</p>}
      {because && <p className="small">{because}</p>}
      {notes && <p>{notes}</p>}
      {other && (
        <Button look="quiet" onClick={() => void training.takeAlternative(entry)}>
          {words.active.instead(nameOf(other))}
        </Button>
      )}
      <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
        {(past) => (
          <>
            <SetsDone
              entry={entry}
              exercises={workout.exercises}
              records={recordsOf(setsIn(entries, exercise_id), past.bests)}
              onShow={onShow}
            />
            <SetInHand {...props} exercise={exercise} past={past} />
          </>
        )}
      </Answered>
    </div>
  );
}
