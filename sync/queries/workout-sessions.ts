import type { Readable } from '#sync/engine/act.ts';
import { workoutSessions } from '#sync/entities/workout-sessions.ts';
import type { WorkoutSession } from '#sync/entities/workout-sessions.ts';
import { bound, one, sortedBy, within } from './reading.ts';

/** Instants; `to` is exclusive. */
interface Span {
  from: string;
  to: string;
}

export const sessionById = (db: Readable, id: string): Promise<WorkoutSession | null> => one(db, workoutSessions, id);

/** Whatever their status. */
export const sessionsScheduled = (db: Readable, userId: string, { from, to }: Span): Promise<WorkoutSession[]> =>
  within(db, workoutSessions, '[user_id+scheduled_for]', [userId], bound(from), bound(to));

export const sessionsCompleted = (db: Readable, userId: string, { from, to }: Span): Promise<WorkoutSession[]> =>
  within(db, workoutSessions, '[user_id+completed_at]', [userId], bound(from), bound(to));

/** The running session, even if started on another device; the latest, if there are two. */
export async function runningSession(db: Readable, userId: string): Promise<WorkoutSession | null> {
  const running = within(db, workoutSessions, '[user_id+status]', [userId], 'in-progress', 'in-progress');
  return (await sortedBy(running, 'started_at')).at(-1) ?? null;
}

/** Planned and not begun, whenever they are due. */
export const sessionsWaiting = (db: Readable, userId: string): Promise<WorkoutSession[]> =>
  sortedBy(within(db, workoutSessions, '[user_id+status]', [userId], 'scheduled', 'scheduled'), 'scheduled_for');

export const EVER: Span = { from: '1970-01-01T00:00:00Z', to: '9999-01-01T00:00:00Z' };

export const allCompleted = (db: Readable, userId: string): Promise<WorkoutSession[]> =>
  sessionsCompleted(db, userId, EVER);

export const completedOf = (sessions: readonly WorkoutSession[], programId: string): number =>
  sessions.filter(({ program_id }) => program_id === programId).length;
