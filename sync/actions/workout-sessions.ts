import { action, Gone } from '#sync/engine/act.ts';
import type { Action, Change, Tx } from '#sync/engine/act.ts';
import { userSettings } from '#sync/entities/user-settings.ts';
import { workoutExercises } from '#sync/entities/workout-exercises.ts';
import { workoutProgramExercises } from '#sync/entities/workout-program-exercises.ts';
import { workoutPrograms } from '#sync/entities/workout-programs.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import { workoutSessions } from '#sync/entities/workout-sessions.ts';
import type { Activity, WorkoutSession } from '#sync/entities/workout-sessions.ts';
import { workoutSets } from '#sync/entities/workout-sets.ts';
import { programPlan } from '#sync/queries/workout-program-exercises.ts';
import { programsOf } from '#sync/queries/workout-programs.ts';
import { runningSession } from '#sync/queries/workout-sessions.ts';
import { stepsAt } from '#sync/rules/blocks.ts';
import { changed, created, existing, writeOne } from './changes.ts';
import { aimed, planned, sameAgain } from './workout-exercises.ts';
import type { Planned } from './workout-exercises.ts';
import { ending, isDone } from './workout-programs.ts';

interface Plan {
  user_id: string;
  name: string;
  scheduled_for: string;
  exercises: readonly Planned[];
  program_id?: string | null;
  activity?: Activity | null;
  /** Begun when it is planned. */
  started?: boolean;
}

/** Of a session that was not done yet. */
const UNDONE = {
  completed_at: null,
  duration_minutes: null,
  calories_burned: null,
  notes: null,
  hurt: false,
  distance_m: null,
  moving_seconds: null,
  heart_rate: null,
};

async function plan(tx: Tx, { exercises, started: isStarted = false, ...session }: Plan) {
  const id = crypto.randomUUID();
  const row = {
    program_id: null,
    activity: null,
    ...UNDONE,
    ...session,
    status: isStarted ? ('in-progress' as const) : ('scheduled' as const),
    started_at: isStarted ? tx.now : null,
    created_at: tx.now,
  };
  const meant = await Promise.all(exercises.map((exercise) => aimed(tx, session.user_id, exercise)));
  const position = { session_id: id, user_id: session.user_id, created_at: tx.now };
  const children = meant.map((exercise, order_index) => planned(exercise, { ...position, order_index }));
  await tx.write([created(workoutSessions, row, id), ...children]);
  return id;
}

/** A session with its exercises. */
export const planSession = action([workoutSessions, workoutExercises, workoutSets, userSettings], plan);

interface DayOfProgram {
  program_id: string;
  block: number;
  day: number;
}

/** The session for one day of a program. */
export const planProgramDay = action(
  [workoutSessions, workoutExercises, workoutSets, workoutPrograms, workoutProgramExercises, userSettings],
  async (tx, { block, day, ...session }: Omit<Plan, 'exercises'> & DayOfProgram) => {
    const program = await existing(tx, workoutPrograms, session.program_id);
    const exercises = stepsAt(program, await programPlan(tx, program.id), { block, day }).map(sameAgain);
    return plan(tx, { ...session, exercises });
  },
);

export const started = (id: string, at: string): Change =>
  changed(workoutSessions, id, { status: 'in-progress', started_at: at });

export const startSession = action([workoutSessions], (tx, id: string) => writeOne(tx, started(id, tx.now)));

/** Begins a session, unless one is running. Returns the running one. */
export const unlessRunning = (userId: string, begin: Action<string>): Action<string> => ({
  entities: [workoutSessions, ...begin.entities],
  run: async (tx) => (await runningSession(tx, userId))?.id ?? begin.run(tx),
});

export const minutesBetween = (from: string, to: string): number =>
  Math.min(1440, Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 60_000)));

export interface Completion {
  calories_burned?: number | null;
  duration_minutes?: number;
  notes?: string | null;
  /** Something did. */
  hurt?: boolean;
  distance_m?: number | null;
  moving_seconds?: number;
  heart_rate?: number;
}

async function complete(tx: Tx, id: string, done: Completion): Promise<WorkoutSession> {
  const session = await existing(tx, workoutSessions, id);
  const started_at = session.started_at ?? tx.now;
  const completion = {
    status: 'completed' as const,
    started_at,
    completed_at: tx.now,
    duration_minutes: minutesBetween(started_at, tx.now),
    ...done,
  };
  await tx.write([changed(workoutSessions, id, completion)]);
  return session;
}

type Past = Pick<WorkoutSession, 'user_id' | 'name' | 'activity' | 'calories_burned' | 'distance_m'> & {
  completed_at: string;
  moving_seconds: number;
};

/** What was done without this app looking on. It lasted as long as it moved. */
export const logPast = action([workoutSessions], async (tx, { moving_seconds, completed_at, ...past }: Past) => {
  const id = crypto.randomUUID();
  const started_at = new Date(Date.parse(completed_at) - moving_seconds * 1000).toISOString();
  const lasted = { started_at, completed_at, moving_seconds, duration_minutes: Math.round(moving_seconds / 60) };
  const row = { ...UNDONE, ...past, ...lasted, program_id: null, scheduled_for: started_at, created_at: tx.now };
  await tx.write([created(workoutSessions, { ...row, status: 'completed' as const }, id)]);
  return id;
});

export const completeSession = action([workoutSessions], async (tx, id: string, done: Completion = {}) => {
  await complete(tx, id, done);
});

/** Completes a session, and with its last session the program. Returns the finished program. */
export const finishSession = action(
  [workoutSessions, workoutPrograms, workoutProgramExercises],
  async (tx, id: string, done: Completion): Promise<WorkoutProgram | null> => {
    const { user_id, program_id } = await complete(tx, id, done);
    const programs = await programsOf(tx, user_id);
    const program = programs.find((each) => each.id === program_id && each.status === 'active');
    if (!program || !(await isDone(tx, program))) return null;
    await tx.write(await ending(tx, program.id, 'completed'));
    return program;
  },
);

export type SessionEdit = Partial<
  Pick<
    WorkoutSession,
    | 'name'
    | 'notes'
    | 'scheduled_for'
    | 'hurt'
    | 'activity'
    | 'distance_m'
    | 'moving_seconds'
    | 'duration_minutes'
    | 'calories_burned'
  >
>;

/** A discarded session takes neither sets nor corrections. */
export async function undiscarded(tx: Tx, id: string): Promise<WorkoutSession> {
  const session = await existing(tx, workoutSessions, id);
  if (session.status === 'cancelled') throw new Gone({ entity: workoutSessions, id });
  return session;
}

export const editSession = action([workoutSessions], async (tx, id: string, edit: SessionEdit) => {
  await undiscarded(tx, id);
  await tx.write([changed(workoutSessions, id, edit)]);
});
