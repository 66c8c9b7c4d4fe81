import { activeGoal } from '#sync/queries/goals.ts';
import type { Goal } from '#sync/entities/goals.ts';
import { latestMeasurement, measurementSeries } from '#sync/queries/measurements.ts';
import type { Measurement } from '#sync/entities/measurements.ts';
import { kilogramsOf, profileOf } from '#sync/queries/profiles.ts';
import { spanOf } from '#sync/queries/span.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { dayIn, daysBetween } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { paceOf } from '#src/lib/pace.ts';
import type { Pace } from '#src/lib/pace.ts';

/** In kilograms. */
export interface Weight {
  now: number | null;
  goal: WeightGoal | null;
}

export interface WeightGoal {
  /** How much the weight has changed since the goal was set, and how much it should. */
  change: number;
  wanted: number;
  target: number;
  pace: Pace | null;
  points: Point[];
  /** Where the trend ends when the time is up. */
  projected: Point | null;
}

interface Point {
  day: Day;
  kg: number;
}

type Aim = Pick<Goal, 'start_value' | 'target' | 'start_date' | 'target_date'>;
type Weighing = Pick<Measurement, 'measured_at' | 'value'>;

/** The change comes from the series of all weighings, not from the figure once stored with the goal. */
export function weightGoalOf(goal: Aim, series: readonly Weighing[], now: number, { today, zone }: Here): WeightGoal {
  const start = goal.start_value ?? series[0]?.value ?? now;
  const [change, wanted] = [now - start, goal.target - start];
  const end = goal.target_date;
  const past = daysBetween(goal.start_date, today);
  const whole = end === null ? null : daysBetween(goal.start_date, end);
  const elapsed = whole === null ? null : past / Math.max(1, whole);
  const pace = elapsed === null ? null : paceOf({ done: wanted === 0 ? 1 : change / wanted, elapsed });
  const projected =
    end !== null && elapsed !== null && past > 0 && end > today ? { day: end, kg: start + change / elapsed } : null;
  const points = series.map(({ measured_at, value }) => ({ day: dayIn(zone, Date.parse(measured_at)), kg: value }));
  return { change, wanted, target: goal.target, pace, points, projected };
}

/** The series starts with the profile's weight, and only once the server has it. */
async function weightNow(db: ReadOnly, userId: string): Promise<number | null> {
  const newest = await latestMeasurement(db, userId, 'weight');
  if (newest) return newest.value;
  const profile = await profileOf(db, userId);
  return profile?.weight ? kilogramsOf(profile.weight) : null;
}

export async function weightOf(db: ReadOnly, userId: string, here: Here): Promise<Weight> {
  const [now, goal] = await Promise.all([weightNow(db, userId), activeGoal(db, userId, 'weight')]);
  if (now === null || !goal) return { now, goal: null };
  const { from } = spanOf(goal.start_date, here.today, here.zone);
  const series = await measurementSeries(db, { userId, kind: 'weight', from });
  return { now, goal: weightGoalOf(goal, series, now, here) };
}
