import { addDays } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import type { TrendDay } from '#src/work/goals/trend.ts';

/** How many days of a span have to be weighed before it is compared. */
export const ENOUGH = { 7: 4, 14: 9, 28: 19 } as const;

/** By how much the trend has changed in so many days, or null where too few of them were weighed. */
export function changeOver(trend: readonly TrendDay[], days: keyof typeof ENOUGH, today: Day): number | null {
  const from = addDays(today, -days);
  const weighed = trend.filter(({ day, reading }) => reading !== null && day > from && day <= today);
  const [before, last] = [trend.find(({ day }) => day === from), trend.at(-1)];
  return weighed.length < ENOUGH[days] || !before || !last ? null : last.value - before.value;
}
