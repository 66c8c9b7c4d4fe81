import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { Button } from '#src/ui/button.tsx';
import { Card } from '#src/ui/card.tsx';
import { Chip } from '#src/ui/chip.tsx';
import { CheckIcon, ClockIcon, ForwardIcon, WorkoutIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import type { Shown } from './active-sheets.tsx';
import { EffortField } from '../sets/effort-field.tsx';
import { KindChips } from '../sets/kind-chips.tsx';
import { useWeightLabel } from '../sets/use-weight-label.ts';
import { setsWords } from '../sets/words.ts';
import { AmountSteppers } from './amount-steppers.tsx';
import { useAmounts } from '../amounts.ts';
import { useExerciseName } from '#src/work/catalogue/exercises/use-exercise-name.ts';
import { HurtField } from './hurt-field.tsx';
import { besideOf } from './suggestion.ts';
import { ownSets, workingSets } from '../turn.ts';
import type { Entry } from '../turn.ts';
import { useLoads, useTargets } from './use-loads.ts';
import { useSet } from './use-set.ts';
import type { InHand } from './use-set.ts';
import { workoutsWords } from '../words.ts';

interface SetInHandProps extends InHand {
  /** What is next after this exercise. */
  follower: Entry | null;
  onShow: (shown: Shown) => void;
}

function NextRow({ follower, workout, onShow }: Pick<SetInHandProps, 'follower' | 'workout' | 'onShow'>) {
  const words = useWords(workoutsWords).active;
  const target = useTargets(workout);
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
  kind: WorkoutSet['kind'];
  onKind: (kind: WorkoutSet['kind']) => void;
  hurt: boolean;
  onHurt: () => void;
  onClock: () => void;
}

function SetMore(props: SetMoreProps) {
  const { entry, exercise, hold, training, onLogged, onShow, kg, kind, onKind, hurt, onHurt, onClock } = props;
  const words = useWords(workoutsWords).active;
  const { replace } = useWords(setsWords);
  return (
    <div className="set-more">
      <KindChips exercise={exercise} kind={kind} onChoose={onKind} />
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
      <Button look="quiet" onClick={() => onShow({ sheet: 'replace', id: entry.exercise.id })}>
        {replace}
      </Button>
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
  const { entry, exercise, past, workout, follower, onShow } = props;
  const words = useWords(workoutsWords).active;
  const { figure } = useAmounts();
  const loads = useLoads(workout)(entry.exercise.exercise_id);
  const { draft, edit, become, log, clock } = useSet(props, loads);
  const { amounts, long, kind, rpe, hurt, where, isBusy } = draft;
  const { effort } = workout.ways;
  const { sets: of, reps } = entry.exercise;
  const index = workingSets(entry.sets).length;
  const isWarmUp = kind === 'warm-up';
  const weightLabel = useWeightLabel()(exercise, kind);
  return (
    <>
      <Card inHand>
        <SetHead place={index + 1} of={of} isWarmUp={isWarmUp} beside={besideOf(past.last, ownSets(entry).length)} />
        <AmountSteppers
          measure={exercise?.measure ?? 'reps'}
          amounts={amounts}
          onChange={(next) => edit({ amounts: next })}
          loads={loads}
          weightLabel={weightLabel}
          aim={reps}
          long={long}
          short={exercise?.category === 'strength'}
        />
        {effort !== 'none' && <EffortField effort={effort} rpe={rpe} onChoose={(chosen) => edit({ rpe: chosen })} />}
        <SetMore
          {...props}
          kg={amounts.weight_kg}
          kind={kind}
          onKind={become}
          hurt={hurt}
          onHurt={() => edit({ hurt: !hurt })}
          onClock={() => void clock()}
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
