import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { REAL_CLOCK, write, type Change, type Local } from '#sync/engine/journal.ts';
import { changed, created, moment, writeOne, type Columns } from './changes.ts';
import { decimal, flag, instant, integer, maybe, text, uuid } from './columns.ts';
import { many, within } from './reading.ts';

/** An exercise of a session with its target. What was done of it are rows of workout_sets. */
export const workoutExercises = defineEntity({
  name: 'workout_exercises',
  columns: {
    session_id: uuid,
    user_id: uuid,
    exercise_id: uuid,
    sets: integer(1, 50),
    reps: maybe(integer(1, 1000)),
    target_weight_kg: maybe(decimal(0, 1000)),
    target_seconds: maybe(integer(1, 86_400)),
    rest_seconds: integer(0, 3600),
    superset_group: maybe(integer(1, 100)),
    order_index: integer(0, 1000),
    completed: flag,
    skipped: flag,
    notes: maybe(text(2000)),
    created_at: instant,
  },
  indexes: ['[session_id+order_index]'],
});

export type WorkoutExercise = RowOf<typeof workoutExercises>;

type Row = Columns<typeof workoutExercises>;
type Target = Omit<
  Row,
  'session_id' | 'user_id' | 'exercise_id' | 'order_index' | 'completed' | 'skipped' | 'created_at'
>;
/** An exercise to do, with as much of a target as is known. */
export type Planned = Pick<Row, 'exercise_id'> & Partial<Target>;

const NO_TARGET: Target = {
  sets: 3,
  reps: null,
  target_weight_kg: null,
  target_seconds: null,
  rest_seconds: 60,
  superset_group: null,
  notes: null,
};

/** The same again, of a session or of the plan of a program; the weight is what rises from one time to the next. */
export const sameAgain = (planned: Required<Omit<Planned, 'target_weight_kg'>>): Planned => {
  const { exercise_id, sets, reps, target_seconds, rest_seconds, superset_group, notes } = planned;
  return { exercise_id, sets, reps, target_seconds, rest_seconds, superset_group, notes };
};

const keptOfSession = (db: Local, sessionId: string): Promise<WorkoutExercise[]> =>
  within(db, workoutExercises, '[session_id+order_index]', [sessionId]);

const inGroup = (exercise: WorkoutExercise, superset_group: number | null): WorkoutExercise => ({
  ...exercise,
  superset_group,
});

/** Nobody alternates alone: two devices that each took one of three out of a superset leave one in it. */
const isAloneIn =
  (all: readonly WorkoutExercise[]) =>
  ({ superset_group: group }: WorkoutExercise): boolean =>
    group !== null && all.filter(({ superset_group }) => superset_group === group).length === 1;

export async function exercisesOfSession(db: Local, sessionId: string): Promise<WorkoutExercise[]> {
  const kept = await keptOfSession(db, sessionId);
  const isAlone = isAloneIn(kept);
  return kept.map((exercise) => (isAlone(exercise) ? inGroup(exercise, null) : exercise));
}

type Place = Pick<Row, 'session_id' | 'user_id' | 'order_index' | 'created_at'>;

export const planned = (exercise: Planned, place: Place): Change =>
  created(workoutExercises, { ...NO_TARGET, ...exercise, ...place, completed: false, skipped: false });

/** At the end of the session. */
export async function addExercise(
  db: Local,
  session: Pick<Row, 'session_id' | 'user_id'>,
  exercise: Planned,
  clock = REAL_CLOCK,
): Promise<string> {
  const there = await exercisesOfSession(db, session.session_id);
  const place = { ...session, order_index: (there.at(-1)?.order_index ?? -1) + 1, created_at: moment(db, clock) };
  return writeOne(db, planned(exercise, place), clock);
}

export async function toggleExercise(db: Local, id: string, completed: boolean, clock = REAL_CLOCK): Promise<void> {
  await write(db, [changed(workoutExercises, id, { completed })], clock);
}

export async function skipExercise(db: Local, id: string, skipped: boolean, clock = REAL_CLOCK): Promise<void> {
  await write(db, [changed(workoutExercises, id, { skipped })], clock);
}

/** All exercises of the session in their new order. */
export async function reorderExercises(db: Local, ids: readonly string[], clock = REAL_CLOCK): Promise<void> {
  await write(
    db,
    ids.map((id, order_index) => changed(workoutExercises, id, { order_index })),
    clock,
  );
}

/** Whoever is alone in a superset once these are in another or none leaves as well, and so does who was alone before. */
export async function leftAlone(
  db: Local,
  sessionId: string,
  leaving: readonly string[],
  joined: number | null = null,
): Promise<Change[]> {
  const before = await keptOfSession(db, sessionId);
  const isLeaving = ({ id }: WorkoutExercise): boolean => leaving.includes(id);
  const after = before.map((exercise) => (isLeaving(exercise) ? inGroup(exercise, joined) : exercise));
  const [wasAlone, isAlone] = [isAloneIn(before), isAloneIn(after)];
  return before
    .filter((exercise) => !isLeaving(exercise) && (wasAlone(exercise) || isAlone(exercise)))
    .map(({ id }) => changed(workoutExercises, id, { superset_group: null }));
}

/** Exercises of one session and one group alternate; null takes them apart. */
export async function groupExercises(
  db: Local,
  ids: readonly string[],
  superset_group: number | null,
  clock = REAL_CLOCK,
): Promise<void> {
  const [first] = await many(db, workoutExercises, ids);
  if (!first) return;
  const grouped = ids.map((id) => changed(workoutExercises, id, { superset_group }));
  await write(db, [...grouped, ...(await leftAlone(db, first.session_id, ids, superset_group))], clock);
}
