import { addDays, daysBetween } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';

/** Of the body's weight, a week. Faster than that goes muscle. */
const FASTEST_LOSS = 0.01;
/** Below it a goal is a matter for a provider. */
const LOWEST_BMI = 18.5;

interface Way {
  now: number;
  target: number;
  today: Day;
}

/** What a week has to bring to be there by that day. */
export const perWeekBy = ({ now, target, today }: Way, by: Day): number =>
  ((target - now) / Math.max(1, daysBetween(today, by))) * 7;

/** The day by which so much a week leads there. */
export const dayAtPace = ({ now, target, today }: Way, perWeek: number): Day =>
  addDays(today, Math.ceil((Math.abs(target - now) / perWeek) * 7));

/** The first day for which a loss is not too fast. */
export const soonestDay = (way: Way): Day => dayAtPace(way, way.now * FASTEST_LOSS);

/** Why a weight to reach by that day is not safe, or null. */
export function unsafe(way: Way, by: Day | null, centimetres: number | null): 'too-fast' | 'too-light' | null {
  if (centimetres !== null && way.target / (centimetres / 100) ** 2 < LOWEST_BMI) return 'too-light';
  return way.target < way.now && by !== null && by < soonestDay(way) ? 'too-fast' : null;
}
