import { dayIn } from './days.ts';
import type { Day } from './days.ts';

/** Where the house keeps its books, and challenges begin and end once for all. */
export const HOUSE_ZONE = 'Africa/Lagos';

/** What is due is due on the day of the house, wherever its client is. */
export const houseDay = (at?: number): Day => dayIn(HOUSE_ZONE, at);
