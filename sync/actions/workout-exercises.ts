import { action } from '#sync/engine/act.ts';
import type { Change, Tx } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { NO_TARGETS } from '#sync/entities/exercise-targets.ts';
import { exercises } from '#sync/entities/exercises.ts';
import { userSettings } from '#sync/entities/user-settings.ts';
import { workoutExercises } from '#sync/entities/workout-exercises.ts';
import type { WorkoutExercise } from '#sync/entities/workout-exercises.ts';
import { workoutProgramExercises } from '#sync/entities/workout-program-exercises.ts';
import { workoutSessions } from '#sync/entities/workout-sessions.ts';
import { workoutSets } from '#sync/entities/workout-sets.ts';
import { many, one } from '#sync/queries/reading.ts';
import { lastSetOf } from '#sync/queries/workout-sets.ts';
import { exercisesOfSession, inGroup, isAloneIn, keptOfSession } from '#sync/queries/workout-exercises.ts';
import { programPlan } from '#sync/queries/workout-program-exercises.ts';
import { isRuled, targetFor } from '#sync/queries/next-targets.ts';
import { changed, created, existing, writeAll, writeOne } from './changes.ts';
import { invent } from './exercises.ts';
import type { OwnExercise } from './exercises.ts';

type Row = Columns<typeof workoutExercises>;
type Target = Omit<
  Row,
  'session_id' | 'user_id' | 'exercise_id' | 'order_index' | 'completed' | 'skipped' | 'created_at'
>;
/** An exercise to do, with whatever is known of its target. */
export type Planned = Pick<Row, 'exercise_id'> & Partial<Target>;

const NO_TARGET: Target = {
  sets: 3,
  reps: null,
  target_weight_kg: null,
  target_seconds: null,
  rest_seconds: 60,
  superset_group: null,
  notes: null,
  ...NO_TARGETS,
  why: null,
  change_kg: null,
};

type Again = Omit<Target, 'target_weight_kg' | 'why' | 'change_kg'>;

/** The same again, from a session or a program's plan; without the weight, which rises over time. */
export const sameAgain = (planned: Pick<Row, 'exercise_id'> & Again): Planned => {
  const { exercise_id, sets, reps, target_seconds, rest_seconds, superset_group, notes } = planned;
  const { reps_max, rir, percent_max, tempo, alternative_id, rule, step_kg, deload_after } = planned;
  return {
    exercise_id,
    sets,
    reps,
    target_seconds,
    rest_seconds,
    superset_group,
    notes,
    reps_max,
    rir,
    percent_max,
    tempo,
    alternative_id,
    rule,
    step_kg,
    deload_after,
  };
};

/** What stays with an exercise from one time to the next: its note, where no plan has one, and where there is none its rest. */
async function remembered(tx: Tx, userId: string, exercise: Planned): Promise<Planned> {
  if ((exercise.notes ?? null) !== null) return exercise;
  const last = await lastSetOf(tx, userId, exercise.exercise_id);
  const before = last && (await one(tx, workoutExercises, last.workout_exercise_id));
  if (before?.exercise_id !== exercise.exercise_id) return exercise;
  return { rest_seconds: before.rest_seconds, ...exercise, notes: before.notes };
}

/** With the weight that its rule makes of the sessions before, where it has one, and with what stays with it. */
export async function aimed(tx: Tx, userId: string, exercise: Planned): Promise<Planned> {
  const step = { ...NO_TARGET, ...exercise };
  const [whole, target] = await Promise.all([
    remembered(tx, userId, exercise),
    targetFor(tx, userId, step, { now: tx.now }),
  ]);
  return isRuled(step) || target.why !== null ? { ...whole, ...target } : whole;
}

type Position = Pick<Row, 'session_id' | 'user_id' | 'order_index' | 'created_at'>;

export const planned = (exercise: Planned, position: Position): Change =>
  created(workoutExercises, { ...NO_TARGET, ...exercise, ...position, completed: false, skipped: false });

const AIMING = [workoutExercises, workoutSets, workoutSessions, userSettings] as const;

type OfSession = Pick<Row, 'session_id' | 'user_id'>;

async function addLast(tx: Tx, session: OfSession, exercise: Planned): Promise<string> {
  const there = await exercisesOfSession(tx, session.session_id);
  const position = { ...session, order_index: (there.at(-1)?.order_index ?? -1) + 1, created_at: tx.now };
  return writeOne(tx, planned(await aimed(tx, session.user_id, exercise), position));
}

/** At the end of the session. */
export const addExercise = action(AIMING, addLast);

/** An own exercise that the library does not have. */
export const addOwnExercise = action([...AIMING, exercises], async (tx, session: OfSession, exercise: OwnExercise) => {
  const exercise_id = await invent(tx, session.user_id, exercise);
  return addLast(tx, session, { exercise_id });
});

export const toggleExercise = action([workoutExercises], (tx, id: string, completed: boolean) =>
  writeAll(tx, [changed(workoutExercises, id, { completed })]),
);

type Swap = Pick<Row, 'exercise_id' | 'alternative_id' | 'notes'>;

/** What its place says of it once it is there. What was noted of the other one says nothing of this. */
async function swapOf(tx: Tx, row: WorkoutExercise, to: string): Promise<Swap> {
  const swapped = { exercise_id: to, alternative_id: row.exercise_id };
  const program = (await one(tx, workoutSessions, row.session_id))?.program_id ?? null;
  const isBack = to === row.alternative_id;
  const steps = program === null || !isBack ? [] : await programPlan(tx, program);
  const isStep = (from: string, other: string): boolean =>
    steps.some((step) => step.exercise_id === from && step.alternative_id === other);
  // The plan means both: its note is of either.
  if (isStep(row.exercise_id, to) || isStep(to, row.exercise_id)) return { ...swapped, notes: row.notes };
  const step = steps.find(({ exercise_id }) => exercise_id === to);
  if (step) return { ...swapped, notes: step.notes, alternative_id: step.alternative_id ?? row.exercise_id };
  const { notes = null } = await remembered(tx, row.user_id, { exercise_id: to });
  return { ...swapped, notes };
}

/** What may be done in its place takes its place, and the other way round: what its plan says, or what is chosen now. */
export const takeAlternative = action([...AIMING, workoutProgramExercises], async (tx, id: string, chosen?: string) => {
  const exercise = await existing(tx, workoutExercises, id);
  const { user_id, session_id, exercise_id, alternative_id } = exercise;
  const to = chosen ?? alternative_id;
  if (to === null || to === exercise_id) return;
  const swapped = await swapOf(tx, exercise, to);
  const target = await targetFor(tx, user_id, { ...exercise, ...swapped }, { now: tx.now, except: session_id });
  await tx.write([changed(workoutExercises, id, { ...swapped, ...target })]);
});

export const skipExercise = action([workoutExercises], (tx, id: string, skipped: boolean) =>
  writeAll(tx, [changed(workoutExercises, id, { skipped })]),
);

/** Reorders the session's exercises; those removed meanwhile stay removed. */
export const reorderExercises = action([workoutExercises], async (tx, ids: readonly string[]) => {
  const there = new Set((await many(tx, workoutExercises, ids)).map(({ id }) => id));
  const kept = ids.filter((id) => there.has(id));
  await tx.write(kept.map((id, order_index) => changed(workoutExercises, id, { order_index })));
});

/** Exercises left alone in a superset after this regrouping leave it too, as do those that were already alone. */
export async function leftAlone(
  tx: Tx,
  sessionId: string,
  leaving: readonly string[],
  joined: number | null = null,
): Promise<Change[]> {
  const before = await keptOfSession(tx, sessionId);
  const isLeaving = ({ id }: WorkoutExercise): boolean => leaving.includes(id);
  const after = before.map((exercise) => (isLeaving(exercise) ? inGroup(exercise, joined) : exercise));
  const [wasAlone, isAlone] = [isAloneIn(before), isAloneIn(after)];
  return before
    .filter((exercise) => !isLeaving(exercise) && (wasAlone(exercise) || isAlone(exercise)))
    .map(({ id }) => changed(workoutExercises, id, { superset_group: null }));
}

/** Exercises of one session and group alternate; null separates them. */
export const groupExercises = action(
  [workoutExercises],
  async (tx, ids: readonly string[], superset_group: number | null) => {
    const [first = ''] = ids;
    const { session_id } = await existing(tx, workoutExercises, first);
    const grouped = ids.map((id) => changed(workoutExercises, id, { superset_group }));
    await tx.write([...grouped, ...(await leftAlone(tx, session_id, ids, superset_group))]);
  },
);
