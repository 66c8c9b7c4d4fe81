import type { TrendDay } from '#src/work/goals/trend.ts';

export type Heading = 'up' | 'down' | 'steady';

/** Of the body's weight. Less than that in two weeks is water and chance. */
const NOTHING = 0.003;
const DAYS = 14;

/** Where a trend leads, by its last two weeks; null where less is known. */
export function headingOf(trend: readonly Pick<TrendDay, 'value'>[]): Heading | null {
  const [before, now] = [trend.at(-DAYS)?.value, trend.at(-1)?.value];
  if (before === undefined || now === undefined) return null;
  if (Math.abs(now - before) <= before * NOTHING) return 'steady';
  return now > before ? 'up' : 'down';
}
