import { useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage, useWords } from '#src/ui/language.tsx';
import { Ring } from '#src/ui/marks/ring.tsx';
import { Figure } from '#src/ui/stat.tsx';
import { clockOf } from '#src/work/training/clock.ts';
import { tellItIsOver } from '../active/alarm.ts';
import type { Message } from '../active/alarm.ts';
import { useClearedOnReturn } from '../active/use-alarm.ts';
import { useWakeLock } from '../active/use-wake-lock.ts';
import { activePath } from '../use-starting.ts';
import { phaseAt } from './intervals.ts';
import type { Phase, RunningIntervals } from './intervals.ts';
import { cardioWords } from './words.ts';

interface RunningProps {
  intervals: RunningIntervals;
  phase: Phase;
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

function PhaseClock({ intervals, phase, moving }: RunningProps) {
  const words = useWords(cardioWords);
  const { title, body } = useInWords()(phase, intervals);
  const of = phase.kind === 'work' ? intervals.work : intervals.rest;
  const left = Math.min(of, phase.until - moving);
  useWakeLock();
  return (
    <div role="timer" aria-label={words.phaseLeft(title, String(left), String(of))}>
      <Ring value={left} target={of} tone="cloth">
        <span>{title}</span>
        <Figure large>{clockOf(left)}</Figure>
        <span>{body}</span>
      </Ring>
    </div>
  );
}

/**
 * Tells as the clock shows another phase. A timer of its own would be dropped by the clock where that is the sooner of
 * the two.
 */
function useTellChanges(from: number | undefined, phase: Phase | null, message: Message): void {
  const now = phase && `${phase.kind} ${phase.round}`;
  const last = useRef({ from, now });
  const tell = useEffectEvent(() => tellItIsOver(message));
  useEffect(() => {
    const before = last.current;
    last.current = { from, now };
    if (before.from === from && before.now !== now) tell();
  }, [from, now]);
  useClearedOnReturn();
}

interface IntervalClockProps {
  sessionId: string;
  intervals: RunningIntervals | null;
  moving: number;
}

/**
 * Each phase is told once as it begins, beside the clock that is only looked at. There before the intervals are, because
 * a screen reader does not tell what comes already filled.
 */
export function IntervalClock({ sessionId, intervals, moving }: IntervalClockProps) {
  const inWords = useInWords();
  const phase = intervals && phaseAt(intervals, moving);
  const { title, body } = intervals && phase ? inWords(phase, intervals) : { title: '', body: '' };
  const isOver = phase?.kind === 'over';
  useTellChanges(intervals?.from, phase, { title, body, path: activePath(sessionId) });
  return (
    <>
      {intervals && phase && !isOver && <PhaseClock intervals={intervals} phase={phase} moving={moving} />}
      <output className={isOver ? undefined : 'visually-hidden'}>
        {isOver ? title : [title, body].filter(Boolean).join(', ')}
      </output>
    </>
  );
}
