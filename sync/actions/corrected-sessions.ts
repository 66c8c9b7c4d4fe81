import { action } from '#sync/engine/act.ts';
import { workoutSessions } from '#sync/entities/workout-sessions.ts';
import type { WorkoutSession } from '#sync/entities/workout-sessions.ts';
import { workoutSets } from '#sync/entities/workout-sets.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { setsOfSession } from '#sync/queries/workout-sets.ts';
import { changed } from './changes.ts';
import { minutesBetween, undiscarded } from './workout-sessions.ts';
import type { SessionEdit } from './workout-sessions.ts';

const MINUTE_MS = 60_000;

const moved = (instant: string, by: number): string => new Date(Date.parse(instant) + by).toISOString();

type Correction = SessionEdit & Partial<Pick<WorkoutSession, 'completed_at'>>;

interface Moving {
  moments: Partial<Pick<WorkoutSession, 'started_at' | 'completed_at' | 'scheduled_for' | 'duration_minutes'>>;
  /** How far the sets go with it. */
  by: number;
}

/**
 * A session goes with its end, unless what was done of it is within it as it is then: of one whose end was forgotten the
 * start stays. Where its minutes are said it began so long before its end.
 */
function movingOf(session: WorkoutSession, edit: Correction, sets: readonly WorkoutSet[]): Moving {
  const { completed_at = session.completed_at } = edit;
  const minutes = session.activity ? undefined : edit.duration_minutes;
  if (completed_at === null || session.completed_at === null) return { moments: {}, by: 0 };
  const by = Date.parse(completed_at) - Date.parse(session.completed_at);
  if (by === 0 && typeof minutes !== 'number') return { moments: {}, by };
  const start = session.started_at ?? session.completed_at;
  const said = typeof minutes === 'number' ? moved(completed_at, -minutes * MINUTE_MS) : null;
  // An end is typed to the minute, and a set is done at a second.
  const [from, to] = [Date.parse(said ?? start) - MINUTE_MS, Date.parse(completed_at) + MINUTE_MS];
  const done = sets.length > 0 ? sets.map((set) => Date.parse(set.completed_at)) : [Date.parse(start)];
  const mayStay = said !== null || (by < 0 && !session.activity);
  if (mayStay && done.every((at) => at >= from && at <= to)) {
    const started_at = said ?? start;
    return { moments: { started_at, completed_at, duration_minutes: minutesBetween(started_at, completed_at) }, by: 0 };
  }
  const started_at = said ?? moved(start, by);
  return { moments: { started_at, completed_at, scheduled_for: moved(session.scheduled_for, by) }, by };
}

/** Corrects a session that is over. Records, weeks and streaks go by its moments and its sets'. */
export const correctSession = action([workoutSessions, workoutSets], async (tx, id: string, edit: Correction) => {
  const session = await undiscarded(tx, id);
  const sets = await setsOfSession(tx, id);
  const { moments, by } = movingOf(session, edit, sets);
  const along = by === 0 ? [] : sets;
  await tx.write([
    changed(workoutSessions, id, { ...edit, ...moments }),
    ...along.map((set) => changed(workoutSets, set.id, { completed_at: moved(set.completed_at, by) })),
  ]);
});
