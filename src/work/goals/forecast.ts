import { addDays } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { slopeOf } from './trend.ts';
import type { TrendDay } from './trend.ts';

export type Forecast =
  | { state: 'range'; from: Day; to: Day }
  /** Why there is none: too few days, the trend leads away, or beyond what anybody can know. */
  | { state: 'none'; why: 'too-few' | 'away' | 'too-far' }
  | { state: 'there' };

/** Fewer weighings in the last two weeks make a line of guesses. */
const FEWEST = 4;
const WINDOW = 14;
const LONGEST_DAYS = 3 * 365;

/** When the target is met if the last two weeks go on, as a range: the rate give or take its standard error. */
export function forecastOf(trend: readonly TrendDay[], target: number, start: number): Forecast {
  const last = trend.at(-1);
  const slope = slopeOf(trend);
  if (!last || !slope || trend.slice(-WINDOW).filter(({ reading }) => reading !== null).length < FEWEST) {
    return { state: 'none', why: 'too-few' };
  }
  const way = target - last.value;
  if (way === 0 || Math.sign(way) !== Math.sign(target - start)) return { state: 'there' };
  const daysAt = (rate: number): number => (Math.sign(rate) === Math.sign(way) ? way / rate : Infinity);
  if (daysAt(slope.rate) === Infinity) return { state: 'none', why: 'away' };
  const [soonest, latest] = [slope.rate + slope.error, slope.rate - slope.error]
    .map(daysAt)
    .toSorted((a, b) => a - b) as [number, number];
  if (latest > LONGEST_DAYS) return { state: 'none', why: 'too-far' };
  return { state: 'range', from: addDays(last.day, Math.ceil(soonest)), to: addDays(last.day, Math.ceil(latest)) };
}
