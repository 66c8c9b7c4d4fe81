import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { REAL_CLOCK, write, type Change, type Local } from '#sync/engine/journal.ts';
import { changed, created, moment } from './changes.ts';
import { instant, integer, maybe, named, oneOf, text, uuid } from './columns.ts';
import { all, one, sortedBy, where } from './reading.ts';
import { programPlan, workoutProgramExercises } from './workout-program-exercises.ts';
import { sessionsWaiting, workoutSessions } from './workout-sessions.ts';

/** Rows without a user are the templates on offer; starting one copies it. */
export const workoutPrograms = defineEntity({
  name: 'workout_programs',
  columns: {
    user_id: maybe(uuid),
    template_id: maybe(uuid),
    title: named(120),
    description: text(4000),
    duration_weeks: integer(1, 104),
    difficulty: oneOf(['beginner', 'intermediate', 'advanced']),
    sessions: integer(1, 1000),
    calories_min: maybe(integer(0, 5000)),
    calories_max: maybe(integer(0, 5000)),
    status: oneOf(['active', 'completed', 'stopped']),
    started_at: maybe(instant),
    created_at: instant,
  },
  indexes: ['user_id'],
});

export type WorkoutProgram = RowOf<typeof workoutPrograms>;

/** No index holds a null, and there are few programs altogether. */
export const programTemplates = async (db: Local): Promise<WorkoutProgram[]> =>
  (await sortedBy(all(db, workoutPrograms), 'created_at')).filter((program) => program.user_id === null);

export const programsOf = (db: Local, userId: string): Promise<WorkoutProgram[]> =>
  sortedBy(where(db, workoutPrograms, 'user_id', [userId]), 'created_at');

/** What of these programs was planned and not begun has nobody left to do it. */
async function cancelWaiting(db: Local, userId: string, programIds: readonly string[]): Promise<Change[]> {
  const waiting = await sessionsWaiting(db, userId);
  return waiting
    .filter(({ program_id }) => program_id !== null && programIds.includes(program_id))
    .map(({ id }) => changed(workoutSessions, id, { status: 'cancelled' }));
}

/** What is followed now. */
async function stopAll(db: Local, userId: string): Promise<Change[]> {
  const followed = (await programsOf(db, userId)).filter(({ status }) => status === 'active').map(({ id }) => id);
  const stopped = followed.map((id) => changed(workoutPrograms, id, { status: 'stopped' }));
  return [...stopped, ...(await cancelWaiting(db, userId, followed))];
}

/**
 * Copies a template with its whole plan, in place of the program that was followed until now; null where there is none
 * of that id.
 */
export async function startProgram(
  db: Local,
  { userId, templateId }: { userId: string; templateId: string },
  clock = REAL_CLOCK,
): Promise<string | null> {
  const template = await one(db, workoutPrograms, templateId);
  if (!template) return null;
  const plan = await programPlan(db, templateId);
  const now = moment(db, clock);
  const programId = crypto.randomUUID();
  const { title, description, duration_weeks, difficulty, sessions, calories_min, calories_max } = template;
  const program = {
    user_id: userId,
    template_id: templateId,
    title,
    description,
    duration_weeks,
    difficulty,
    sessions,
    calories_min,
    calories_max,
    status: 'active' as const,
    started_at: now,
    created_at: now,
  };
  const exercises = plan.map(({ id: _id, rev: _rev, updated_at: _at, deleted: _deleted, ...exercise }) =>
    created(workoutProgramExercises, { ...exercise, program_id: programId, user_id: userId }),
  );
  const stopped = await stopAll(db, userId);
  await write(db, [...stopped, created(workoutPrograms, program, programId), ...exercises], clock);
  return programId;
}

export async function endProgram(
  db: Local,
  id: string,
  status: 'completed' | 'stopped',
  clock = REAL_CLOCK,
): Promise<void> {
  const program = await one(db, workoutPrograms, id);
  const cancelled = program?.user_id ? await cancelWaiting(db, program.user_id, [id]) : [];
  await write(db, [changed(workoutPrograms, id, { status }), ...cancelled], clock);
}
