import type { Day } from '#src/lib/days.ts';

/** Where somebody is: their day, and the clock it is told by. */
export interface Here {
  today: Day;
  zone: string;
}
