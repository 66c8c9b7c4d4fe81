import { useState } from 'react';
import type { Exercise } from '#sync/entities/exercises.ts';
import { useRow } from '#src/data/rows.ts';
import { painted } from '#src/lib/frame.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button, IconButton } from '#src/ui/button.tsx';
import { DiscardedIcon, FallIcon, MinusIcon, MoreIcon, PlusIcon, UpIcon } from '#src/ui/icons.tsx';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import type { Shown } from '../active/active-sheets.tsx';
import { markOf } from '../active/order.ts';
import { pastOf } from '../active/queries.ts';
import type { ActiveWorkout, Past } from '../active/queries.ts';
import type { Amounts } from '../active/suggestion.ts';
import { useLoads } from '../active/use-loads.ts';
import { useTellRecords } from '../active/use-tell-records.ts';
import type { Training } from '../active/use-training.ts';
import { useAmounts } from '../amounts.ts';
import type { Entry } from '../turn.ts';
import { workoutsWords } from '../words.ts';
import { useColumns } from './columns.ts';
import { correctedBy, keyOf, loggedOf, rowsOf, typedOver, withoutDone } from './rows.ts';
import type { SetRow as Row, Typed, TypedSets } from './rows.ts';
import { SetRow } from './set-row.tsx';
import { SwappedRow } from './swapped-row.tsx';
import { useOnce } from './use-once.ts';
import { setsWords } from './words.ts';

interface ExerciseSetsProps {
  entry: Entry;
  workout: ActiveWorkout;
  training: Training;
  onShow: (shown: Shown) => void;
  onEntered: (ticked: Promise<boolean>) => void;
}

interface TableProps extends ExerciseSetsProps {
  past: Past;
}

/** What stands above the sets of an exercise: its name, and where it stands. */
function ExerciseHead({ entry, workout, training, onShow }: Omit<ExerciseSetsProps, 'onEntered'>) {
  const { plan } = useWords(workoutsWords);
  const words = useWords(setsWords);
  const { entries, exercises } = workout;
  const { exercise } = entry;
  const name = useExerciseName()(exercises.get(exercise.exercise_id));
  const index = entries.indexOf(entry);
  const mark = markOf(entries, entry);
  return (
    <header className="sets-head">
      <h2 id={`sets-${exercise.id}`}>{[mark, name].filter(Boolean).join(' · ')}</h2>
      {exercise.skipped && <Badge icon={DiscardedIcon}>{plan.skipped}</Badge>}
      {index > 0 && (
        <IconButton icon={UpIcon} label={words.up(name)} onClick={() => void training.move(entries, index, -1)} />
      )}
      {index < entries.length - 1 && (
        <IconButton icon={FallIcon} label={words.down(name)} onClick={() => void training.move(entries, index, 1)} />
      )}
      <IconButton
        icon={MoreIcon}
        label={plan.more(name)}
        onClick={() => onShow({ sheet: 'exercise', id: exercise.id, from: 'table' })}
      />
    </header>
  );
}

interface FootProps extends Pick<ExerciseSetsProps, 'entry' | 'training'> {
  rows: readonly Row[];
  onWarmUps: () => void;
}

function SetsFoot({ entry, training, rows, onWarmUps }: FootProps) {
  const words = useWords(setsWords);
  const { sets } = entry.exercise;
  const isFresh = !rows.some(({ set, kind }) => kind === 'warm-up' || set);
  const loaded = rows.some(({ kind, amounts }) => kind !== 'assisted' && amounts.weight_kg > 0);
  return (
    <div className="sets-foot">
      <Button look="quiet" icon={PlusIcon} onClick={() => void training.change(entry, { sets: sets + 1 })}>
        {words.more}
      </Button>
      {sets > 1 && rows.some(({ set, kind }) => !set && kind !== 'warm-up') && (
        <Button look="quiet" icon={MinusIcon} onClick={() => void training.change(entry, { sets: sets - 1 })}>
          {words.less}
        </Button>
      )}
      {isFresh && loaded && (
        <Button look="quiet" onClick={onWarmUps}>
          {words.warmUps}
        </Button>
      )}
    </div>
  );
}

/** The sets of an exercise while they are typed and ticked. */
function useRows({ entry, past, workout, training }: TableProps, exercise: Exercise | null) {
  const [typed, setTyped] = useState<TypedSets>(new Map());
  const [warm, setWarm] = useState(false);
  const loads = useLoads(workout)(entry.exercise.exercise_id);
  const once = useOnce(entry.sets);
  const tellRecords = useTellRecords(training);
  const { set: setInWords } = useAmounts();
  const measure = exercise?.measure ?? 'reps';

  async function type(row: Row, edit: Typed): Promise<void> {
    const { set, place } = row;
    if (!set) {
      setTyped((before) => new Map(before).set(keyOf(place), typedOver(row, before.get(keyOf(place)), edit)));
      return;
    }
    const { amounts, ...rest } = edit;
    await training.correct(set, { ...(amounts && correctedBy(measure, row.amounts, amounts)), ...rest });
  }

  async function log(row: Row, amounts: Amounts): Promise<boolean> {
    const { kind, rpe } = row;
    const id = await training.log(entry, { ...loggedOf(exercise, entry, past.last, amounts), kind, rpe });
    if (id === null) return false;
    setTyped((before) => withoutDone(before, row));
    await painted();
    await tellRecords({ entry, exercise, past, id, amounts });
    return true;
  }

  const tick = ({ set, ...row }: Row, amounts: Amounts): Promise<boolean> =>
    set
      ? once(set.id, () => training.removeSet(set, setInWords(set)))
      : once(row.key, () => log({ set, ...row }, amounts));
  const rows = rowsOf({ entry, last: past.last, loads, typed, warm });
  return { rows, loads, type, tick, warmUp: () => setWarm(true) };
}

function SetsTable(props: TableProps) {
  const { entry, workout, training, onShow, onEntered } = props;
  const { active } = useWords(workoutsWords);
  const words = useWords(setsWords);
  const language = useLanguage();
  const exercise = workout.exercises.get(entry.exercise.exercise_id) ?? null;
  const { rows, loads, type, tick, warmUp } = useRows(props, exercise);
  const columns = useColumns(exercise, loads);
  const { effort } = workout.ways;
  const nameOf = ({ kind, place }: Row): string =>
    kind === 'warm-up' ? active.warmUpSet : active.set((place.ordinal + 1).toLocaleString(language));
  return (
    <>
      <table className="sets-table" aria-labelledby={`sets-${entry.exercise.id}`}>
        <thead>
          <tr>
            <th scope="col">{words.set}</th>
            <th scope="col" className="set-last">
              {words.last}
            </th>
            {columns.map(({ unit }) => (
              <th key={unit} scope="col">
                {unit}
              </th>
            ))}
            {effort !== 'none' && <th scope="col">{words[effort]}</th>}
            <th scope="col">{words.done}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { key, set } = row;
            const shared = {
              row,
              name: nameOf(row),
              onOpen: () => set && onShow({ sheet: 'set', set, name: nameOf(row) }),
            };
            return set && set.exercise_id !== entry.exercise.exercise_id ? (
              <SwappedRow
                key={key}
                {...shared}
                set={set}
                exercise={workout.exercises.get(set.exercise_id)}
                span={columns.length + (effort === 'none' ? 1 : 2)}
              />
            ) : (
              <SetRow
                key={key}
                {...shared}
                exercise={exercise}
                columns={columns}
                effort={effort}
                onType={(typed) => void type(row, typed)}
                onTick={(amounts) => tick(row, amounts)}
                onEntered={onEntered}
              />
            );
          })}
        </tbody>
      </table>
      <SetsFoot entry={entry} training={training} rows={rows} onWarmUps={warmUp} />
    </>
  );
}

/** All sets of one exercise, in a table. */
export function ExerciseSets(props: ExerciseSetsProps) {
  const { entry, workout, training, onShow } = props;
  const { coming, failed } = useWords(workoutsWords);
  const { id, exercise_id } = entry.exercise;
  const { session } = workout;
  const answer = useRow((db, userId) => pastOf(db, userId, exercise_id, session), [exercise_id, session.id]);
  return (
    <section aria-labelledby={`sets-${id}`}>
      <ExerciseHead entry={entry} workout={workout} training={training} onShow={onShow} />
      <Answered answer={answer} coming={coming} empty={null} failed={failed}>
        {(past) => <SetsTable {...props} past={past} />}
      </Answered>
    </section>
  );
}
