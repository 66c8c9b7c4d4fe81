import type { Dose } from './rules.ts';

/** As long as the server reminds of it. */
const MINUTES = 30;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Open, to be reminded of, and its time came within the last half hour; `now` is HH:MM there. */
export function dueNow(doses: readonly Dose[], now: string): Dose[] {
  return doses.filter(({ medicine, time, row }) => {
    const late = minutesOf(now) - minutesOf(time);
    return medicine.remind && row === null && late >= 0 && late <= MINUTES;
  });
}
