import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';

// The sessions of a program fall on its training days, one after another. Pure.

type Dated = Pick<WorkoutProgram, 'starts_on' | 'started_at' | 'weekdays' | 'shifted'>;

/** Nobody looks further ahead. */
const MOST_DAYS = 3650;

const weekdayOf = (day: Day): number => new Date(day).getUTCDay() || 7;

const firstOf = ({ starts_on, started_at }: Dated, { today, zone }: Here): Day => {
  const started = started_at === null ? today : dayIn(zone, Date.parse(started_at));
  // Whoever starts it later has missed nothing.
  return starts_on !== null && starts_on > started ? starts_on : started;
};

/** A day on which one of its sessions is due, if none was missed. */
export const isTrainingDay = (program: Dated, day: Day, here: Here): boolean =>
  program.weekdays.includes(weekdayOf(day)) && day >= firstOf(program, here);

/** The training days from the first on that are before this day. */
function countBefore(program: Dated, first: Day, before: Day): number {
  let count = 0;
  for (let day = first; day < before; day = addDays(day, 1)) if (program.weekdays.includes(weekdayOf(day))) count++;
  return count;
}

/** Of the days on which its sessions were done, those its training days count: what was done before the first is not one. */
export const doneIn = (program: Dated, days: readonly Day[], here: Here): number =>
  days.filter((day) => day >= firstOf(program, here)).length;

/** The day of the session that comes after so many; null for a program without dates. */
export function dayOfNext(program: Dated, done: number, here: Here): Day | null {
  let left = done + program.shifted;
  const first = firstOf(program, here);
  for (let at = 0; at < MOST_DAYS; at++) {
    const day = addDays(first, at);
    if (program.weekdays.includes(weekdayOf(day)) && left-- === 0) return day;
  }
  return null;
}

/** How many training days went by without their session. */
export const missedOf = (program: Dated, done: number, here: Here): number =>
  Math.max(0, countBefore(program, firstOf(program, here), here.today) - program.shifted - done);
