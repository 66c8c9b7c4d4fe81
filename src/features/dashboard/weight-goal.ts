import { activeGoal } from '#sync/queries/goals.ts';
import type { Goal } from '#sync/entities/goals.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { daysBetween } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { paceOf } from '#src/lib/pace.ts';
import type { Pace } from '#src/lib/pace.ts';
import { headingOf } from '#src/work/body/heading.ts';
import type { Heading } from '#src/work/body/heading.ts';
import { BAND_KG, keepingSince } from '#src/work/goals/band.ts';
import { readingsIn } from '#src/work/goals/trend.ts';
import type { Reading, TrendDay } from '#src/work/goals/trend.ts';
import { valueOf } from '#src/work/goals/values.ts';

/** In kilograms, by the trend. */
export interface Weight {
  now: number | null;
  goal: WeightGoal | null;
  /** Where the trend leads, by the last weeks. */
  heading: Heading | null;
}

export interface WeightGoal {
  /** How much the weight has changed since the goal was set, and how much it should. */
  change: number;
  wanted: number;
  target: number;
  pace: Pace | null;
  /** Since when a weight that was reached is kept, and the band it is kept in. */
  keeping: Day | null;
  band: number;
  trend: readonly Reading[];
  readings: readonly Reading[];
  /** Where the trend ends when the time is up. */
  projected: Reading | null;
}

type Aim = Pick<Goal, 'start_value' | 'target' | 'start_date' | 'target_date'>;

/** The change comes from the trend of all weighings, not from the figure once stored with the goal. */
export function weightGoalOf(goal: Aim, trend: readonly TrendDay[], now: number, today: Day): WeightGoal {
  const shown = trend.filter(({ day }) => day >= goal.start_date);
  const start = goal.start_value ?? shown[0]?.value ?? now;
  const [change, wanted] = [now - start, goal.target - start];
  const keeping = keepingSince(trend, goal);
  const end = goal.target_date;
  const past = daysBetween(goal.start_date, today);
  const whole = end === null ? null : daysBetween(goal.start_date, end);
  const elapsed = whole === null || keeping !== null ? null : past / Math.max(1, whole);
  const pace = elapsed === null ? null : paceOf({ done: wanted === 0 ? 1 : change / wanted, elapsed });
  const projected =
    end !== null && elapsed !== null && past > 0 && end > today ? { day: end, value: start + change / elapsed } : null;
  return {
    change,
    wanted,
    target: goal.target,
    pace,
    keeping,
    band: keeping === null ? 0 : BAND_KG,
    trend: shown.map(({ day, value }) => ({ day, value })),
    readings: readingsIn(shown),
    projected,
  };
}

export async function weightOf(db: ReadOnly, userId: string, here: Here): Promise<Weight> {
  const goal = await activeGoal(db, userId, 'weight');
  const start_date = goal?.start_date ?? here.today;
  const aim = { kind: 'weight', exercise_id: null, status: 'active', current: 0, start_date } as const;
  const { now, trend } = await valueOf(db, userId, aim, here);
  const heading = headingOf(trend, here.today);
  return { now, goal: now === null || !goal ? null : weightGoalOf(goal, trend, now, here.today), heading };
}
