import type { Day } from './days.ts';

/** Accounts are for people of this age and over. */
export const ADULT = 18;

/** Whether whoever was born on this day is younger; on the birthday nobody is any more. */
export const isMinor = (born: Day, today: Day): boolean =>
  born > `${Number(today.slice(0, 4)) - ADULT}${today.slice(4)}`;
