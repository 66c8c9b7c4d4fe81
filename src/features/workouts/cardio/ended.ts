import { instantAt } from '#sync/queries/zoned.ts';
import { clockIn, dayIn, isDay } from '#src/lib/days.ts';

/** As it is typed. */
export interface When {
  day: string;
  time: string;
}

export const whenIn = (zone: string, at: number): When => ({ day: dayIn(zone, at), time: clockIn(zone, at) });

/** Not a number where what is typed is no time. What nobody typed is this very moment, behind all that was done before. */
export function endedAt(typed: When | null, zone: string, now: number): number {
  if (!typed) return now;
  const { day, time } = typed;
  return isDay(day) && /^\d\d:\d\d$/.test(time) ? instantAt(zone, day, time).getTime() : Number.NaN;
}
