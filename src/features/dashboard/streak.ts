import { mealsLoggedBetween } from '#sync/entities/meal-plans.ts';
import { measuredBetween } from '#sync/entities/measurements.ts';
import { spanOf } from '#sync/entities/span.ts';
import { waterBetween } from '#sync/entities/water-intake.ts';
import { sessionsCompleted } from '#sync/entities/workout-sessions.ts';
import type { Local } from '#src/data/opening.ts';
import { addDays, dayIn, daysBetween } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';

/** The days in a row up to today. Today breaks nothing before it is over. */
export function runOf(logged: ReadonlySet<Day>, today: Day): number {
  let day = logged.has(today) ? today : addDays(today, -1);
  let run = 0;
  while (logged.has(day)) {
    run++;
    day = addDays(day, -1);
  }
  return run;
}

interface Days {
  from: Day;
  to: Day;
}

/** The days on which a meal, water, a workout or a measurement was logged. */
async function loggedDays(db: Local, userId: string, { from, to }: Days, zone: string): Promise<Day[]> {
  const span = spanOf(from, to, zone);
  const [meals, water, sessions, measured] = await Promise.all([
    mealsLoggedBetween(db, userId, from, to),
    waterBetween(db, userId, from, to),
    sessionsCompleted(db, userId, span),
    measuredBetween(db, userId, span),
  ]);
  const instants = [
    ...sessions.map(({ completed_at }) => completed_at ?? ''),
    ...measured.map(({ measured_at }) => measured_at),
  ];
  return [
    ...meals.map(({ date }) => date),
    ...water.filter(({ glasses_consumed }) => glasses_consumed > 0).map(({ date }) => date),
    ...instants.map((instant) => dayIn(zone, Date.parse(instant))),
  ];
}

const WEEK = 7;

export interface Streak {
  days: number;
  /** The last seven days, today at the end. */
  week: { day: Day; logged: boolean }[];
}

/** Reads back as far as the days are in a row, in steps that double: most streaks end within the first. */
export async function streakUpTo(db: Local, userId: string, { today, zone }: Here): Promise<Streak> {
  const logged = new Set<Day>();
  let to = today;
  let days = 0;
  for (let step = 2 * WEEK; ; step *= 2) {
    const from = addDays(to, 1 - step);
    for (const day of await loggedDays(db, userId, { from, to }, zone)) logged.add(day);
    days = runOf(logged, today);
    if (!logged.has(from) || days < daysBetween(from, today)) break;
    to = addDays(from, -1);
  }
  const week = Array.from({ length: WEEK }, (_, place) => addDays(today, place - WEEK + 1));
  return { days, week: week.map((day) => ({ day, logged: logged.has(day) })) };
}
