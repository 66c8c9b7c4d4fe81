import { addDays, daysBetween } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import type { TrendDay } from '#src/work/goals/trend.ts';

/** What a kilogram of the body is taken to hold; the common factor, and only a rule of thumb. */
export const KCAL_PER_KILOGRAM = 7700;
const WINDOW = 28;
/** A day with less was not logged whole. */
export const LEAST_KCAL = 200;
const LEAST_DAYS = 7;
const WEIGHINGS_APART = 7;
const LONGEST_GAP = 3;
const WHOLE_WEEKS = 6;

export interface Expenditure {
  kcal: number;
  /** What it was computed from. */
  intake: number;
  days: number;
  /** Kilograms a day. */
  change: number;
  confidence: 'good' | 'low';
}

interface Known {
  /** Kilocalories by day. */
  eaten: ReadonlyMap<Day, number>;
  trend: readonly TrendDay[];
  today: Day;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The longest run of days without a log among these. */
function longestGap(days: readonly Day[], from: Day, today: Day): number {
  const marks = [addDays(from, -1), ...days.toSorted(), today];
  return Math.max(...marks.slice(1).map((day, place) => daysBetween(marks[place] ?? day, day) - 1));
}

/** What the body used a day: what was eaten, less what the trend of the weight gained. Null where too little is known. */
export function expenditureOf({ eaten, trend, today }: Known): Expenditure | null {
  const from = addDays(today, 1 - WINDOW);
  const whole = [...eaten].filter(([day, kcal]) => day >= from && day <= today && kcal >= LEAST_KCAL);
  const span = trend.filter(({ day }) => day >= from && day <= today);
  const weighed = span.filter(({ reading }) => reading !== null).map(({ day }) => day);
  const [first, last] = [weighed[0], weighed.at(-1)];
  if (whole.length < LEAST_DAYS || !first || !last || daysBetween(first, last) < WEIGHINGS_APART) return null;
  const valueOn = (day: Day): number => span.find((each) => each.day === day)?.value ?? 0;
  const change = (valueOn(last) - valueOn(first)) / daysBetween(first, last);
  const intake = mean(whole.map(([, kcal]) => kcal));
  const tracked = daysBetween(trend[0]?.day ?? today, today);
  const gap = longestGap(
    whole.map(([day]) => day),
    from,
    today,
  );
  return {
    kcal: Math.round(intake - change * KCAL_PER_KILOGRAM),
    intake: Math.round(intake),
    days: whole.length,
    change,
    confidence: tracked >= WHOLE_WEEKS * 7 && gap < LONGEST_GAP ? 'good' : 'low',
  };
}
