import { addDays, dayIn, daysBetween } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';

/** What was measured on a day; several of one day count as their mean. */
export interface Reading {
  day: Day;
  value: number;
}

/** What was measured, by the day it was where its person lives. */
export const readingsOf = (rows: readonly { measured_at: string; value: number }[], zone: string): Reading[] =>
  rows.map(({ measured_at, value }) => ({ day: dayIn(zone, Date.parse(measured_at)), value }));

/** One a day without a gap, oldest first. */
export interface TrendDay {
  day: Day;
  value: number;
  /** What was measured on it, if anything was. */
  reading: number | null;
}

/** How much of the way from the trend to what was measured the trend moves a day: the Hacker's Diet's tenth. */
const SMOOTHING = 0.1;
/** The first readings, whose mean the trend begins with: from a single one it would need weeks to recover. */
const SEED = 7;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A value for each day from the first to the last reading: between two of them as a straight line goes. */
function filled(readings: readonly Reading[]): TrendDay[] {
  const byDay = Map.groupBy(readings, ({ day }) => day);
  const known = [...byDay]
    .map(([day, ofDay]) => ({ day, value: mean(ofDay.map(({ value }) => value)) }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
  return known.flatMap(({ day, value }, place) => {
    const next = known[place + 1];
    const gap = next ? daysBetween(day, next.day) : 1;
    return Array.from({ length: gap }, (_, step) => ({
      day: addDays(day, step),
      value: value + ((next?.value ?? value) - value) * (step / gap),
      reading: step === 0 ? value : null,
    }));
  });
}

/** The exponential average of the readings, which a single morning moves by a tenth of what it differs. */
export function trendOf(readings: readonly Reading[]): TrendDay[] {
  const days = filled(readings);
  let trend = mean(
    days
      .filter(({ reading }) => reading !== null)
      .slice(0, SEED)
      .map(({ value }) => value),
  );
  return days.map(({ day, value, reading }) => {
    trend += SMOOTHING * (value - trend);
    return { day, value: trend, reading };
  });
}

/** After longer than that without a reading nobody knows where a trend went. */
const CURRENT_DAYS = 14;

/** Its last reading is of late. */
export function isCurrent(trend: readonly Pick<TrendDay, 'day'>[], today: Day): boolean {
  const last = trend.at(-1);
  return last !== undefined && daysBetween(last.day, today) <= CURRENT_DAYS;
}

/** What was measured on the days of a trend. */
export const readingsIn = (trend: readonly TrendDay[]): Reading[] =>
  trend.flatMap(({ day, reading }) => (reading === null ? [] : { day, value: reading }));

export interface Slope {
  /** A day. */
  rate: number;
  /** By how much the rate may be wrong: one standard error. */
  error: number;
}

const WINDOW = 14;

/** The least squares line through the trend of the last two weeks; null where fewer days than that are known. */
export function slopeOf(trend: readonly TrendDay[]): Slope | null {
  const last = trend.slice(-WINDOW);
  if (last.length < WINDOW) return null;
  const middle = (WINDOW - 1) / 2;
  const height = mean(last.map(({ value }) => value));
  const spread = last.reduce((sum, _, place) => sum + (place - middle) ** 2, 0);
  const rate = last.reduce((sum, { value }, place) => sum + (place - middle) * (value - height), 0) / spread;
  const missed = last.reduce((sum, { value }, place) => sum + (value - height - rate * (place - middle)) ** 2, 0);
  return { rate, error: Math.sqrt(missed / (WINDOW - 2) / spread) };
}
