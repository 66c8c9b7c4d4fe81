import type { Day } from '#src/lib/days.ts';
import type { TrendDay } from './trend.ts';

/** Around a weight that was reached: two and a half pounds, as TrendWeight draws it (`web/src/pages/dashboard/Stats.tsx`). */
export const BAND_KG = 1.134;

interface Aim {
  start_value: number | null;
  target: number;
  start_date: Day;
}

/**
 * Since when the trend keeps to a weight; null while it is on the way. A band is entered by crossing the weight and left
 * only at its edge, so that a trend around the weight does not go in and out.
 */
export function keepingSince(trend: readonly TrendDay[], { start_value, target, start_date }: Aim): Day | null {
  const days = trend.filter(({ day }) => day >= start_date);
  let side = Math.sign((start_value ?? days[0]?.value ?? target) - target);
  let since: Day | null = null;
  for (const { day, value } of days) {
    const isWithin = Math.abs(value - target) <= BAND_KG;
    const now = Math.sign(value - target);
    if (since === null && isWithin && now !== side) since = day;
    if (since === null && now !== side) side = now;
    if (since !== null && !isWithin) {
      since = null;
      side = now;
    }
  }
  return since;
}
