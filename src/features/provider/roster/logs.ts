import { mealsLoggedBetween } from '#sync/queries/meal-plans.ts';
import { measurementsHeld } from '#sync/queries/measurements.ts';
import { spanOf } from '#sync/queries/span.ts';
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
const LOOKED_AT_DAYS = 9;
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
  meals: readonly MealPlan[];
  water: readonly WaterIntake[];
  sessions: readonly WorkoutSession[];
}

/** All in one turn: asked one after another, a browser was counted to read them anew at each visit. */
export async function logsOf(db: ReadOnly, clientId: string, { today, zone }: Here): Promise<Logs> {
  const first = addDays(today, -LOOKED_AT_DAYS);
  const [measured, meals, water, sessions] = await Promise.all([
    measurementsHeld(db, clientId),
    mealsLoggedBetween(db, clientId, first, today),
    waterBetween(db, clientId, first, today),
    sessionsCompleted(db, clientId, spanOf(first, today, zone)),
  ]);
  return { measured, meals, water, sessions };
}

export function loggedLast({ meals, water, sessions }: Logs, newest: Newest, zone: string): Day | null {
  const instants = [
    ...sessions.map(({ completed_at }) => completed_at),
    ...MEASURED.map((kind) => newest.get(kind)?.measured_at),
  ];
  return last([...meals.map(({ date }) => date), ...water.map(({ date }) => date), lastDay(instants, zone)]);
}
