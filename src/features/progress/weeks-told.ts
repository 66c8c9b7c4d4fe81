import { mealsLoggedBetween } from '#sync/queries/meal-plans.ts';
import { measurementSeries } from '#sync/queries/measurements.ts';
import { waterBetween } from '#sync/queries/water-intake.ts';
import { allCompleted, EVER } from '#sync/queries/workout-sessions.ts';
import { setsBetween } from '#sync/queries/workout-sets.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { daysBetween } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { dayOf } from '#src/work/progress/span.ts';
import type { Place } from '#src/work/progress/span.ts';
import { firstOf } from '#src/work/progress/weight-line.tsx';
import type { Range } from '#src/work/progress/weight-line.tsx';
import { weekStartOf } from '#src/work/weeks.ts';

const [FIRST_DAY, LAST_DAY] = ['0001-01-01', '9999-12-31'];

/** All of it, by day. */
export const foodOf = (db: ReadOnly, userId: string) =>
  Promise.all([
    mealsLoggedBetween(db, userId, FIRST_DAY, LAST_DAY),
    waterBetween(db, userId, FIRST_DAY, LAST_DAY),
  ] as const);

/** The first day of which weeks can tell anything. */
async function firstDayOf(db: ReadOnly, userId: string, { today, zone }: Place): Promise<Day> {
  const [[meals, water], weights, sessions, sets] = await Promise.all([
    foodOf(db, userId),
    measurementSeries(db, { userId, kind: 'weight' }),
    allCompleted(db, userId),
    setsBetween(db, userId, EVER),
  ]);
  const instants = [weights[0]?.measured_at, sessions[0]?.completed_at, sets[0]?.completed_at];
  const days = [meals[0]?.date, water[0]?.date, ...instants.map((instant) => instant && dayOf(zone, instant))];
  return days.reduce<Day>((first, day) => (day && day < first ? day : first), today);
}

/** How many weeks begin within a range, this one included. */
export async function weeksWithin(range: Range, db: ReadOnly, userId: string, here: Place): Promise<number> {
  const from =
    range === 'all' ? weekStartOf(await firstDayOf(db, userId, here), here.weekStart) : firstOf(range, here.today);
  return Math.floor(daysBetween(from, weekStartOf(here.today, here.weekStart)) / 7) + 1;
}
