import '#src/ui/cloth.css';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppData } from '#src/data/provider.tsx';
import { Button, IconButton } from '#src/ui/button.tsx';
import { useWorkoutName } from '#src/work/catalogue/workouts/use-workout-name.ts';
import { classNames } from '#src/ui/class-names.ts';
import {
  BellIcon,
  BinIcon,
  CheckIcon,
  CloseIcon,
  HeartIcon,
  PencilIcon,
  PlusIcon,
  TodayIcon,
  TrendIcon,
  WorkoutIcon,
} from '#src/ui/icons.tsx';
import { hasBluetooth } from '#src/work/devices/readable.ts';
import { readerOfDevices } from '#src/work/devices/reader.ts';
import { deviceWords } from '#src/work/devices/words.ts';
import { letStrapGo, useStrap, wearStrap } from './strap.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Ring } from '#src/ui/marks/ring.tsx';
import { Menu } from '#src/ui/menu.tsx';
import { Figure } from '#src/ui/stat.tsx';
import { toast } from '#src/ui/toasts.ts';
import type { Shown } from './active-sheets.tsx';
import { askToNotify, mayAsk } from './alarm.ts';
import { useAmounts } from '../amounts.ts';
import { heldFor } from './hold.ts';
import type { Hold } from './hold.ts';
import type { ActiveWorkout } from './queries.ts';
import { clockOf } from '#src/work/training/clock.ts';
import { secondsLeft } from './rest.ts';
import type { Resting } from './rest.ts';
import { isDone, tallyOf } from '../turn.ts';
import type { Entry } from '../turn.ts';
import { setsWords } from '../sets/words.ts';
import { useNow } from './use-now.ts';
import type { Training } from './use-training.ts';
import { workoutsWords } from '../words.ts';

/** Two seconds each of a ninety-second rest. */
const MARKS = 45;
const MORE_S = 15;

interface HeadProps {
  workout: ActiveWorkout;
  current: Entry | null;
  resting: Resting | null;
  hold: Hold | null;
  training: Training;
  onShow: (shown: Shown) => void;
}

const Elapsed = ({ since }: { since: string }) => (
  <time className="muted">{clockOf((useNow() - Date.parse(since)) / 1000)}</time>
);

function Beating({ sessionId }: { sessionId: string }) {
  const { figure } = useAmounts();
  const beats = useStrap(sessionId);
  return beats && <span className="muted"> · {beats.rate === null ? '…' : `${figure(beats.rate)}/min`}</span>;
}

/** One mark per exercise. */
function PlanMarks({ workout: { entries }, current }: Pick<HeadProps, 'workout' | 'current'>) {
  const words = useWords(workoutsWords).active;
  const language = useLanguage();
  if (entries.length === 0) return null;
  const place = current ? entries.indexOf(current) + 1 : entries.length;
  return (
    <div
      className="plan-marks"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture made of marks, which an img cannot hold
      role="img"
      aria-label={words.at(place.toLocaleString(language), entries.length.toLocaleString(language))}
    >
      {entries.map((entry) => (
        <i
          key={entry.exercise.id}
          className={classNames(entry === current ? 'now' : isDone(entry) && 'on', entry.exercise.skipped && 'skipped')}
        />
      ))}
    </div>
  );
}

function SetsDone({ entries }: Pick<ActiveWorkout, 'entries'>) {
  const words = useWords(workoutsWords).active;
  const language = useLanguage();
  const { done, of } = tallyOf(entries);
  return (
    <Ring value={done} target={Math.max(of, 1)} marks={MARKS} tone="cloth">
      <Figure large>{done.toLocaleString(language)}</Figure>
      <span>{words.ofSets(of)}</span>
    </Ring>
  );
}

/** The running hold. It continues past its target until it is stopped where it was begun. */
function HoldClock({ hold }: { hold: Hold }) {
  const words = useWords(workoutsWords).active;
  const { time } = useAmounts();
  const seconds = heldFor(hold, useNow());
  const isOver = seconds >= hold.aim;
  return (
    <div className="rest">
      <div role="timer" aria-label={words.held(String(seconds), String(hold.aim))}>
        <Ring value={seconds} target={hold.aim} marks={MARKS} tone="cloth">
          <span>{words.aim(time(hold.aim))}</span>
          <Figure large>{clockOf(seconds)}</Figure>
        </Ring>
      </div>
      <output className="visually-hidden">{isOver ? words.holdOver : ''}</output>
    </div>
  );
}

/** The rest while there is one, otherwise the workout's progress. */
function Clock({ workout, resting, training }: Pick<HeadProps, 'workout' | 'resting' | 'training'>) {
  const words = useWords(workoutsWords).active;
  const now = useNow();
  const { session, entries } = workout;
  const left = resting ? secondsLeft(resting.endsAt, now) : 0;
  if (!resting || left === 0) {
    return (
      <div className="rest">
        <SetsDone entries={entries} />
        <output className="visually-hidden">{resting ? words.restOver : ''}</output>
      </div>
    );
  }
  return (
    <div className="rest">
      <div role="timer" aria-label={words.restLeft(String(left), String(resting.of))}>
        <Ring value={left} target={Math.max(resting.of, left)} marks={MARKS} tone="cloth">
          <span>{words.rest}</span>
          <Figure large>{clockOf(left)}</Figure>
        </Ring>
      </div>
      <div className="rest-acts">
        <Button look="line" onClick={() => void training.lengthenRest(session, resting, MORE_S)}>
          {`+${MORE_S} s`}
        </Button>
        <Button look="line" onClick={() => void training.skipRest(session, resting)}>
          {words.skipRest}
        </Button>
      </div>
    </div>
  );
}

/** The strap is chosen in a list of the browser; who closes it has chosen none. */
function useStrapItem(sessionId: string) {
  const { strap, letGo, failed, failedHelp, coming } = useWords(deviceWords);
  const { opening } = useAppData();
  const isWorn = useStrap(sessionId) !== null;
  async function wear(): Promise<void> {
    try {
      if (!(await wearStrap(sessionId, opening))) toast({ title: coming, destructive: true });
    } catch (error) {
      const isNone = error instanceof DOMException && error.name === 'NotFoundError';
      if (!isNone) toast({ title: failed, description: failedHelp, destructive: true });
    }
  }
  if (!hasBluetooth()) return [];
  return [
    isWorn
      ? { label: letGo, icon: HeartIcon, onAct: letStrapGo }
      : { label: strap, icon: HeartIcon, onAct: () => void wear() },
  ];
}

function useMenu(onShow: HeadProps['onShow'], sessionId: string) {
  const { active: words, plan } = useWords(workoutsWords);
  const { effort } = useWords(setsWords);
  const strap = useStrapItem(sessionId);
  const [isOpenToAsk, setOpenToAsk] = useState(mayAsk);
  async function ask(): Promise<void> {
    const granted = await askToNotify();
    setOpenToAsk(mayAsk());
    toast(granted ? { title: words.notifyOn, description: words.notifyOpen } : { title: words.notifyOff, plain: true });
  }
  return [
    { label: plan.title, icon: WorkoutIcon, onAct: () => onShow({ sheet: 'plan' }) },
    { label: plan.add, icon: PlusIcon, onAct: () => onShow({ sheet: 'library' }) },
    { label: words.notes, icon: PencilIcon, onAct: () => onShow({ sheet: 'notes' }) },
    { label: effort, icon: TrendIcon, onAct: () => onShow({ sheet: 'effort' }) },
    ...(isOpenToAsk ? [{ label: words.notify, icon: BellIcon, onAct: () => void ask() }] : []),
    ...strap,
    { label: words.finish, icon: CheckIcon, onAct: () => onShow({ sheet: 'finish' }) },
    { label: words.discard, icon: BinIcon, danger: true, onAct: () => onShow({ sheet: 'discard' }) },
  ];
}

export function WorkoutHead({ workout, current, resting, hold, training, onShow }: HeadProps) {
  const words = useWords(workoutsWords).active;
  const navigate = useNavigate();
  const items = useMenu(onShow, workout.session.id);
  const name = useWorkoutName()(workout.session);
  const views = useWords(setsWords);
  const { all } = workout.ways;
  const { started_at } = workout.session;
  return (
    <header className="workout-head">
      <div className="head-line">
        <IconButton icon={CloseIcon} label={words.leave} onClick={() => void navigate('/workouts')} />
        <p>
          {name}
          <br />
          {started_at && <Elapsed since={started_at} />}
          <Beating sessionId={workout.session.id} />
        </p>
        <IconButton
          icon={all ? WorkoutIcon : TodayIcon}
          label={all ? views.one : views.all}
          onClick={() => void training.chooseWays({ all: !all })}
        />
        <Menu label={words.menu} items={items} onOpen={() => hasBluetooth() && void readerOfDevices()} />
      </div>
      <div className="cloth rising">
        <PlanMarks workout={workout} current={current} />
        {hold ? <HoldClock hold={hold} /> : <Clock workout={workout} resting={resting} training={training} />}
      </div>
    </header>
  );
}
