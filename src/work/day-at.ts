import { dayIn } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** The day of an instant in the zone. Where no more than a day is known it is that day, and not midnight in Greenwich. */
export const dayAt = (zone: string, at: string): Day => (at.length === DAY_LENGTH ? at : dayIn(zone, Date.parse(at)));
