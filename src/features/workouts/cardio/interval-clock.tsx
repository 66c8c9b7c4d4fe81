import type { WorkoutSession } from '#sync/entities/workout-sessions.ts';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Ring } from '#src/ui/marks/ring.tsx';
import { Figure } from '#src/ui/stat.tsx';
import { clockOf } from '#src/work/training/clock.ts';
import { useAlarm } from '../active/use-alarm.ts';
import { useWakeLock } from '../active/use-wake-lock.ts';
import { activePath } from '../use-starting.ts';
import { phaseAt } from './intervals.ts';
import type { Phase, RunningIntervals } from './intervals.ts';
import { instantOf } from './pause.ts';
import type { Pause } from './pause.ts';
import { cardioWords } from './words.ts';

interface IntervalClockProps {
  session: WorkoutSession;
  pause: Pause;
  intervals: RunningIntervals;
  /** Whole seconds of the session, without pauses. */
  moving: number;
}

function useInWords(): (phase: Phase, intervals: RunningIntervals) => { title: string; body: string } {
  const { phases, round: roundInWords } = useWords(cardioWords);
  const language = useLanguage();
  return ({ kind, round }, { rounds }) => ({
    title: phases[kind],
    body: roundInWords(round.toLocaleString(language), rounds.toLocaleString(language)),
  });
}

interface PhaseClockProps extends IntervalClockProps {
  phase: Phase;
}

function PhaseClock({ session, pause, intervals, moving, phase }: PhaseClockProps) {
  const words = useWords(cardioWords);
  const inWords = useInWords();
  const of = phase.kind === 'work' ? intervals.work : intervals.rest;
  const left = phase.until - moving;
  const now = inWords(phase, intervals);
  const next = inWords(phaseAt(intervals, phase.until), intervals);
  useWakeLock();
  useAlarm(instantOf(session, pause, phase.until), { ...next, path: activePath(session.id) });
  return (
    <div role="timer" aria-label={words.phaseLeft(now.title, String(left), String(of))}>
      <Ring value={left} target={of} tone="cloth">
        <span>{now.title}</span>
        <Figure large>{clockOf(left)}</Figure>
        <span>{now.body}</span>
      </Ring>
    </div>
  );
}

/** Each phase is told once as it begins, beside the clock that is only looked at. */
export function IntervalClock(props: IntervalClockProps) {
  const { intervals, moving } = props;
  const inWords = useInWords();
  const phase = phaseAt(intervals, moving);
  const { title, body } = inWords(phase, intervals);
  const isOver = phase.kind === 'over';
  return (
    <>
      {!isOver && <PhaseClock {...props} phase={phase} />}
      <output className={isOver ? undefined : 'visually-hidden'}>{isOver ? title : `${title}, ${body}`}</output>
    </>
  );
}
