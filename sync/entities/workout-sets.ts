import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { InvalidWrite, REAL_CLOCK, write, type Change, type Local } from '#sync/engine/journal.ts';
import { changed, created, editOne, moment, removed, restored, type Columns } from './changes.ts';
import { decimal, instant, integer, maybe, oneOf, text, uuid } from './columns.ts';
import { bound, one, rowsOf, sortedBy, where, within } from './reading.ts';
import { leftAlone, workoutExercises, type Planned, type WorkoutExercise } from './workout-exercises.ts';
import { sessionById, started, workoutSessions } from './workout-sessions.ts';

/** A set that was done, one row each: two devices that log sets of one session end with all of them. */
export const workoutSets = defineEntity({
  name: 'workout_sets',
  columns: {
    session_id: uuid,
    workout_exercise_id: uuid,
    user_id: uuid,
    exercise_id: uuid,
    set_index: integer(0, 1000),
    kind: oneOf(['warm-up', 'working', 'drop', 'failure']),
    reps: maybe(integer(0, 10_000)),
    weight_kg: maybe(decimal(0, 1000)),
    duration_seconds: maybe(integer(0, 86_400)),
    distance_m: maybe(decimal(0, 1_000_000)),
    rpe: maybe(decimal(1, 10)),
    notes: maybe(text(2000)),
    completed_at: instant,
  },
  indexes: ['session_id', '[user_id+exercise_id+completed_at]', '[user_id+completed_at]'],
});

export type WorkoutSet = RowOf<typeof workoutSets>;

type Row = Columns<typeof workoutSets>;
/** What was done: at least one of reps, seconds, metres. */
export type Done = Partial<Omit<Row, 'session_id' | 'workout_exercise_id' | 'user_id' | 'set_index' | 'completed_at'>>;

/** Instants; `to` is the first that is outside. */
interface Span {
  from: string;
  to: string;
}

export const setsOfSession = (db: Local, sessionId: string): Promise<WorkoutSet[]> =>
  sortedBy(where(db, workoutSets, 'session_id', [sessionId]), 'completed_at');

export const setsBetween = (db: Local, userId: string, { from, to }: Span): Promise<WorkoutSet[]> =>
  within(db, workoutSets, '[user_id+completed_at]', [userId], bound(from), bound(to));

/** Of one exercise, over all sessions. */
const ofExercise = (db: Local, userId: string, exerciseId: string, to?: string): Promise<WorkoutSet[]> =>
  within(db, workoutSets, '[user_id+exercise_id+completed_at]', [userId, exerciseId], undefined, to);

/** Oldest first. */
export const setsOfExercise = (db: Local, userId: string, exerciseId: string): Promise<WorkoutSet[]> =>
  ofExercise(db, userId, exerciseId);

/** What was done of an exercise before a session began, oldest first, and of that the latest session in its order. */
export async function setsBefore(
  db: Local,
  { userId, exerciseId, sessionId, began }: { userId: string; exerciseId: string; sessionId: string; began: string },
): Promise<{ before: WorkoutSet[]; last: WorkoutSet[] }> {
  // A live query is not asked again for sets that follow this range. Where two devices began the session, it has sets
  // from before the later beginning.
  const all = await ofExercise(db, userId, exerciseId, bound(began));
  const before = all.filter((set) => set.session_id !== sessionId);
  const latest = before.at(-1)?.session_id;
  return { before, last: before.filter((set) => set.session_id === latest) };
}

/** A warm-up is no set of the target. */
const reaches = ({ sets: target }: Pick<WorkoutExercise, 'sets'>, sets: readonly Pick<WorkoutSet, 'kind'>[]): boolean =>
  sets.filter(({ kind }) => kind !== 'warm-up').length >= target;

/**
 * A set of an exercise of a session. It starts the session if nobody has, and with the last set of its target the
 * exercise is done. Nothing happens where the exercise is not there, or the session was discarded.
 */
export async function logSet(
  db: Local,
  workoutExerciseId: string,
  done: Done,
  clock = REAL_CLOCK,
): Promise<string | null> {
  const exercise = await one(db, workoutExercises, workoutExerciseId);
  if (!exercise) return null;
  const { session_id } = exercise;
  const [session, all] = await Promise.all([sessionById(db, session_id), setsOfSession(db, session_id)]);
  if (!session || session.status === 'cancelled') return null;
  if ((done.reps ?? done.duration_seconds ?? done.distance_m ?? null) === null) {
    throw new InvalidWrite('workout_sets', ['reps', 'duration_seconds', 'distance_m']);
  }
  const now = moment(db, clock);
  const before = all.filter((set) => set.workout_exercise_id === exercise.id);
  const set: Row = {
    kind: 'working',
    reps: null,
    weight_kg: null,
    duration_seconds: null,
    distance_m: null,
    rpe: null,
    notes: null,
    exercise_id: exercise.exercise_id,
    ...done,
    session_id,
    workout_exercise_id: exercise.id,
    user_id: exercise.user_id,
    set_index: Math.max(-1, ...before.map(({ set_index }) => set_index)) + 1,
    completed_at: now,
  };
  const [id = null] = await write(
    db,
    [
      created(workoutSets, set),
      ...(session.status === 'scheduled' ? [started(session.id, now)] : []),
      ...(reaches(exercise, [...before, set]) ? [changed(workoutExercises, exercise.id, { completed: true })] : []),
    ],
    clock,
  );
  return id;
}

/** False where the set is not there. */
export const correctSet = (db: Local, id: string, edit: Done, clock = REAL_CLOCK): Promise<boolean> =>
  editOne(db, workoutSets, id, edit, clock);

/** Whether the exercise is done, by the sets that are left of it or come back to it. */
async function standing(db: Local, set: WorkoutSet, isThere: boolean): Promise<Change[]> {
  const exercise = await one(db, workoutExercises, set.workout_exercise_id);
  if (!exercise) return [];
  const all = await setsOfSession(db, set.session_id);
  const others = all.filter(({ id, workout_exercise_id }) => id !== set.id && workout_exercise_id === exercise.id);
  const completed = reaches(exercise, isThere ? [...others, set] : others);
  // A person may call an exercise done before its target: only a set that makes the difference takes that back.
  const before = reaches(exercise, isThere ? others : [...others, set]);
  return completed === before ? [] : [changed(workoutExercises, exercise.id, { completed })];
}

export async function removeSet(db: Local, id: string, clock = REAL_CLOCK): Promise<void> {
  const set = await one(db, workoutSets, id);
  if (set) await write(db, [removed(workoutSets, id), ...(await standing(db, set, false))], clock);
}

export async function restoreSet(db: Local, id: string, clock = REAL_CLOCK): Promise<void> {
  const set = await rowsOf(db, workoutSets).get(id);
  const session = set && (await sessionById(db, set.session_id));
  if (set && session?.status !== 'cancelled')
    await write(db, [restored(workoutSets, id), ...(await standing(db, set, true))], clock);
}

/** Another target, other notes, or another exercise in its place. */
export async function editExercise(db: Local, id: string, edit: Partial<Planned>, clock = REAL_CLOCK): Promise<void> {
  const exercise = await one(db, workoutExercises, id);
  if (!exercise) return;
  const all = await setsOfSession(db, exercise.session_id);
  const its = all.filter(({ workout_exercise_id }) => workout_exercise_id === id);
  const completed = reaches({ ...exercise, ...edit }, its);
  // Where the sets decide, they decide by the new target.
  const isDecided = completed !== reaches(exercise, its);
  await write(db, [changed(workoutExercises, id, { ...edit, ...(isDecided && { completed }) })], clock);
}

/** Takes an exercise out of a session, and what was done of it. */
export async function removeExercise(db: Local, workoutExerciseId: string, clock = REAL_CLOCK): Promise<void> {
  const exercise = await one(db, workoutExercises, workoutExerciseId);
  if (!exercise) return;
  const { session_id } = exercise;
  const [sets, alone] = await Promise.all([
    setsOfSession(db, session_id),
    leftAlone(db, session_id, [workoutExerciseId]),
  ]);
  const its = sets.filter((set) => set.workout_exercise_id === workoutExerciseId);
  await write(
    db,
    [removed(workoutExercises, workoutExerciseId), ...its.map((set) => removed(workoutSets, set.id)), ...alone],
    clock,
  );
}

/** Ends a session as if it had not been, with all that was done of it. */
export async function discardSession(db: Local, id: string, clock = REAL_CLOCK): Promise<void> {
  const sets = await setsOfSession(db, id);
  await write(
    db,
    [
      changed(workoutSessions, id, { status: 'cancelled', completed_at: null }),
      ...sets.map((set) => removed(workoutSets, set.id)),
    ],
    clock,
  );
}
