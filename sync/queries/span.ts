import { instantAt } from './zoned.ts';

const DAY = 86_400_000;

const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);

const startOf = (day: string, zone: string): string => instantAt(zone, day, '00:00').toISOString();

/** Instants from the start of one day in the zone to the end of another; `to` is exclusive. */
export const spanOf = (from: string, to: string, zone: string): { from: string; to: string } => ({
  from: startOf(from, zone),
  to: startOf(dayAfter(to), zone),
});
