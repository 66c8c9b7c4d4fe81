import { mealsLoggedBetween, recentMeals } from '#sync/queries/meal-plans.ts';
import { measurementsHeld } from '#sync/queries/measurements.ts';
import { waterBetween } from '#sync/queries/water-intake.ts';
import { sessionsCompleted } from '#sync/queries/workout-sessions.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import type { Measurement } from '#sync/entities/measurements.ts';
import type { WaterIntake } from '#sync/entities/water-intake.ts';
import type { WorkoutSession } from '#sync/entities/workout-sessions.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';

// What a client logged in the last days, as the list of clients says it.

/** No share of a client's logs is shorter. */
export const LOOKED_AT_DAYS = 9;
/** Among those that were logged last is the one of the last day, unless as many of other days were logged after it. */
const LAST_MEALS = 10;
/** What is measured at home. */
const MEASURED: readonly string[] = ['weight', 'waist', 'systolic', 'blood_glucose', 'steps', 'sleep'];

export const last = (days: readonly (Day | undefined)[]): Day | null =>
  days
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1) ?? null;

export type Newest = ReadonlyMap<string, Measurement>;

/** Of each kind the newest. */
export function newestOf(rows: readonly Measurement[]): Newest {
  const newest = new Map<string, Measurement>();
  for (const row of rows) {
    const known = newest.get(row.kind);
    if (!known || Date.parse(row.measured_at) >= Date.parse(known.measured_at)) newest.set(row.kind, row);
  }
  return newest;
}

/** The latest of several instants, in the reader's zone: what day an instant is costs more than to compare two. */
function lastDay(instants: readonly (string | null | undefined)[], zone: string): Day | undefined {
  const latest = Math.max(...instants.flatMap((instant) => (instant ? Date.parse(instant) : [])));
  return Number.isFinite(latest) ? dayIn(zone, latest) : undefined;
}

export interface Logs {
  measured: readonly Measurement[];
  /** The meals that were logged last. */
  meals: readonly MealPlan[];
  water: readonly WaterIntake[];
  sessions: readonly WorkoutSession[];
}

interface When {
  today: Day;
  /** The days in which a workout is looked for. */
  span: { from: string; to: string };
}

/** All at once: what is asked after the answer to something else is followed by no live query, and read anew each time. */
export async function logsOf(db: ReadOnly, clientId: string, { today, span }: When): Promise<Logs> {
  const [measured, meals, water, sessions] = await Promise.all([
    measurementsHeld(db, clientId),
    recentMeals(db, clientId, LAST_MEALS),
    waterBetween(db, clientId, addDays(today, -LOOKED_AT_DAYS), today),
    sessionsCompleted(db, clientId, span),
  ]);
  return { measured, meals, water, sessions };
}

async function ateLast(db: ReadOnly, clientId: string, latest: Logs['meals'], today: Day): Promise<Day | null> {
  const first = addDays(today, -LOOKED_AT_DAYS);
  const eaten = last(latest.map(({ date }) => date).filter((date) => date >= first && date <= today));
  if (eaten === today || latest.length < LAST_MEALS) return eaten;
  const since = await mealsLoggedBetween(db, clientId, eaten ? addDays(eaten, 1) : first, today);
  return last(since.map(({ date }) => date)) ?? eaten;
}

export async function loggedLast(
  db: ReadOnly,
  clientId: string,
  logs: Logs,
  newest: Newest,
  { today, zone }: Here,
): Promise<Day | null> {
  const eaten = await ateLast(db, clientId, logs.meals, today);
  return last([
    eaten ?? undefined,
    ...logs.water.map(({ date }) => date),
    lastDay(
      [
        ...logs.sessions.map(({ completed_at }) => completed_at),
        ...MEASURED.map((kind) => newest.get(kind)?.measured_at),
      ],
      zone,
    ),
  ]);
}
