import { useState } from 'react';
import type { Exercise } from '#sync/entities/exercises.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { painted } from '#src/lib/frame.ts';
import { isLong } from './amount-steppers.tsx';
import type { Hold } from './hold.ts';
import type { Loads } from '../plates/loads.ts';
import type { ActiveWorkout, Past } from './queries.ts';
import { changesWeight } from '../sets/kinds.ts';
import { ladderOf } from '../sets/warm-ups.ts';
import { doneOf, kindNext, suggested } from './suggestion.ts';
import type { Amounts } from './suggestion.ts';
import { turnOf, workingSets } from '../turn.ts';
import type { Entry } from '../turn.ts';
import type { Training } from './use-training.ts';
import { useTellRecords } from './use-tell-records.ts';

interface Draft {
  turn: string;
  amounts: Amounts;
  /** Times are in minutes. */
  long: boolean;
  kind: WorkoutSet['kind'];
  rpe: number | null;
  hurt: boolean;
  where: string;
  isBusy: boolean;
}

export interface InHand {
  entry: Entry;
  exercise: Exercise | null;
  /** The running hold of this set. */
  hold: Hold | null;
  past: Past;
  workout: ActiveWorkout;
  training: Training;
  onLogged: () => void;
}

/** Warm-ups before the first working set. */
const warmedOf = ({ sets }: Entry): number => (workingSets(sets).length > 0 ? Infinity : sets.length);

function draftOf({ entry, past }: InHand, loads: Loads): Draft {
  const planned = suggested(entry, past.last, loads.downTo);
  const warmed = warmedOf(entry);
  // Who warms up goes on with it until the working weight.
  const step = warmed > 0 ? ladderOf(entry, past.last, loads)[warmed] : undefined;
  const kind = step ? 'warm-up' : kindNext(entry, past.last);
  const amounts = { ...planned, ...step };
  return {
    turn: turnOf(entry),
    amounts,
    long: isLong(amounts.duration_seconds),
    kind,
    rpe: null,
    hurt: false,
    where: '',
    isBusy: false,
  };
}

/** Starts over with every set but stays mounted, so that the focus stays. */
function useDraft(inHand: InHand, loads: Loads): [Draft, (edit: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(() => draftOf(inHand, loads));
  const current = draft.turn === turnOf(inHand.entry) ? draft : draftOf(inHand, loads);
  if (current !== draft) setDraft(current);
  return [current, (edit) => setDraft((before) => ({ ...before, ...edit }))];
}

/** The set that is next, while it is put together. */
export function useSet(inHand: InHand, loads: Loads) {
  const { entry, exercise, hold, past, workout, training, onLogged } = inHand;
  const tellRecords = useTellRecords(training);
  const [draft, edit] = useDraft(inHand, loads);
  const { amounts, kind, rpe, hurt, where } = draft;

  /** A kind of set brings the weight that it is done with. */
  function become(next: WorkoutSet['kind']): void {
    const planned = suggested(entry, past.last, loads.downTo, { kind: next });
    const warmUp = next === 'warm-up' ? ladderOf(entry, past.last, loads)[warmedOf(entry)] : undefined;
    const weight = changesWeight(kind, next) ? { weight_kg: planned.weight_kg } : undefined;
    const reps = kind === 'warm-up' || kind === 'drop' ? { reps: planned.reps } : undefined;
    edit({ kind: next, amounts: { ...amounts, ...weight, ...reps, ...warmUp } });
  }

  /** The measured time stays, even if saving the set fails. */
  async function stop(running: Hold): Promise<Amounts> {
    const duration_seconds = await training.stopHold(workout.session, running);
    if (duration_seconds === null) return amounts;
    const measured = { ...amounts, duration_seconds };
    edit({ amounts: measured, long: isLong(duration_seconds) });
    return measured;
  }

  async function clock(): Promise<void> {
    if (hold) {
      await stop(hold);
      return;
    }
    await training.startHold(workout.session, { turn: turnOf(entry), aim: amounts.duration_seconds });
  }

  async function log(): Promise<void> {
    edit({ isBusy: true });
    const pain = hurt ? { hurt, notes: where.trim() || null } : {};
    const final = hold ? await stop(hold) : amounts;
    const id = await training.log(entry, { ...doneOf(exercise?.measure ?? 'reps', final), ...pain, kind, rpe });
    if (id === null) {
      edit({ isBusy: false });
      return;
    }
    onLogged();
    await painted();
    await tellRecords({ entry, exercise, past, id, amounts: final });
  }
  return { draft, edit, become, log, clock };
}
