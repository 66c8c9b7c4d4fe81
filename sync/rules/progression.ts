import type { UserSettings } from '#sync/entities/user-settings.ts';
import type { WorkoutExercise } from '#sync/entities/workout-exercises.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { exact, platesFor } from './plates.ts';
import type { Plates } from './plates.ts';

// How the weight of an exercise goes on, out of what was lifted before. Pure: docs/decisions/0185-a-program-that-adapts.md.

export type Progressing = Pick<WorkoutExercise, 'sets' | 'reps' | 'reps_max' | 'percent_max' | 'rule' | 'step_kg'> &
  Pick<WorkoutExercise, 'deload_after'>;

/** What was done of it in one session, under the targets it had then. */
export interface Go {
  planned: Pick<WorkoutExercise, 'sets' | 'reps' | 'reps_max' | 'rule' | 'why'>;
  /** Without the warm-ups. */
  sets: readonly Pick<WorkoutSet, 'reps' | 'weight_kg'>[];
  hurt: boolean;
}

export type NextTarget = Pick<WorkoutExercise, 'target_weight_kg' | 'why' | 'change_kg'>;

export const FREE: NextTarget = { target_weight_kg: null, why: null, change_kg: null };
/** The smallest pair of plates. */
const PLATES_KG = 2.5;
/** The share that is taken off. */
const DELOAD = 0.1;
/**
 * What is taken off after so many days without it. Strength fades from the third week without training on (Bosquet and
 * others, 2013), by 7 to 12 % in 8 to 12 weeks (Mujika and Padilla, 2000): a tenth after three weeks is on the safe side.
 */
const AWAY = [
  { days: 84, share: 0.2 },
  { days: 21, share: 0.1 },
];

const fadedIn = (days: number): number => AWAY.find((each) => days >= each.days)?.share ?? 0;

export const isAway = (days: number): boolean => fadedIn(days) > 0;

/** With more repetitions the formula measures endurance rather than strength. */
const MOST_REPS = 12;

/** Epley's estimate in kilograms; null where there is nothing to estimate from. */
export function oneRepMax({ reps, weight_kg }: Pick<WorkoutSet, 'reps' | 'weight_kg'>): number | null {
  if (!reps || !weight_kg || reps > MOST_REPS) return null;
  return reps === 1 ? weight_kg : weight_kg * (1 + reps / 30);
}

/** The weight of most of its sets; the lighter one of two. */
function weightOf({ sets }: Go): number | null {
  const weights = sets.flatMap(({ weight_kg }) => weight_kg || []);
  const [most] = [...Map.groupBy(weights, (kg) => kg)].toSorted(([a, as], [b, bs]) => bs.length - as.length || a - b);
  return most?.[0] ?? null;
}

/** So many sets as were planned had these repetitions, none with less than the weight. */
const reaches = (go: Go, reps: number, kg: number): boolean =>
  go.sets.filter((set) => (set.reps ?? 0) >= reps && (set.weight_kg ?? 0) >= kg).length >= go.planned.sets;

/** A set that was not done is none: whoever had to stop early failed at nothing. */
function isMiss(go: Go): boolean {
  const [reps, kg] = [go.planned.reps ?? 0, weightOf(go) ?? 0];
  return !reaches(go, reps, kg) && go.sets.some((set) => (set.reps ?? 0) < reps || (set.weight_kg ?? 0) < kg);
}

/** Warm-ups alone end no pain and tell no weight. */
const isWorked = ({ sets }: Go): boolean => sets.length > 0;

/** Since it last went without pain. */
const isHurting = (goes: readonly Go[]): boolean =>
  goes.slice(goes.findLastIndex((go) => isWorked(go) && !go.hurt) + 1).some(({ hurt }) => hurt);

const lastWeighted = (goes: readonly Go[]): Go | undefined => goes.findLast((go) => weightOf(go) !== null);

/** One after another up to the last, since weight was last taken off. */
function missesOf(goes: readonly Go[]): number {
  const since = goes.slice(
    Math.max(
      0,
      goes.findLastIndex(({ planned }) => planned.why === 'less' || planned.why === 'away'),
    ),
  );
  const counted = since.filter((go) => isWorked(go) && !go.hurt);
  return counted.length - 1 - counted.findLastIndex((go) => !isMiss(go));
}

/** Whole steps, near this share; null where nothing would be left to lift. */
function lessThan(kg: number, plates: Plates, share = DELOAD): number | null {
  const less = plates.less(kg, Math.max(1, plates.steps(kg * share)));
  return less > 0 ? less : null;
}

interface Lifter {
  /** The most that one repetition is estimated at. */
  maximum?: number | null;
  units?: UserSettings['units'] | undefined;
  /** Days since it was last done. */
  away?: number;
}

/** Who starts over after weeks begins with less, and goes on from there. */
function afterAway(goes: readonly Go[], stepKg: number, { away = 0, units = 'metric' }: Lifter): NextTarget | null {
  const last = lastWeighted(goes);
  const kg = last ? weightOf(last) : null;
  if (kg === null || !isAway(away)) return null;
  const less = lessThan(kg, platesFor(stepKg, units), fadedIn(away));
  return less === null ? null : { target_weight_kg: less, why: 'away', change_kg: exact(less - kg) };
}

function byPercent(
  step: Progressing,
  goes: readonly Go[],
  { maximum = null, units = 'metric', away = 0 }: Lifter,
): NextTarget {
  const { percent_max, step_kg } = step;
  if (percent_max === null || maximum === null) return FREE;
  const plates = platesFor(step_kg ?? PLATES_KG, units);
  const kg = plates.downTo((maximum * percent_max) / 100);
  const less = isAway(away) ? lessThan(kg, plates, fadedIn(away)) : null;
  const last = isHurting(goes) ? lastWeighted(goes) : undefined;
  const before = last ? weightOf(last) : null;
  // Weeks away end no pain: what hurt is still the most.
  if (before !== null && before <= (less ?? Infinity)) {
    return { target_weight_kg: Math.min(kg, before), why: 'pain', change_kg: 0 };
  }
  if (less !== null) return { target_weight_kg: less, why: 'away', change_kg: exact(less - kg) };
  return { target_weight_kg: kg, why: 'percent', change_kg: null };
}

/** So many sessions of fewer sets are a lighter block; after more of them it is how it is trained now. */
const LIGHTER_GOES = 4;

/** What it goes on from: after a lighter block the last one with all its sets. Within one no weight is added. */
function storyOf({ sets }: Progressing, own: readonly Go[]) {
  const recent = own.slice(-LIGHTER_GOES - 1);
  return {
    last: lastWeighted(recent.filter(({ planned }) => planned.sets >= sets)) ?? lastWeighted(own),
    isLighter: recent.slice(-LIGHTER_GOES).some(({ planned }) => planned.sets > sets),
  };
}

/**
 * The weight for the next time, and why. The sessions are oldest first; those under other targets tell nothing of these,
 * save that it hurt.
 */
export function nextTarget(step: Progressing, goes: readonly Go[], lifter: Lifter = {}): NextTarget {
  if (step.percent_max !== null) return byPercent(step, goes, lifter);
  const { rule, reps, reps_max, step_kg, deload_after } = step;
  const own = goes.filter(
    ({ planned }) => planned.rule === rule && planned.reps === reps && planned.reps_max === reps_max,
  );
  // Without a rule its targets say nothing of the weight.
  const back = afterAway(rule === 'none' ? goes : own, step_kg ?? PLATES_KG, lifter);
  if (back) return back;
  const { last, isLighter } = storyOf(step, own);
  const kg = last ? weightOf(last) : null;
  if (rule === 'none' || reps === null || step_kg === null || !last || kg === null) return FREE;
  if (isHurting(goes)) return { target_weight_kg: kg, why: 'pain', change_kg: 0 };
  const plates = platesFor(step_kg, lifter.units ?? 'metric');
  if (!isLighter && reaches(last, rule === 'double' ? Math.max(reps_max ?? reps, reps) : reps, kg)) {
    const more = plates.more(kg);
    return { target_weight_kg: more, why: 'more', change_kg: exact(more - kg) };
  }
  if (deload_after !== null && missesOf(own) >= deload_after) {
    const less = lessThan(kg, plates);
    if (less !== null) return { target_weight_kg: less, why: 'less', change_kg: exact(less - kg) };
  }
  return { target_weight_kg: kg, why: 'same', change_kg: 0 };
}
