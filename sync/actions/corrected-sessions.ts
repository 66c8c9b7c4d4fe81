import { action } from '#sync/engine/act.ts';
import type { Change } from '#sync/engine/act.ts';
import { workoutSessions } from '#sync/entities/workout-sessions.ts';
import type { WorkoutSession } from '#sync/entities/workout-sessions.ts';
import { workoutSets } from '#sync/entities/workout-sets.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { setsOfSession } from '#sync/queries/workout-sets.ts';
import { changed } from './changes.ts';
import { undiscarded } from './workout-sessions.ts';
import type { SessionEdit } from './workout-sessions.ts';

const MINUTE_MS = 60_000;

const moved = (instant: string, by: number): string => new Date(Date.parse(instant) + by).toISOString();

type Correction = SessionEdit & Partial<Pick<WorkoutSession, 'completed_at'>>;
type Moments = Partial<Pick<WorkoutSession, 'started_at' | 'completed_at' | 'scheduled_for'>>;

/** One that ended at another time began at another, and so did a workout that took longer. */
function momentsOf(session: WorkoutSession, edit: Correction): Moments {
  const { completed_at = session.completed_at } = edit;
  const minutes = session.activity ? undefined : edit.duration_minutes;
  if (completed_at === null || session.completed_at === null) return {};
  const by = Date.parse(completed_at) - Date.parse(session.completed_at);
  if (by === 0 && typeof minutes !== 'number') return {};
  const started_at =
    typeof minutes === 'number'
      ? moved(completed_at, -minutes * MINUTE_MS)
      : moved(session.started_at ?? session.completed_at, by);
  return { started_at, completed_at, scheduled_for: moved(session.scheduled_for, by) };
}

/** Sets go with the end; of a workout whose end was forgotten they were done when they were done, and are within it. */
function setsMoved(
  session: WorkoutSession,
  { started_at, completed_at }: Moments,
  sets: readonly WorkoutSet[],
): Change[] {
  if (!started_at || !completed_at) return [];
  const by = Date.parse(completed_at) - Date.parse(session.completed_at ?? completed_at);
  // An end is typed to the minute, and a set is done at a second.
  const [from, to] = [Date.parse(started_at) - MINUTE_MS, Date.parse(completed_at) + MINUTE_MS];
  const moments = sets.map((set) => Date.parse(set.completed_at));
  if (by === 0 || moments.every((at) => at >= from && at <= to)) return [];
  return sets.map((set) => changed(workoutSets, set.id, { completed_at: moved(set.completed_at, by) }));
}

/** Corrects a session that is over. Records, weeks and streaks go by its moments and its sets'. */
export const correctSession = action([workoutSessions, workoutSets], async (tx, id: string, edit: Correction) => {
  const session = await undiscarded(tx, id);
  const moments = momentsOf(session, edit);
  await tx.write([
    changed(workoutSessions, id, { ...edit, ...moments }),
    ...setsMoved(session, moments, await setsOfSession(tx, id)),
  ]);
});
