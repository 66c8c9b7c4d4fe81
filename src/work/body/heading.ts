import type { Day } from '#src/lib/days.ts';
import { isCurrent } from '#src/work/goals/trend.ts';
import type { TrendDay } from '#src/work/goals/trend.ts';

export type Heading = 'up' | 'down' | 'steady';

/** Of the body's weight. Less than that in two weeks is water and chance. */
const NOTHING = 0.003;
const DAYS = 14;

/** Where a trend leads, by its last two weeks; null where less is known, or nothing of late. */
export function headingOf(trend: readonly Pick<TrendDay, 'day' | 'value'>[], today: Day): Heading | null {
  const [before, now] = [trend.at(-DAYS)?.value, trend.at(-1)?.value];
  if (before === undefined || now === undefined || !isCurrent(trend, today)) return null;
  if (Math.abs(now - before) <= before * NOTHING) return 'steady';
  return now > before ? 'up' : 'down';
}
