import { readyOn } from '#sync/queries/readiness-answers.ts';
import { exercisesById } from '#sync/queries/exercises.ts';
import type { CarePaper } from '#sync/entities/care-papers.ts';
import type { Exercise } from '#sync/entities/exercises.ts';
import { workoutsAWeek } from '#sync/queries/goals.ts';
import { spanOf } from '#sync/queries/span.ts';
import { exercisesOfSession } from '#sync/queries/workout-exercises.ts';
import { targetFor } from '#sync/queries/next-targets.ts';
import type { NextTarget } from '#sync/rules/progression.ts';
import { blocksOf, placeAfter, stepsAt } from '#sync/rules/blocks.ts';
import type { Place } from '#sync/rules/blocks.ts';
import { programPlan } from '#sync/queries/workout-program-exercises.ts';
import type { WorkoutProgramExercise } from '#sync/entities/workout-program-exercises.ts';
import { isAssigned, programsOf, programTemplates } from '#sync/queries/workout-programs.ts';
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
import { setsOfSession } from '#sync/queries/workout-sets.ts';
import { namesOf } from '#src/work/people/names.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays, dayIn } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { dayOfNext, doneIn, missedOf } from '#src/work/training/dates.ts';
import { ownPrograms } from './programs/own-programs.ts';
import { entriesOf } from './turn.ts';
import type { Entry } from './turn.ts';

export type Named = ReadonlyMap<string, Exercise>;

type Naming = { exercise_id: string; alternative_id?: string | null };

async function named(db: ReadOnly, rows: readonly Naming[]): Promise<Named> {
  const found = await exercisesById(
    db,
    rows.flatMap(({ exercise_id, alternative_id }) => [exercise_id, ...(alternative_id ? [alternative_id] : [])]),
  );
  return new Map(found.map((exercise) => [exercise.id, exercise]));
}

/** A workout with its exercises and their sets. */
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
  /** Metres. */
  distance: number;
  goal: number;
  /** Seven days, each with whether there was a workout. */
  days: { day: Day; trained: boolean }[];
}

export async function lastWeek(db: ReadOnly, userId: string, { today, zone }: Here): Promise<Week> {
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index - DAYS + 1));
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
    distance: sum(({ distance_m }) => distance_m),
    goal,
    days: days.map((day) => ({ day, trained: trained.has(day) })),
  };
}

/** The next day of a program. */
export interface NextDay extends Place {
  program: WorkoutProgram;
  plan: (WorkoutProgramExercise & NextTarget)[];
  /** When it is to be; null for a program without dates. */
  on: Day | null;
  /** Training days that went by without their session. */
  missed: number;
}

export interface Today {
  running: Workout | null;
  due: Workout | null;
  next: NextDay | null;
  /** The last one done today, if none is running or due. */
  done: WorkoutSession | null;
  exercises: Named;
  /** What a doctor signed about training, where one holds. */
  clearance: CarePaper | null;
}

async function nextDay(db: ReadOnly, userId: string, here: Here): Promise<NextDay | null> {
  const program = (await programsOf(db, userId)).findLast(({ status }) => status === 'active');
  if (!program) return null;
  const sessions = (await allCompleted(db, userId)).filter(({ program_id }) => program_id === program.id);
  const done = sessions.length;
  const completed = sessions.map(({ completed_at }) => dayIn(here.zone, Date.parse(completed_at ?? '')));
  const counted = doneIn(program, completed, here);
  const whole = await programPlan(db, program.id);
  const place = placeAfter(blocksOf(program, whole), done);
  if (!place) return null;
  const now = new Date().toISOString();
  const ofDay = stepsAt(program, whole, { block: place.block.number, day: place.day });
  const aimed = async (step: WorkoutProgramExercise) => ({ ...step, ...(await targetFor(db, userId, step, { now })) });
  return {
    program,
    ...place,
    plan: await Promise.all(ofDay.map(aimed)),
    on: dayOfNext(program, counted, here),
    missed: missedOf(program, counted, here),
  };
}

export async function todaysWorkout(db: ReadOnly, userId: string, { today, zone }: Here): Promise<Today> {
  const span = spanOf(today, today, zone);
  const [running, scheduled, completed, next, { clearance }] = await Promise.all([
    runningSession(db, userId),
    sessionsScheduled(db, userId, span),
    sessionsCompleted(db, userId, span),
    nextDay(db, userId, { today, zone }),
    readyOn(db, userId, today),
  ]);
  const due = scheduled.find(({ status }) => status === 'scheduled') ?? null;
  return {
    running: running && (await workoutById(db, running.id)),
    due: due && (await workoutById(db, due.id)),
    next,
    done: running || due ? null : (completed.at(-1) ?? null),
    exercises: await named(db, next?.plan ?? []),
    clearance,
  };
}

export interface Offer {
  /** Of the house, what a trainer made for the person, or the person himself. */
  template: WorkoutProgram;
  /** The person's active copy. */
  own: WorkoutProgram | null;
  /** Completed sessions of that copy, or of the latest one. */
  done: number;
  /** Whose work it is; null where it is of the house, or nobody on this device is that trainer. */
  by: string | null;
}

export async function programsOnOffer(db: ReadOnly, userId: string): Promise<Offer[]> {
  const [templates, programs, sessions] = await Promise.all([
    programTemplates(db),
    programsOf(db, userId),
    allCompleted(db, userId),
  ]);
  const offered = programs.filter(isAssigned);
  const names = await namesOf(
    db,
    offered.map(({ assigned_by }) => assigned_by),
  );
  const fromTrainer = offered.map((program) => ({
    template: program,
    own: program.status === 'active' ? program : null,
    done: completedOf(sessions, program.id),
    by: names.get(program.assigned_by ?? '') ?? null,
  }));
  const ofHouse = templates.map((template) => {
    const latest = programs.findLast(({ template_id }) => template_id === template.id);
    return {
      template,
      own: latest?.status === 'active' ? latest : null,
      done: latest ? completedOf(sessions, latest.id) : 0,
      by: null,
    };
  });
  const own = ownPrograms(programs).map((program) => ({
    template: program,
    own: program.status === 'active' ? program : null,
    done: completedOf(sessions, program.id),
    by: null,
  }));
  return [...fromTrainer, ...own, ...ofHouse];
}

export interface PlannedDays {
  plan: WorkoutProgramExercise[];
  exercises: Named;
}

export async function planOf(db: ReadOnly, programId: string): Promise<PlannedDays> {
  const plan = await programPlan(db, programId);
  return { plan, exercises: await named(db, plan) };
}
