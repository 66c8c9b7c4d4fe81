import type { Activity, WorkoutSession } from '#sync/entities/workout-sessions.ts';
import { keptName } from '#src/work/catalogue/workouts/use-workout-name.ts';
import { amountsOf } from './cardio-fields.tsx';
import type { Told } from './cardio-fields.tsx';
import { energyOf } from './energy.ts';

/** What the form of a session that is over begins with: energy that was an estimate is estimated again. */
export function toldOf(session: WorkoutSession, activity: Activity, weightKg: number | null): Told {
  const { moving_seconds, duration_minutes, distance_m: metres, calories_burned } = session;
  const seconds = moving_seconds ?? (duration_minutes ?? 0) * 60;
  const isEstimate = calories_burned === energyOf({ activity, seconds, metres, weightKg });
  return { seconds, metres: metres ?? 0, calories: isEstimate ? null : calories_burned };
}

interface Corrected {
  activity: Activity;
  told: Told;
  hurt: boolean;
}

/** Only what is another than it was, so that nothing that another device corrected is written over. */
export function correctionOf(
  session: WorkoutSession,
  { activity, told, hurt }: Corrected,
  weightKg: number | null,
): Partial<WorkoutSession> {
  const before = session.activity ?? activity;
  const former = amountsOf(before, toldOf(session, before, weightKg), weightKg);
  const { distance_m, moving_seconds, calories_burned } = amountsOf(activity, told, weightKg);
  const name = session.name === keptName.of(before) ? keptName.of(activity) : session.name;
  const isEstimated = told.seconds > 0 && calories_burned !== former.calories_burned;
  const hasEnergy = told.calories !== null || isEstimated;
  return {
    ...(activity !== session.activity && { activity }),
    ...(name !== session.name && { name }),
    ...(hurt !== session.hurt && { hurt }),
    ...(distance_m !== former.distance_m && { distance_m }),
    ...(moving_seconds !== former.moving_seconds && {
      moving_seconds,
      duration_minutes: Math.round(moving_seconds / 60),
    }),
    ...(hasEnergy && calories_burned !== session.calories_burned && { calories_burned }),
  };
}
