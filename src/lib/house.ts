import { dayIn } from './days.ts';
import type { Day } from './days.ts';

/** Where the house keeps its books, and challenges begin and end once for all. */
export const HOUSE_ZONE = 'Africa/Lagos';

/** What is due is due on the day of the house, wherever its client is. */
export const houseDay = (at?: number): Day => dayIn(HOUSE_ZONE, at);

/** The first of this month and of those before it, the newest first. */
export function monthsBefore(today: Day, count: number): Day[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, n) => new Date(Date.UTC(year, month - 1 - n, 1)).toISOString().slice(0, 10));
}

/** How a month is named by its first day. */
export const MONTH_IN_WORDS = { month: 'long', year: 'numeric' } as const;
