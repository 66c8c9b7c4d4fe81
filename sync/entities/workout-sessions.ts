import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { REAL_CLOCK, write, type Change, type Local } from '#sync/engine/journal.ts';
import { changed, created, moment } from './changes.ts';
import { instant, integer, maybe, named, oneOf, text, uuid } from './columns.ts';
import { bound, one, sortedBy, within } from './reading.ts';
import { planned, sameAgain, type Planned } from './workout-exercises.ts';
import { programPlan } from './workout-program-exercises.ts';

export const workoutSessions = defineEntity({
  name: 'workout_sessions',
  columns: {
    user_id: uuid,
    program_id: maybe(uuid),
    name: named(120),
    scheduled_for: instant,
    status: oneOf(['scheduled', 'in-progress', 'completed', 'cancelled']),
    started_at: maybe(instant),
    completed_at: maybe(instant),
    duration_minutes: maybe(integer(0, 1440)),
    calories_burned: maybe(integer(0, 20_000)),
    notes: maybe(text(4000)),
    created_at: instant,
  },
  indexes: ['[user_id+scheduled_for]', '[user_id+completed_at]', '[user_id+status]'],
});

export type WorkoutSession = RowOf<typeof workoutSessions>;

/** Instants; `to` is the first that is outside. */
interface Span {
  from: string;
  to: string;
}

export const sessionById = (db: Local, id: string): Promise<WorkoutSession | null> => one(db, workoutSessions, id);

/** Whatever their status. */
export const sessionsScheduled = (db: Local, userId: string, { from, to }: Span): Promise<WorkoutSession[]> =>
  within(db, workoutSessions, '[user_id+scheduled_for]', [userId], bound(from), bound(to));

export const sessionsCompleted = (db: Local, userId: string, { from, to }: Span): Promise<WorkoutSession[]> =>
  within(db, workoutSessions, '[user_id+completed_at]', [userId], bound(from), bound(to));

/** The one under way, also where another device started it; the latest, if there are two. */
export async function runningSession(db: Local, userId: string): Promise<WorkoutSession | null> {
  const running = within(db, workoutSessions, '[user_id+status]', [userId], 'in-progress', 'in-progress');
  return (await sortedBy(running, 'started_at')).at(-1) ?? null;
}

/** Planned and not begun, whenever they are due. */
export const sessionsWaiting = (db: Local, userId: string): Promise<WorkoutSession[]> =>
  sortedBy(within(db, workoutSessions, '[user_id+status]', [userId], 'scheduled', 'scheduled'), 'scheduled_for');

interface Plan {
  user_id: string;
  name: string;
  scheduled_for: string;
  exercises: readonly Planned[];
  program_id?: string | null;
  /** Begun in the moment in which it is planned. */
  started?: boolean;
}

/** A session with its exercises. */
export async function planSession(db: Local, plan: Plan, clock = REAL_CLOCK): Promise<string> {
  const { exercises, program_id = null, started: isStarted = false, ...session } = plan;
  const now = moment(db, clock);
  const id = crypto.randomUUID();
  const row = {
    ...session,
    program_id,
    status: isStarted ? ('in-progress' as const) : ('scheduled' as const),
    started_at: isStarted ? now : null,
    completed_at: null,
    duration_minutes: null,
    calories_burned: null,
    notes: null,
    created_at: now,
  };
  const place = { session_id: id, user_id: plan.user_id, created_at: now };
  const children = exercises.map((exercise, order_index) => planned(exercise, { ...place, order_index }));
  await write(db, [created(workoutSessions, row, id), ...children], clock);
  return id;
}

/** The session for one day of a program. */
export async function planProgramDay(
  db: Local,
  { day, ...plan }: Omit<Plan, 'exercises'> & { program_id: string; day: number },
  clock = REAL_CLOCK,
): Promise<string> {
  const whole = await programPlan(db, plan.program_id);
  const exercises = whole.filter((exercise) => exercise.day === day).map(sameAgain);
  return planSession(db, { ...plan, exercises }, clock);
}

export const started = (id: string, at: string): Change =>
  changed(workoutSessions, id, { status: 'in-progress', started_at: at });

export async function startSession(db: Local, id: string, clock = REAL_CLOCK): Promise<void> {
  await write(db, [started(id, moment(db, clock))], clock);
}

const minutesBetween = (from: string, to: string): number =>
  Math.min(1440, Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 60_000)));

/** Nothing happens to a session that is not there. */
export async function completeSession(
  db: Local,
  id: string,
  done: { calories_burned?: number | null; duration_minutes?: number; notes?: string | null } = {},
  clock = REAL_CLOCK,
): Promise<void> {
  const session = await sessionById(db, id);
  if (!session) return;
  const now = moment(db, clock);
  const started_at = session.started_at ?? now;
  const completion = {
    status: 'completed' as const,
    started_at,
    completed_at: now,
    duration_minutes: minutesBetween(started_at, now),
    ...done,
  };
  await write(db, [changed(workoutSessions, id, completion)], clock);
}

export async function editSession(
  db: Local,
  id: string,
  edit: Partial<Pick<WorkoutSession, 'name' | 'notes' | 'scheduled_for'>>,
  clock = REAL_CLOCK,
): Promise<void> {
  await write(db, [changed(workoutSessions, id, edit)], clock);
}
