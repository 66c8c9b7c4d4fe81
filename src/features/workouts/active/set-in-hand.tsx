import { useState } from 'react';
import type { Exercise } from '#sync/entities/exercises.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { painted } from '#src/lib/frame.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Chip } from '#src/ui/chip.tsx';
import { CheckIcon, ClockIcon, ForwardIcon, WorkoutIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { toast } from '#src/ui/toasts.ts';
import type { Shown } from './active-sheets.tsx';
import { prepareSound } from './alarm.ts';
import { AmountSteppers, isLong } from './amount-steppers.tsx';
import { useAmounts } from '../amounts.ts';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import type { Hold } from './hold.ts';
import type { Past } from './queries.ts';
import type { Workout } from '../queries.ts';
import { useRecordWords } from '../record-words.ts';
import { HurtField } from './hurt-field.tsx';
import { besideOf, doneOf, suggested } from './suggestion.ts';
import type { Amounts } from './suggestion.ts';
import { ownSets, turnOf, workingSets } from '../turn.ts';
import type { Entry } from '../turn.ts';
import type { Training } from './use-training.ts';
import { workoutsWords } from '../words.ts';

interface SetInHandProps {
  entry: Entry;
  exercise: Exercise | null;
  /** The running hold of this set. */
  hold: Hold | null;
  past: Past;
  workout: Workout;
  training: Training;
  /** What is next after this exercise. */
  follower: Entry | null;
  onLogged: () => void;
  onShow: (shown: Shown) => void;
}

interface Draft {
  turn: string;
  amounts: Amounts;
  /** Times are in minutes. */
  long: boolean;
  isWarmUp: boolean;
  hurt: boolean;
  where: string;
  isBusy: boolean;
}

function draftOf(turn: string, entry: Entry, { last }: Past): Draft {
  const amounts = suggested(entry, last);
  return {
    turn,
    amounts,
    long: isLong(amounts.duration_seconds),
    isWarmUp: false,
    hurt: false,
    where: '',
    isBusy: false,
  };
}

/** Starts over with every set but stays mounted, so that the focus stays. */
function useDraft(entry: Entry, past: Past): [Draft, (edit: Partial<Draft>) => void] {
  const turn = turnOf(entry);
  const [draft, setDraft] = useState(() => draftOf(turn, entry, past));
  const current = draft.turn === turn ? draft : draftOf(turn, entry, past);
  if (current !== draft) setDraft(current);
  return [current, (edit) => setDraft((before) => ({ ...before, ...edit }))];
}

function NextRow({ follower, workout, onShow }: Pick<SetInHandProps, 'follower' | 'workout' | 'onShow'>) {
  const words = useWords(workoutsWords).active;
  const { target } = useAmounts();
  const nameOf = useExerciseName();
  return (
    <button type="button" className="next-row" onClick={() => onShow({ sheet: 'plan' })}>
      <span className="glyph">
        <WorkoutIcon />
      </span>
      <span className="said">
        <span className="muted">{follower ? words.next : words.last}</span>
        <br />
        <b>{follower ? nameOf(workout.exercises.get(follower.exercise.exercise_id)) : words.all}</b>
        {follower && `, ${target(follower.exercise)}`}
      </span>
      <ForwardIcon />
    </button>
  );
}

interface SetMoreProps extends Pick<
  SetInHandProps,
  'entry' | 'exercise' | 'hold' | 'training' | 'onLogged' | 'onShow'
> {
  kg: number;
  isWarmUp: boolean;
  onWarmUp: () => void;
  hurt: boolean;
  onHurt: () => void;
  onClock: () => void;
}

function SetMore(props: SetMoreProps) {
  const { entry, exercise, hold, training, onLogged, onShow, kg, isWarmUp, onWarmUp, hurt, onHurt, onClock } = props;
  const words = useWords(workoutsWords).active;
  return (
    <div className="set-more">
      <Chip pressed={isWarmUp} onClick={onWarmUp}>
        {words.warmUp}
      </Chip>
      <Chip pressed={hurt} onClick={onHurt}>
        {words.hurt}
      </Chip>
      {exercise && exercise.measure !== 'reps' && (
        <Button icon={ClockIcon} onClick={onClock}>
          {hold ? words.stopHold : words.startHold}
        </Button>
      )}
      {exercise?.equipment === 'barbell' && (
        <Button onClick={() => onShow({ sheet: 'plates', kg })}>{words.plates}</Button>
      )}
      <Button look="quiet" onClick={() => void training.skip(entry, true).then((done) => done && onLogged())}>
        {words.skip}
      </Button>
    </div>
  );
}

interface SetHeadProps {
  place: number;
  of: number;
  isWarmUp: boolean;
  /** Its like of the last time. */
  beside: WorkoutSet | null;
}

function SetHead({ place, of, isWarmUp, beside }: SetHeadProps) {
  const words = useWords(workoutsWords).active;
  const { set: setInWords, figure } = useAmounts();
  return (
    <div className="set-head">
      <h2>
        {isWarmUp ? words.warmUpSet : words.set(figure(place))}{' '}
        {!isWarmUp && place <= of && <span className="muted">{words.of(figure(of))}</span>}
      </h2>
      {beside && <span className="muted small">{words.lastTime(setInWords(beside))}</span>}
    </div>
  );
}

/** Starts with the suggested amounts: most sets are one tap. */
export function SetInHand(props: SetInHandProps) {
  const { entry, exercise, hold, past, workout, training, follower, onLogged, onShow } = props;
  const words = useWords(workoutsWords).active;
  const { figure } = useAmounts();
  const recordsInWords = useRecordWords();
  const nameOf = useExerciseName();
  const [{ amounts, long, isWarmUp, hurt, where, isBusy }, edit] = useDraft(entry, past);
  const { sets: of, reps } = entry.exercise;
  const measure = exercise?.measure ?? 'reps';
  const index = workingSets(entry.sets).length;
  const beside = besideOf(past.last, ownSets(entry).length);

  /** The measured time stays, even if saving the set fails. */
  async function stop(running: Hold): Promise<Amounts> {
    const duration_seconds = await training.stopHold(workout.session, running);
    if (duration_seconds === null) return amounts;
    const measured = { ...amounts, duration_seconds };
    edit({ amounts: measured, long: isLong(duration_seconds) });
    return measured;
  }

  async function start(): Promise<void> {
    prepareSound();
    await training.startHold(workout.session, { turn: turnOf(entry), aim: amounts.duration_seconds });
  }

  async function log(): Promise<void> {
    prepareSound();
    edit({ isBusy: true });
    const pain = hurt ? { hurt, notes: where.trim() || null } : {};
    const final = hold ? await stop(hold) : amounts;
    const id = await training.log(entry, {
      ...doneOf(measure, final),
      ...pain,
      kind: isWarmUp ? 'warm-up' : 'working',
    });
    if (id === null) {
      edit({ isBusy: false });
      return;
    }
    onLogged();
    await painted();
    const records = await training.recordsOf(entry, id, past.bests);
    if (records.length > 0) {
      toast({ title: `${words.record.title}: ${nameOf(exercise)}`, description: recordsInWords(records, final) });
    }
  }

  return (
    <>
      <Card inHand>
        <SetHead place={index + 1} of={of} isWarmUp={isWarmUp} beside={beside} />
        <AmountSteppers
          measure={measure}
          amounts={amounts}
          onChange={(next) => edit({ amounts: next })}
          aim={reps}
          long={long}
          short={exercise?.category === 'strength'}
        />
        <SetMore
          {...props}
          kg={amounts.weight_kg}
          isWarmUp={isWarmUp}
          onWarmUp={() => edit({ isWarmUp: !isWarmUp })}
          hurt={hurt}
          onHurt={() => edit({ hurt: !hurt })}
          onClock={() => void (hold ? stop(hold) : start())}
        />
        {hurt && <HurtField value={where} onType={(text) => edit({ where: text })} />}
      </Card>
      <div className="workout-foot">
        <NextRow follower={follower} workout={workout} onShow={onShow} />
        <Button look="act" large full icon={CheckIcon} busy={isBusy} onClick={() => void log()}>
          {isWarmUp ? words.logWarmUp : words.log(figure(index + 1))}
        </Button>
      </div>
    </>
  );
}
