import { dayIn } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';

/** What the demo client has a streak of, in days: the first was 182 days ago, and the one without a log takes a freeze. */
export const DEMO_DAYS = 182;

/** From Monday to Sunday: whether three days were logged yet of this week, and are left of the first. */
const WEEKS = [26, 26, 27, 27, 27, 26, 26] as const;

/** What the demo client has a streak of, in weeks, on a day; without one, today where he lives. */
export function demoWeeks(day: Day = dayIn('Africa/Lagos')): number {
  const sinceMonday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
  return WEEKS[sinceMonday] ?? Number.NaN;
}
