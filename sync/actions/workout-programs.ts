import { action, InvalidWrite } from '#sync/engine/act.ts';
import type { Change, Tx } from '#sync/engine/act.ts';
import { carePapers } from '#sync/entities/care-papers.ts';
import { readinessAnswers } from '#sync/entities/readiness-answers.ts';
import { workoutProgramExercises } from '#sync/entities/workout-program-exercises.ts';
import { workoutPrograms } from '#sync/entities/workout-programs.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import { workoutSessions } from '#sync/entities/workout-sessions.ts';
import { readyOn } from '#sync/queries/readiness-answers.ts';
import { programPlan } from '#sync/queries/workout-program-exercises.ts';
import { programsOf } from '#sync/queries/workout-programs.ts';
import { allCompleted, completedOf, sessionsWaiting } from '#sync/queries/workout-sessions.ts';
import { blocksOf, sessionsOf } from '#sync/rules/blocks.ts';
import { mayBegin } from '#sync/rules/readiness.ts';
import { changed, created, existing, writeAll } from './changes.ts';
import { datesAnew } from './offered-programs.ts';

/** Cancels the planned sessions of programs that were stopped. */
async function cancelWaiting(tx: Tx, userId: string, programIds: readonly string[]): Promise<Change[]> {
  const waiting = await sessionsWaiting(tx, userId);
  return waiting
    .filter(({ program_id }) => program_id !== null && programIds.includes(program_id))
    .map(({ id }) => changed(workoutSessions, id, { status: 'cancelled' }));
}

/** All of its sessions are done; perhaps because its trainer has meanwhile taken others out. */
export async function isDone(tx: Tx, program: WorkoutProgram): Promise<boolean> {
  const [plan, sessions] = await Promise.all([programPlan(tx, program.id), allCompleted(tx, program.user_id ?? '')]);
  return completedOf(sessions, program.id) >= sessionsOf(blocksOf(program, plan));
}

const endOf = async (tx: Tx, program: WorkoutProgram) => ((await isDone(tx, program)) ? 'completed' : 'stopped');

/** Stops the active programs. */
async function stopAll(tx: Tx, userId: string): Promise<Change[]> {
  const followed = (await programsOf(tx, userId)).filter(({ status }) => status === 'active');
  const ended = followed.map(async (program) =>
    changed(workoutPrograms, program.id, { status: await endOf(tx, program) }),
  );
  const ids = followed.map(({ id }) => id);
  return [...(await Promise.all(ended)), ...(await cancelWaiting(tx, userId, ids))];
}

/** Copies a template, or one's own that is over, with its whole plan, and stops the program followed so far. */
export const startProgram = action(
  [workoutPrograms, workoutProgramExercises, workoutSessions],
  async (tx, { userId, templateId }: { userId: string; templateId: string }) => {
    const template = await existing(tx, workoutPrograms, templateId);
    const plan = await programPlan(tx, templateId);
    const programId = crypto.randomUUID();
    const {
      title,
      description,
      duration_weeks,
      difficulty,
      sessions,
      calories_min,
      calories_max,
      block_weeks,
      block_names,
    } = template;
    const program = {
      user_id: userId,
      // What a person made himself is no template of anybody's.
      template_id: template.user_id === null ? templateId : null,
      title,
      description,
      duration_weeks,
      difficulty,
      sessions,
      calories_min,
      calories_max,
      status: 'active' as const,
      started_at: tx.now,
      assigned_by: null,
      starts_on: null,
      weekdays: template.weekdays,
      shifted: 0,
      block_weeks,
      block_names,
      folder: '',
      place: null,
      created_at: tx.now,
    };
    const exercises = plan.map(({ id: _id, rev: _rev, updated_at: _at, deleted: _deleted, ...exercise }) =>
      created(workoutProgramExercises, { ...exercise, program_id: programId, user_id: userId }),
    );
    const stopped = await stopAll(tx, userId);
    await tx.write([...stopped, created(workoutPrograms, program, programId), ...exercises]);
    return programId;
  },
);

/** What a trainer made for one, which stops the program followed so far. */
export const acceptProgram = action(
  [workoutPrograms, workoutProgramExercises, workoutSessions, readinessAnswers, carePapers],
  async (tx, id: string, today: string) => {
    const program = await existing(tx, workoutPrograms, id);
    const { user_id } = program;
    // Another tab, or another device, may have answered otherwise since the button was shown.
    if (user_id !== null && !mayBegin(program, await readyOn(tx, user_id, today))) {
      throw new InvalidWrite(readinessAnswers.name, ['yes', 'cleared_on']);
    }
    const stopped = user_id === null ? [] : await stopAll(tx, user_id);
    await tx.write([...stopped, changed(workoutPrograms, id, { status: 'active', started_at: tx.now })]);
    return id;
  },
);

/** So many of its training days are left out, and all that is to come moves on. */
export const shiftProgram = action([workoutPrograms], (tx, id: string, shifted: number) =>
  writeAll(tx, [changed(workoutPrograms, id, { shifted })]),
);

/** The person's own choice of the days to train on; what was missed under the former ones is not missed any more. */
export const chooseDays = action(
  [workoutPrograms],
  async (tx, id: string, chosen: readonly number[], today: string) => {
    const program = await existing(tx, workoutPrograms, id);
    const weekdays = chosen.toSorted((a, b) => a - b);
    const dates = { weekdays, starts_on: weekdays.length > 0 ? program.starts_on : null };
    await writeAll(tx, [changed(workoutPrograms, id, { ...dates, ...datesAnew(program, dates, today) })]);
  },
);

export async function ending(tx: Tx, id: string, status: 'completed' | 'stopped'): Promise<Change[]> {
  const { user_id } = await existing(tx, workoutPrograms, id);
  const cancelled = user_id === null ? [] : await cancelWaiting(tx, user_id, [id]);
  return [changed(workoutPrograms, id, { status }), ...cancelled];
}

/** Whoever has done all of it has not stopped it. */
export const endProgram = action(
  [workoutPrograms, workoutProgramExercises, workoutSessions],
  async (tx, id: string) => {
    await tx.write(await ending(tx, id, await endOf(tx, await existing(tx, workoutPrograms, id))));
  },
);
