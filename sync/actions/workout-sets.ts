import { action, Gone, InvalidWrite } from '#sync/engine/act.ts';
import type { Change, Tx } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { workoutExercises } from '#sync/entities/workout-exercises.ts';
import type { WorkoutExercise } from '#sync/entities/workout-exercises.ts';
import { workoutSessions } from '#sync/entities/workout-sessions.ts';
import { workoutSets } from '#sync/entities/workout-sets.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { one, rowsOf } from '#sync/queries/reading.ts';
import { setsOfSession } from '#sync/queries/workout-sets.ts';
import { changed, created, existing, removed, restored, writeAll } from './changes.ts';
import { leftAlone } from './workout-exercises.ts';
import type { Planned } from './workout-exercises.ts';
import { started, undiscarded } from './workout-sessions.ts';

type Row = Columns<typeof workoutSets>;
/** At least one of reps, seconds, metres. */
export type Done = Partial<Omit<Row, 'session_id' | 'workout_exercise_id' | 'user_id' | 'set_index' | 'completed_at'>>;

/** Warm-ups do not count towards the target. */
const reaches = ({ sets: target }: Pick<WorkoutExercise, 'sets'>, sets: readonly Pick<WorkoutSet, 'kind'>[]): boolean =>
  sets.filter(({ kind }) => kind !== 'warm-up').length >= target;

/** Logs a set. Starts the session if it has not begun, and completes the exercise with the last set of its target. */
export const logSet = action(
  [workoutSets, workoutExercises, workoutSessions],
  async (tx, workoutExerciseId: string, done: Done) => {
    const exercise = await existing(tx, workoutExercises, workoutExerciseId);
    const { session_id } = exercise;
    const [session, all] = await Promise.all([undiscarded(tx, session_id), setsOfSession(tx, session_id)]);
    if ((done.reps ?? done.duration_seconds ?? done.distance_m ?? null) === null) {
      throw new InvalidWrite('workout_sets', ['reps', 'duration_seconds', 'distance_m']);
    }
    const before = all.filter((set) => set.workout_exercise_id === exercise.id);
    const set: Row = {
      kind: 'working',
      reps: null,
      weight_kg: null,
      duration_seconds: null,
      distance_m: null,
      rpe: null,
      notes: null,
      hurt: false,
      exercise_id: exercise.exercise_id,
      ...done,
      session_id,
      workout_exercise_id: exercise.id,
      user_id: exercise.user_id,
      set_index: Math.max(-1, ...before.map(({ set_index }) => set_index)) + 1,
      completed_at: tx.now,
    };
    const [id = ''] = await tx.write([
      created(workoutSets, set),
      ...(session.status === 'scheduled' ? [started(session.id, tx.now)] : []),
      ...(reaches(exercise, [...before, set]) ? [changed(workoutExercises, exercise.id, { completed: true })] : []),
    ]);
    return id;
  },
);

export const correctSet = action([workoutSets], (tx, id: string, edit: Done) =>
  writeAll(tx, [changed(workoutSets, id, edit)]),
);

/** Whether removing or restoring a set changes the exercise's completion. */
async function completionChange(tx: Tx, set: WorkoutSet, isThere: boolean): Promise<Change[]> {
  const exercise = await one(tx, workoutExercises, set.workout_exercise_id);
  if (!exercise) return [];
  const all = await setsOfSession(tx, set.session_id);
  const others = all.filter(({ id, workout_exercise_id }) => id !== set.id && workout_exercise_id === exercise.id);
  const completed = reaches(exercise, isThere ? [...others, set] : others);
  // A person may complete an exercise before its target: only a set that makes the difference undoes that.
  const before = reaches(exercise, isThere ? others : [...others, set]);
  return completed === before ? [] : [changed(workoutExercises, exercise.id, { completed })];
}

export const removeSet = action([workoutSets, workoutExercises], async (tx, id: string) => {
  const set = await one(tx, workoutSets, id);
  if (set) await tx.write([removed(workoutSets, id), ...(await completionChange(tx, set, false))]);
});

export const restoreSet = action([workoutSets, workoutExercises, workoutSessions], async (tx, id: string) => {
  const set = await rowsOf(tx, workoutSets).get(id);
  if (!set) throw new Gone({ entity: workoutSets, id });
  await undiscarded(tx, set.session_id);
  await tx.write([restored(workoutSets, id), ...(await completionChange(tx, set, true))]);
});

/** Whoever chooses another weight, or other repetitions, goes by no rule. */
function unruled(exercise: WorkoutExercise, edit: Partial<Planned>): Partial<Planned> {
  const { reps = exercise.reps, target_weight_kg = exercise.target_weight_kg } = edit;
  const isOwn = reps !== exercise.reps || target_weight_kg !== exercise.target_weight_kg;
  return isOwn && exercise.why !== null ? { why: null, change_kg: null } : {};
}

/** Changes target or notes, or replaces the exercise. */
export const editExercise = action([workoutExercises, workoutSets], async (tx, id: string, edit: Partial<Planned>) => {
  const exercise = await existing(tx, workoutExercises, id);
  const all = await setsOfSession(tx, exercise.session_id);
  const its = all.filter(({ workout_exercise_id }) => workout_exercise_id === id);
  const completed = reaches({ ...exercise, ...edit }, its);
  // Where the sets decide, they decide by the new target.
  const isDecided = completed !== reaches(exercise, its);
  await tx.write([
    changed(workoutExercises, id, { ...unruled(exercise, edit), ...edit, ...(isDecided && { completed }) }),
  ]);
});

/** Removes an exercise from a session, with its sets. */
export const removeExercise = action([workoutExercises, workoutSets], async (tx, id: string) => {
  const exercise = await one(tx, workoutExercises, id);
  if (!exercise) return;
  const { session_id } = exercise;
  const [sets, alone] = await Promise.all([setsOfSession(tx, session_id), leftAlone(tx, session_id, [id])]);
  const its = sets.filter((set) => set.workout_exercise_id === id);
  await tx.write([removed(workoutExercises, id), ...its.map((set) => removed(workoutSets, set.id)), ...alone]);
});

/** Deletes a session, with everything done in it. */
export const discardSession = action([workoutSessions, workoutSets], async (tx, id: string) => {
  const sets = await setsOfSession(tx, id);
  await tx.write([
    changed(workoutSessions, id, { status: 'cancelled', completed_at: null }),
    ...sets.map((set) => removed(workoutSets, set.id)),
  ]);
});
