import '#src/ui/cloth.css';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Activity } from '#sync/entities/workout-sessions.ts';
import { dropDraft, editDraft, readDraft } from '#src/data/drafts/drafts.ts';
import { useRow } from '#src/data/rows.ts';
import { nowBy } from '#src/data/time/clock.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { BinIcon, CheckIcon, CloseIcon } from '#src/ui/icons.tsx';
import { useWords } from '#src/ui/language.tsx';
import { useFocusHeading } from '#src/ui/page-header.tsx';
import { Menu } from '#src/ui/menu.tsx';
import { Figure } from '#src/ui/stat.tsx';
import { Answered } from '#src/ui/states.tsx';
import { useUnfinished } from '#src/ui/use-unfinished.ts';
import { useWorkoutName } from '#src/work/catalogue/workouts/use-workout-name.ts';
import { clockOf } from '#src/work/training/clock.ts';
import { prepareSound } from '../active/alarm.ts';
import { DiscardConfirm } from '../active/confirms.tsx';
import type { ActiveWorkout } from '../active/queries.ts';
import { useNow } from '../active/use-now.ts';
import type { Training } from '../active/use-training.ts';
import { useWriting } from '../use-writing.ts';
import { workoutsWords } from '../words.ts';
import { hasDistance } from '#src/work/training/pace.ts';
import { FinishCardio } from './finish-cardio.tsx';
import { IntervalClock } from './interval-clock.tsx';
import { intervalsIn, intervalsNameOf, phaseAt } from './intervals.ts';
import type { RunningIntervals } from './intervals.ts';
import { IntervalsSheet } from './intervals-sheet.tsx';
import { movingSeconds, pauseIn, pauseNameOf, turned } from './pause.ts';
import type { Pause } from './pause.ts';
import { cardioWords } from './words.ts';

interface CardioNowProps {
  workout: ActiveWorkout;
  activity: Activity;
  training: Training;
}

interface Kept {
  pause: Pause;
  intervals: RunningIntervals | null;
}

function Clock({ workout: { session }, pause, intervals }: Pick<CardioNowProps, 'workout'> & Kept) {
  const words = useWords(cardioWords);
  const seconds = movingSeconds(session, pause, useNow());
  return (
    <div className="rest">
      <IntervalClock sessionId={session.id} intervals={intervals} moving={seconds} />
      <div role="timer" aria-label={words.time}>
        <Figure large>{clockOf(seconds)}</Figure>
        <p>{pause.since === null ? words.time : words.paused}</p>
      </div>
    </div>
  );
}

interface IntervalsButtonProps extends Pick<CardioNowProps, 'workout'>, Kept {
  onBegin: () => void;
}

/** Others can be begun once all rounds are done. */
function IntervalsButton({ workout: { session }, pause, intervals, onBegin }: IntervalsButtonProps) {
  const words = useWords(cardioWords);
  const { keep } = useWriting();
  const moving = movingSeconds(session, pause, useNow());
  const areRunning = intervals !== null && phaseAt(intervals, moving).kind !== 'over';
  const stop = (): void => void keep('hold', (db) => dropDraft(db, intervalsNameOf(session.id)));
  return (
    <Button look="quiet" full onClick={areRunning ? stop : onBegin}>
      {areRunning ? words.stopIntervals : words.intervals}
    </Button>
  );
}

function Running({ workout, activity, training, pause, intervals }: CardioNowProps & Kept) {
  const { active } = useWords(workoutsWords);
  const words = useWords(cardioWords);
  const navigate = useNavigate();
  const { keep } = useWriting();
  const [shown, setShown] = useState<'finish' | 'discard' | 'intervals' | null>(null);
  const { session } = workout;
  const name = useWorkoutName()(session);
  const onClose = (): void => setShown(null);
  useFocusHeading(session.id);
  useUnfinished(true);
  const turn = (): void => {
    prepareSound();
    void keep('hold', (db) => editDraft(db, pauseNameOf(session.id), (kept) => turned(pauseIn(kept), nowBy(db))));
  };
  return (
    <div className="workout-now">
      <header className="workout-head">
        <div className="head-line">
          <IconButton icon={CloseIcon} label={active.leave} onClick={() => void navigate('/workouts')} />
          <p>{name}</p>
          <Menu
            label={active.menu}
            items={[
              { label: active.finish, icon: CheckIcon, onAct: () => setShown('finish') },
              { label: active.discard, icon: BinIcon, danger: true, onAct: () => setShown('discard') },
            ]}
          />
        </div>
        <div className="cloth rising">
          <Clock workout={workout} pause={pause} intervals={intervals} />
        </div>
      </header>
      <div className="workout-body">
        <h1 tabIndex={-1}>{name}</h1>
        {hasDistance(activity) && <p className="muted">{words.distanceLater}</p>}
        <IntervalsButton workout={workout} pause={pause} intervals={intervals} onBegin={() => setShown('intervals')} />
      </div>
      <div className="workout-foot">
        <Button look="line" large full onClick={turn}>
          {pause.since === null ? words.pause : words.goOn}
        </Button>
        <Button look="act" large full onClick={() => setShown('finish')}>
          {words.finish}
        </Button>
      </div>
      {shown === 'finish' && (
        <FinishCardio workout={workout} activity={activity} training={training} pause={pause} onClose={onClose} />
      )}
      {shown === 'intervals' && <IntervalsSheet session={session} pause={pause} onClose={onClose} />}
      {shown === 'discard' && <DiscardConfirm workout={workout} training={training} onClose={onClose} />}
    </div>
  );
}

/** A session that is one activity from its beginning to its end. */
export function CardioNow(props: CardioNowProps) {
  const words = useWords(workoutsWords);
  const { id } = props.workout.session;
  const answer = useRow<Kept>(
    async (db) => ({
      pause: pauseIn(await readDraft(db, pauseNameOf(id))),
      intervals: intervalsIn(await readDraft(db, intervalsNameOf(id))),
    }),
    [id],
  );
  return (
    <Answered answer={answer} coming={words.coming} empty={null} failed={words.failed}>
      {(kept) => <Running {...props} {...kept} />}
    </Answered>
  );
}
