import type { Goal } from '#sync/entities/goals.ts';
import { goalsOf } from '#sync/queries/goals.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { daysBetween } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { paceOf } from '#src/lib/pace.ts';
import type { Pace } from '#src/lib/pace.ts';
import { keepingSince } from './band.ts';
import { forecastOf } from './forecast.ts';
import type { Forecast } from './forecast.ts';
import { KINDS, kindOf } from './kinds.ts';
import { isCurrent, slopeOf } from './trend.ts';
import { valueOf } from './values.ts';
import type { Value } from './values.ts';

type Aim = Pick<Goal, 'kind' | 'start_value' | 'target'>;

/** Of the way from the start to the target. */
function wayDone(start: number, target: number, now: number): number {
  return start === target ? Number(now === target) : (now - start) / (target - start);
}

function shareDone({ kind, start_value, target }: Aim, now: number): number {
  const { progress } = kindOf(kind);
  if (progress === 'inverted') return target / Math.max(now, 1);
  // What is typed by hand began somewhere; what is counted begins anew each day or week.
  if (kindOf(kind) === KINDS.custom) return wayDone(start_value ?? 0, target, now);
  return progress === 'way' ? wayDone(start_value ?? now, target, now) : now / Math.max(target, Number.EPSILON);
}

/** How much of a goal is done, 0 to 1. */
export const doneOf = (goal: Aim, now: number | null): number =>
  now === null ? 0 : Math.min(1, Math.max(0, shareDone(goal, now)));

const WEEK = 7;

/** What a week has to bring from now on, and what the last two brought; in the goal's unit. */
interface Rate {
  needed: number;
  actual: number;
}

export interface Standing extends Value {
  goal: Goal;
  done: number;
  /** Since when a weight that was reached is kept, within its band. */
  keeping: Day | null;
  /** Null where neither a date nor the share of a week says. */
  pace: Pace | null;
  rate: Rate | null;
  /** Null where no line leads there. */
  forecast: Forecast | null;
}

function paceNow({ kind, start_date, target_date }: Goal, done: number, today: Day): Pace | null {
  if (target_date !== null) {
    const whole = Math.max(1, daysBetween(start_date, target_date));
    return paceOf({ done, elapsed: daysBetween(start_date, today) / whole });
  }
  if (kindOf(kind).progress === 'way' || kind === 'custom' || kind === 'streak') return null;
  return paceOf({ done, elapsed: 1 });
}

function rateOf({ target, target_date }: Goal, { now, trend }: Value, today: Day): Rate | null {
  const slope = slopeOf(trend);
  if (now === null || slope === null || target_date === null || target_date <= today) return null;
  return { needed: ((target - now) / daysBetween(today, target_date)) * WEEK, actual: slope.rate * WEEK };
}

export function standingOf(goal: Goal, value: Value, today: Day): Standing {
  const keeping = goal.kind === 'weight' ? keepingSince(value.trend, goal) : null;
  const done = goal.status === 'completed' || keeping !== null ? 1 : doneOf(goal, value.now);
  const leads = keeping === null && value.trend.length > 0 && kindOf(goal.kind).progress !== 'share';
  // What stopped weeks ago leads nowhere from today.
  const trend = isCurrent(value.trend, today) ? value.trend : [];
  return {
    ...value,
    goal,
    done,
    keeping,
    pace: keeping === null ? paceNow(goal, done, today) : null,
    rate: leads ? rateOf(goal, { ...value, trend }, today) : null,
    forecast: leads ? forecastOf(trend, goal.target, goal.start_value ?? trend[0]?.value ?? 0) : null,
  };
}

/** Every goal that is not removed, newest first. */
export async function standingsOf(db: ReadOnly, userId: string, here: Here): Promise<Standing[]> {
  const goals = (await goalsOf(db, userId)).toReversed();
  return Promise.all(goals.map(async (goal) => standingOf(goal, await valueOf(db, userId, goal, here), here.today)));
}
