import { mealPlans } from '#sync/entities/meal-plans.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import type { Measurement } from '#sync/entities/measurements.ts';
import { waterIntake } from '#sync/entities/water-intake.ts';
import type { WaterIntake } from '#sync/entities/water-intake.ts';
import { workoutSessions } from '#sync/entities/workout-sessions.ts';
import type { WorkoutSession } from '#sync/entities/workout-sessions.ts';
import { measurementsHeld } from '#sync/queries/measurements.ts';
import { bound, latest } from '#sync/queries/reading.ts';
import { spanOf } from '#sync/queries/span.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { dayIn } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';

// When a client logged something last, as the list of clients says it.

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
  const past = instants.flatMap((instant) => (instant ? Date.parse(instant) : []));
  return past.length > 0 ? dayIn(zone, Math.max(...past)) : undefined;
}

export interface Logs {
  measured: readonly Measurement[];
  meal: MealPlan | undefined;
  water: WaterIntake | undefined;
  session: WorkoutSession | undefined;
}

/** One, and one more where that was deleted: each row that is read is noted for the live query. */
const NEWEST = { most: 1, spare: 1 };

/**
 * Up to today: what has a date to come would hide that somebody is silent. All in one turn: asked one after another, a
 * browser was counted to read them anew at each visit.
 */
export async function logsOf(db: ReadOnly, clientId: string, { today, zone }: Here): Promise<Logs> {
  const end = bound(spanOf(today, today, zone).to);
  const [measured, [meal], [water], [session]] = await Promise.all([
    measurementsHeld(db, clientId),
    latest(db, mealPlans, '[user_id+logged_at]', [clientId], { ...NEWEST, to: end }),
    latest(db, waterIntake, '[user_id+date]', [clientId], { ...NEWEST, to: today }),
    latest(db, workoutSessions, '[user_id+completed_at]', [clientId], { ...NEWEST, to: end }),
  ]);
  return { measured: measured.filter(({ measured_at }) => measured_at < end), meal, water, session };
}

export function loggedLast({ meal, water, session }: Logs, newest: Newest, zone: string): Day | null {
  const instants = [meal?.logged_at, session?.completed_at, ...MEASURED.map((kind) => newest.get(kind)?.measured_at)];
  return last([water?.date, lastDay(instants, zone)]);
}
