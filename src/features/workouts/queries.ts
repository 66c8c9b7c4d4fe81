import * as z from 'zod/mini';
import { exercisesById } from '#sync/queries/exercises.ts';
import type { Exercise } from '#sync/entities/exercises.ts';
import { workoutsAWeek } from '#sync/queries/goals.ts';
import { latestMeasurement } from '#sync/queries/measurements.ts';
import { spanOf } from '#sync/queries/span.ts';
import { exercisesOfSession } from '#sync/queries/workout-exercises.ts';
import { programPlan } from '#sync/queries/workout-program-exercises.ts';
import type { WorkoutProgramExercise } from '#sync/entities/workout-program-exercises.ts';
import { programsOf, programTemplates } from '#sync/queries/workout-programs.ts';
import type { WorkoutProgram } from '#sync/entities/workout-programs.ts';
import {
  allCompleted,
  completedOf,
  runningSession,
  sessionById,
  sessionsCompleted,
  sessionsScheduled,
} from '#sync/queries/workout-sessions.ts';
import type { WorkoutSession } from '#sync/entities/workout-sessions.ts';
import { setsBefore, setsOfSession } from '#sync/queries/workout-sets.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { readDraft } from '#src/data/drafts.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { bestsOf } from './records.ts';
import type { Bests } from './records.ts';
import type { Hold } from './hold.ts';
import { changeIn } from './rest.ts';
import type { RestChange } from './rest.ts';
import { entriesOf } from './turn.ts';
import type { Entry } from './turn.ts';

export type Named = ReadonlyMap<string, Exercise>;

async function named(db: ReadOnly, rows: readonly { exercise_id: string }[]): Promise<Named> {
  const found = await exercisesById(
    db,
    rows.map(({ exercise_id }) => exercise_id),
  );
  return new Map(found.map((exercise) => [exercise.id, exercise]));
}

/** A workout with its exercises and what was done of them. */
export interface Workout {
  session: WorkoutSession;
  entries: Entry[];
  exercises: Named;
}

export async function workoutById(db: ReadOnly, id: string): Promise<Workout | null> {
  const [session, planned, sets] = await Promise.all([
    sessionById(db, id),
    exercisesOfSession(db, id),
    setsOfSession(db, id),
  ]);
  return session && { session, entries: entriesOf(planned, sets), exercises: await named(db, [...planned, ...sets]) };
}

const DAYS = 7;

export interface Week {
  sessions: number;
  minutes: number;
  calories: number;
  goal: number;
  /** The seven of them, each with whether there was a workout. */
  days: { day: Day; trained: boolean }[];
}

export async function lastWeek(db: ReadOnly, userId: string, { today, zone }: Here): Promise<Week> {
  const days = Array.from({ length: DAYS }, (_, place) => addDays(today, place - DAYS + 1));
  const [sessions, goal] = await Promise.all([
    sessionsCompleted(db, userId, spanOf(days[0] ?? today, today, zone)),
    workoutsAWeek(db, userId),
  ]);
  const trained = new Set(sessions.map(({ completed_at }) => dayIn(zone, Date.parse(completed_at ?? ''))));
  const sum = (figure: (session: WorkoutSession) => number | null): number =>
    sessions.reduce((all, session) => all + (figure(session) ?? 0), 0);
  return {
    sessions: sessions.length,
    minutes: sum(({ duration_minutes }) => duration_minutes),
    calories: sum(({ calories_burned }) => calories_burned),
    goal,
    days: days.map((day) => ({ day, trained: trained.has(day) })),
  };
}

/** A day of a program that comes next. */
export interface NextDay {
  program: WorkoutProgram;
  day: number;
  plan: WorkoutProgramExercise[];
}

export interface Today {
  running: Workout | null;
  due: Workout | null;
  next: NextDay | null;
  /** The last that was done today, where none runs or is due. */
  done: WorkoutSession | null;
  exercises: Named;
}

/** The days come round in turn until the program has had all its sessions. */
async function nextDay(db: ReadOnly, userId: string): Promise<NextDay | null> {
  const program = (await programsOf(db, userId)).findLast(({ status }) => status === 'active');
  if (!program) return null;
  const done = completedOf(await allCompleted(db, userId), program.id);
  const whole = await programPlan(db, program.id);
  const days = [...new Set(whole.map(({ day }) => day))];
  const day = days[done % days.length];
  if (done >= program.sessions || day === undefined) return null;
  return { program, day, plan: whole.filter((exercise) => exercise.day === day) };
}

export async function todaysWorkout(db: ReadOnly, userId: string, { today, zone }: Here): Promise<Today> {
  const span = spanOf(today, today, zone);
  const [running, scheduled, completed, next] = await Promise.all([
    runningSession(db, userId),
    sessionsScheduled(db, userId, span),
    sessionsCompleted(db, userId, span),
    nextDay(db, userId),
  ]);
  const due = scheduled.find(({ status }) => status === 'scheduled') ?? null;
  return {
    running: running && (await workoutById(db, running.id)),
    due: due && (await workoutById(db, due.id)),
    next,
    done: running || due ? null : (completed.at(-1) ?? null),
    exercises: await named(db, next?.plan ?? []),
  };
}

export interface Offer {
  template: WorkoutProgram;
  /** The copy that is followed now. */
  own: WorkoutProgram | null;
  /** Sessions completed of that copy, or of the latest there was. */
  done: number;
}

export async function programsOnOffer(db: ReadOnly, userId: string): Promise<Offer[]> {
  const [templates, programs, sessions] = await Promise.all([
    programTemplates(db),
    programsOf(db, userId),
    allCompleted(db, userId),
  ]);
  return templates.map((template) => {
    const latest = programs.findLast(({ template_id }) => template_id === template.id);
    return {
      template,
      own: latest?.status === 'active' ? latest : null,
      done: latest ? completedOf(sessions, latest.id) : 0,
    };
  });
}

export interface PlannedDays {
  plan: WorkoutProgramExercise[];
  exercises: Named;
}

export async function planOf(db: ReadOnly, programId: string): Promise<PlannedDays> {
  const plan = await programPlan(db, programId);
  return { plan, exercises: await named(db, plan) };
}

/** What was done to a rest is of this device; the rest itself is read off the sets. */
export const restNameOf = (sessionId: string): string => `rest:${sessionId}`;

const Held = z.object({ turn: z.string(), since: z.number(), aim: z.number() });

/** So is the clock of a set that is being held. */
export const holdNameOf = (sessionId: string): string => `hold:${sessionId}`;

const TypedNotes = z.object({
  text: z.string(),
  /** What they were when this was begun. */
  over: z.string(),
});

/** And what was typed of its notes and not saved. */
export const notesNameOf = (sessionId: string): string => `notes:${sessionId}`;

/** A draft of an app that was not updated yet is the text alone. */
const typedIn = (draft: unknown, saved: string | null): z.infer<typeof TypedNotes> | null =>
  typeof draft === 'string' ? { text: draft, over: saved ?? '' } : (TypedNotes.safeParse(draft).data ?? null);

export interface ActiveWorkout extends Workout {
  change: RestChange | null;
  hold: Hold | null;
  typedNotes: z.infer<typeof TypedNotes> | null;
}

/** The one asked for, or the one that is running. */
export async function activeWorkout(db: ReadOnly, userId: string, id: string | null): Promise<ActiveWorkout | null> {
  const sessionId = id ?? (await runningSession(db, userId))?.id;
  if (sessionId === undefined) return null;
  const [workout, change, hold, typed] = await Promise.all([
    workoutById(db, sessionId),
    readDraft(db, restNameOf(sessionId)),
    readDraft(db, holdNameOf(sessionId)),
    readDraft(db, notesNameOf(sessionId)),
  ]);
  if (!workout) return null;
  return {
    ...workout,
    change: changeIn(change),
    hold: Held.safeParse(hold).data ?? null,
    typedNotes: typedIn(typed, workout.session.notes),
  };
}

export interface Past {
  last: WorkoutSet[];
  bests: Bests;
}

/** What a session has to go by. */
export async function pastOf(
  db: ReadOnly,
  userId: string,
  exerciseId: string,
  { id, started_at }: Pick<WorkoutSession, 'id' | 'started_at'>,
): Promise<Past> {
  const began = started_at ?? new Date().toISOString();
  const { last, before } = await setsBefore(db, { userId, exerciseId, sessionId: id, began });
  return { last, bests: bestsOf(before) };
}

/** Kilograms, as they were weighed last. */
export const weightOf = async (db: ReadOnly, userId: string): Promise<number | null> =>
  (await latestMeasurement(db, userId, 'weight'))?.value ?? null;
