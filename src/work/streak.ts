import { mealsLoggedBetween } from '#sync/queries/meal-plans.ts';
import { measuredBetween } from '#sync/queries/measurements.ts';
import { spanOf } from '#sync/queries/span.ts';
import { waterBetween } from '#sync/queries/water-intake.ts';
import { sessionsCompleted } from '#sync/queries/workout-sessions.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays, dayIn, daysBetween } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';

/** The days in a row up to today. Today does not break the streak before it is over. */
export function runOf(logged: ReadonlySet<Day>, today: Day): number {
  let day = logged.has(today) ? today : addDays(today, -1);
  let run = 0;
  while (logged.has(day)) {
    run++;
    day = addDays(day, -1);
  }
  return run;
}

const daysFrom = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

interface Days {
  from: Day;
  to: Day;
}

type Ask = (db: ReadOnly, userId: string, days: Days, zone: string) => Promise<Day[]>;

const dayOf = (zone: string, instant: string | null): Day => dayIn(zone, Date.parse(instant ?? ''));

/** What counts as logged. Kinds with one row a day first, those with many last. */
const ASKED: readonly Ask[] = [
  async (db, userId, { from, to }) =>
    (await waterBetween(db, userId, from, to)).flatMap(({ date, glasses_consumed }) =>
      glasses_consumed > 0 ? [date] : [],
    ),
  async (db, userId, { from, to }, zone) =>
    (await sessionsCompleted(db, userId, spanOf(from, to, zone))).map(({ completed_at }) => dayOf(zone, completed_at)),
  async (db, userId, { from, to }) => (await mealsLoggedBetween(db, userId, from, to)).map(({ date }) => date),
  async (db, userId, { from, to }, zone) =>
    (await measuredBetween(db, userId, spanOf(from, to, zone))).map(({ measured_at }) => dayOf(zone, measured_at)),
];

/** The days on which something was logged; each kind is queried only for the days still open. */
export async function loggedDays(db: ReadOnly, userId: string, days: readonly Day[], zone: string): Promise<Set<Day>> {
  const logged = new Set<Day>();
  let open = days;
  for (const ask of ASKED) {
    const [from, to] = [open[0], open.at(-1)];
    if (!from || !to) break;
    for (const day of await ask(db, userId, { from, to }, zone)) logged.add(day);
    open = open.filter((day) => !logged.has(day));
  }
  return logged;
}

const WEEK = 7;

export interface Streak {
  days: number;
  /** The last seven days, today last. */
  week: { day: Day; logged: boolean }[];
}

/** Reads back as far as the streak goes, in doubling steps: most streaks end within the first. */
export async function streakUpTo(db: ReadOnly, userId: string, { today, zone }: Here): Promise<Streak> {
  const logged = new Set<Day>();
  let to = today;
  let days = 0;
  for (let step = 2 * WEEK; ; step *= 2) {
    const from = addDays(to, 1 - step);
    for (const day of await loggedDays(db, userId, daysFrom(from, step), zone)) logged.add(day);
    days = runOf(logged, today);
    if (!logged.has(from) || days < daysBetween(from, today)) break;
    to = addDays(from, -1);
  }
  const week = daysFrom(addDays(today, 1 - WEEK), WEEK);
  return { days, week: week.map((day) => ({ day, logged: logged.has(day) })) };
}
