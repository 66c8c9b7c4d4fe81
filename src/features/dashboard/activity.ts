import { achievements } from '#sync/entities/achievements.ts';
import { achievementsOf } from '#sync/queries/achievements.ts';
import type { Achievement } from '#sync/entities/achievements.ts';
import { appointments } from '#sync/entities/appointments.ts';
import { appointmentsOfClient } from '#sync/queries/appointments.ts';
import type { Appointment } from '#sync/entities/appointments.ts';
import { mealPlans } from '#sync/entities/meal-plans.ts';
import { recentMeals } from '#sync/queries/meal-plans.ts';
import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { measurements } from '#sync/entities/measurements.ts';
import { measurementSeries } from '#sync/queries/measurements.ts';
import type { Measurement } from '#sync/entities/measurements.ts';
import { progressEvaluations } from '#sync/entities/progress-evaluations.ts';
import { evaluationsOfClient } from '#sync/queries/progress-evaluations.ts';
import type { ProgressEvaluation } from '#sync/entities/progress-evaluations.ts';
import { spanOf } from '#sync/queries/span.ts';
import { waterIntake } from '#sync/entities/water-intake.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { waterBetween } from '#sync/queries/water-intake.ts';
import type { WaterIntake } from '#sync/entities/water-intake.ts';
import { workoutSessions } from '#sync/entities/workout-sessions.ts';
import { sessionsCompleted } from '#sync/queries/workout-sessions.ts';
import type { WorkoutSession } from '#sync/entities/workout-sessions.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { standingsOf } from '#src/data/sync/standing.ts';
import type { Standing } from '#src/data/sync/standing.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';

/** An event and its record. */
export type Activity = { at: number } & (
  | { kind: 'meal'; row: MealPlan }
  | { kind: 'water'; row: WaterIntake }
  | { kind: 'workout'; row: WorkoutSession }
  | { kind: 'weight'; row: Measurement }
  | { kind: 'appointment'; row: Appointment }
  | { kind: 'evaluation'; row: ProgressEvaluation }
  /** The latest, and all of its day. */
  | { kind: 'achievement'; row: Achievement; rows: readonly Achievement[] }
);

const ENTITIES = {
  meal: mealPlans,
  water: waterIntake,
  workout: workoutSessions,
  weight: measurements,
  appointment: appointments,
  evaluation: progressEvaluations,
  achievement: achievements,
} as const satisfies Record<Activity['kind'], unknown>;

/** With the record's sync state. */
export interface Recorded {
  activity: Activity;
  standing: Standing | undefined;
}

const DAYS = 14;
/** An appointment made today may be that many days away. */
const AHEAD = 90;
const MOST = 8;

const instant = (text: string | null): number => Date.parse(text ?? '');

/** The last glass counts on its own day, whenever the row was last touched. */
const lastGlass = ({ date, updated_at }: WaterIntake, zone: string): number =>
  Math.min(instant(updated_at), instant(spanOf(date, date, zone).to) - 1);

const met = ({ status, ends_at, created_at }: Appointment): number =>
  instant(status === 'completed' ? ends_at : created_at);

/** One line a day: an evening may bring many, and what brought them is to be seen beside them. */
function earnedByDay(earned: readonly Achievement[], zone: string): Activity[] {
  const days = Map.groupBy(earned, ({ earned_at }) => dayIn(zone, instant(earned_at)));
  return [...days.values()].flatMap((all) => {
    const rows = all.toSorted((one, other) => instant(other.earned_at) - instant(one.earned_at));
    return rows.slice(0, 1).map((row) => ({ kind: 'achievement' as const, at: instant(row.earned_at), row, rows }));
  });
}

/** Of several records in a line, the first that is not saved speaks. */
const standingIn = (activity: Activity, standings: ReadonlyMap<string, Standing> | undefined): Standing | undefined =>
  (activity.kind === 'achievement' ? activity.rows : [activity.row])
    .map(({ id }) => standings?.get(id))
    .find((standing) => standing !== undefined);

async function allOf(db: ReadOnly, userId: string, { today, zone }: Here): Promise<Activity[]> {
  const from = addDays(today, -DAYS);
  const span = spanOf(from, today, zone);
  const [meals, water, sessions, weights, meetings, evaluations, earned, settings] = await Promise.all([
    recentMeals(db, userId, MOST),
    waterBetween(db, userId, from, today),
    sessionsCompleted(db, userId, span),
    measurementSeries(db, { userId, kind: 'weight', ...span }),
    appointmentsOfClient(db, userId, { from, to: addDays(today, AHEAD) }),
    evaluationsOfClient(db, userId, MOST),
    achievementsOf(db, userId),
    settingsOf(db, userId),
  ]);
  return [
    ...meals.map((row) => ({ kind: 'meal' as const, at: instant(row.logged_at), row })),
    ...water
      .filter(({ glasses_consumed }) => glasses_consumed > 0)
      .map((row) => ({ kind: 'water' as const, at: lastGlass(row, zone), row })),
    ...sessions.map((row) => ({ kind: 'workout' as const, at: instant(row.completed_at), row })),
    ...weights.map((row) => ({ kind: 'weight' as const, at: instant(row.measured_at), row })),
    ...meetings.map((row) => ({ kind: 'appointment' as const, at: met(row), row })),
    ...evaluations.map((row) => ({ kind: 'evaluation' as const, at: instant(row.created_at), row })),
    ...(settings?.gamification === false ? [] : earnedByDay(earned, zone)),
  ].filter(({ at }) => at >= instant(span.from));
}

/** The last two weeks, every kind, newest first, and achievements in one line a day. */
export async function activityOf(db: ReadOnly, userId: string, here: Here): Promise<Recorded[]> {
  const all = await allOf(db, userId, here);
  const latest = all.toSorted((one, other) => other.at - one.at).slice(0, MOST);
  const kinds = [...new Set(latest.map(({ kind }) => kind))];
  const standings = new Map(
    await Promise.all(kinds.map(async (kind) => [kind, await standingsOf(db, ENTITIES[kind])] as const)),
  );
  return latest.map((activity) => ({ activity, standing: standingIn(activity, standings.get(activity.kind)) }));
}
