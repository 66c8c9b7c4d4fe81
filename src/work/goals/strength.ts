import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { addDays, dayIn, daysBetween } from '#src/lib/days.ts';
import { bestEstimate } from '#src/work/training/records.ts';
import type { Reading, TrendDay } from './trend.ts';

/** The best estimated maximum of each day, oldest first. */
export const estimatesIn = (sets: readonly WorkoutSet[], zone: string): Reading[] =>
  [...Map.groupBy(sets, ({ completed_at }) => dayIn(zone, Date.parse(completed_at)))].flatMap(([day, ofDay]) => {
    const value = bestEstimate(ofDay);
    return value === null ? [] : [{ day, value }];
  });

/** A light day does not make anybody weaker: so long the best one holds. */
const HOLDS_DAYS = 28;

/** The best of the four weeks up to each day, one a day without a gap: what somebody can lift, and not what was lifted. */
export function formOf(estimates: readonly Reading[]): TrendDay[] {
  const [first, last] = [estimates[0], estimates.at(-1)];
  if (!first || !last) return [];
  const byDay = new Map(estimates.map(({ day, value }) => [day, value]));
  return Array.from({ length: daysBetween(first.day, last.day) + 1 }, (_, place) => {
    const day = addDays(first.day, place);
    const since = addDays(day, 1 - HOLDS_DAYS);
    const known = estimates.filter((each) => each.day <= day);
    const fresh = known.filter((each) => each.day >= since);
    const value = Math.max(...(fresh.length > 0 ? fresh : known.slice(-1)).map((each) => each.value));
    return { day, value, reading: byDay.get(day) ?? null };
  });
}
