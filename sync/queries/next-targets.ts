import type { Readable } from '#sync/engine/act.ts';
import { workoutExercises } from '#sync/entities/workout-exercises.ts';
import { workoutSessions } from '#sync/entities/workout-sessions.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { FREE, isAway, nextTarget, oneRepMax } from '#sync/rules/progression.ts';
import type { Go, NextTarget, Progressing } from '#sync/rules/progression.ts';
import { many } from './reading.ts';
import { settingsOf } from './user-settings.ts';
import { isLifted, isWorking, lastSetOf, setsOfExercise } from './workout-sets.ts';

/** As many sets as tell how it goes: some ten sessions. */
const LATELY = 60;
const DAY_MS = 86_400_000;
/** An estimate is of what one could do when it was last done; what fades since then is taken off by itself. */
const FRESH_DAYS = 84;

type Step = Progressing & { exercise_id: string };

async function goesOf(db: Readable, sets: readonly WorkoutSet[]): Promise<Go[]> {
  const bySession = [...Map.groupBy(sets, ({ workout_exercise_id }) => workout_exercise_id)];
  const [planned, sessions] = await Promise.all([
    many(
      db,
      workoutExercises,
      bySession.map(([id]) => id),
    ),
    many(
      db,
      workoutSessions,
      sets.map(({ session_id }) => session_id),
    ),
  ]);
  const rows = new Map(planned.map((row) => [row.id, row]));
  const hurting = new Set(sessions.filter(({ hurt }) => hurt).map(({ id }) => id));
  return bySession.flatMap(([id, own]) => {
    const row = rows.get(id);
    const hurt = own.some((set) => set.hurt || hurting.has(set.session_id));
    return row ? { planned: row, sets: own.filter(isLifted), hurt } : [];
  });
}

/** Days since the last set, or none where there was no set. */
const daysSince = (set: WorkoutSet | null | undefined, now: string): number =>
  set ? (Date.parse(now) - Date.parse(set.completed_at)) / DAY_MS : 0;

export const isRuled = ({ rule, percent_max }: Progressing): boolean => rule !== 'none' || percent_max !== null;

/** What its rule, or the weeks without it, make of the sessions of an exercise before this one. */
export async function targetFor(
  db: Readable,
  userId: string,
  step: Step,
  { now, except = null }: { now: string; except?: string | null },
): Promise<NextTarget> {
  // Without a rule only the weeks count, and few sets are read.
  if (!isRuled(step) && !isAway(daysSince(await lastSetOf(db, userId, step.exercise_id), now))) return FREE;
  const all = await setsOfExercise(db, userId, step.exercise_id);
  const before = all.filter(({ session_id }) => session_id !== except);
  const last = before.findLast(isWorking);
  const from = Date.parse(last?.completed_at ?? now) - FRESH_DAYS * DAY_MS;
  const estimates = before
    .filter((set) => isLifted(set) && Date.parse(set.completed_at) >= from)
    .flatMap((set) => oneRepMax(set) ?? []);
  const maximum = estimates.length > 0 ? Math.max(...estimates) : null;
  if (before.length === 0) return nextTarget(step, []);
  const [goes, settings] = await Promise.all([goesOf(db, before.slice(-LATELY)), settingsOf(db, userId)]);
  return nextTarget(step, goes, { maximum, units: settings?.units, away: daysSince(last, now) });
}
