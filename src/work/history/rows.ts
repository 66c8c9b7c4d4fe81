import type { HistoryRow } from '#sync/actions/history.ts';
import { naturalId } from '#src/data/history/ids.ts';
import { words as english } from '#src/work/catalogue/workouts/words/en.ts';
import { nameKey } from './exercise-names.ts';
import { isNothing, numbered } from './gathered.ts';
import { dayOf, instantOf } from './moments.ts';
import type { DoneExercise, EatenMeal, Found, Reading, Workout } from './types.ts';

// What was found as rows. Ids derive from what the file says and from whose it is, never from what was chosen while it
// was read: the same file again makes the same ids, on any device, and so does a longer export of the same app.

/** Rows that are kept together or not at all. */
export type Unit = HistoryRow[];

interface Whose {
  userId: string;
  zone: string;
  /** Of workouts that the file does not name. */
  workoutName: string;
  /** By the key of the file's name; a name without one becomes an exercise of one's own. */
  exercises: ReadonlyMap<string, string>;
}

const iso = (at: number): string => new Date(at).toISOString();

const ownExerciseId = (userId: string, name: string): string =>
  naturalId('exercises', ['import', userId, nameKey(name)]);

function ownExercise(name: string, sets: DoneExercise['sets'], { userId }: Whose, created_at: string): HistoryRow {
  const count = (isOne: (set: DoneExercise['sets'][number]) => boolean): number => sets.filter(isOne).length;
  const [far, long] = [count((set) => set.distance_m !== null), count((set) => set.duration_seconds !== null)];
  const measure = far * 2 > sets.length ? 'distance' : long * 2 > sets.length ? 'time' : 'reps';
  const columns = {
    owner_id: userId,
    name,
    category: measure === 'reps' ? 'strength' : 'cardio',
    muscles: [],
    secondary_muscles: [],
    equipment: 'none',
    measure,
    difficulty: 'beginner',
    is_unilateral: false,
    instructions: '',
    is_active: true,
    created_at,
  };
  return { table: 'exercises', id: ownExerciseId(userId, name), columns };
}

const MINUTE = 60_000;

/** Of a superset at least two are there. */
const supersetOf = ({ superset }: DoneExercise, { exercises }: Workout): number | null =>
  superset !== null && exercises.filter((other) => other.superset === superset).length > 1 ? superset : null;

/** How long it took from its beginning to its end. */
const lengthOf = ({ minutes, cardio }: Workout): number => (cardio ? cardio.elapsed * 1000 : (minutes ?? 0) * MINUTE);

/** What the file does not call anything is called by what it was. */
const nameOf = ({ name, cardio }: Workout, { workoutName }: Whose): string =>
  name || (cardio?.activity ? english.activities[cardio.activity] : workoutName);

function workoutRows(workout: Workout, session: string, whose: Whose): Unit {
  const { userId: user_id, zone, exercises } = whose;
  const start = instantOf(workout.start, zone);
  const created_at = iso(start);
  // Where the file does not say how long it took, all of it is told as it began.
  const length = lengthOf(workout);
  const columns = {
    user_id,
    program_id: null,
    name: nameOf(workout, whose),
    scheduled_for: created_at,
    status: 'completed',
    started_at: created_at,
    completed_at: iso(start + length),
    duration_minutes: workout.minutes,
    calories_burned: workout.calories,
    notes: workout.notes,
    activity: workout.cardio && (workout.cardio.activity ?? 'other'),
    distance_m: workout.cardio?.distance_m ?? null,
    moving_seconds: workout.cardio?.moving_seconds ?? null,
    heart_rate: workout.cardio?.heart_rate ?? null,
    created_at,
  };
  const rows: Unit = [{ table: 'workout_sessions', id: session, columns }];
  const all = workout.exercises.reduce((sum, { sets }) => sum + sets.length, 0);
  let done = 0;
  [...numbered(workout.exercises)].forEach(([key, exercise], order_index) => {
    const { name, sets, notes } = exercise;
    if (sets.length === 0) return;
    const id = naturalId('workout_exercises', ['import', session, key]);
    const exercise_id = exercises.get(nameKey(name)) ?? ownExerciseId(user_id, name);
    const target = {
      sets: Math.min(50, sets.length),
      reps: null,
      target_weight_kg: null,
      target_seconds: null,
      rest_seconds: 60,
    };
    const superset_group = supersetOf(exercise, workout);
    const standing = { order_index, completed: true, skipped: false, notes, created_at };
    rows.push({
      table: 'workout_exercises',
      id,
      columns: { session_id: session, user_id, exercise_id, ...target, superset_group, ...standing },
    });
    for (const { place: set_index, ...set } of sets) {
      done += 1;
      const completed_at = iso(start + Math.round((length * done) / all));
      rows.push({
        table: 'workout_sets',
        id: naturalId('workout_sets', ['import', id, String(set_index)]),
        columns: {
          session_id: session,
          workout_exercise_id: id,
          user_id,
          exercise_id,
          set_index,
          ...set,
          completed_at,
        },
      });
    }
  });
  return rows;
}

function mealRow(meal: EatenMeal, id: string, { userId: user_id, zone }: Whose): HistoryRow {
  const { at, meal: meal_type, name, calories, protein, carbs, fat, grams, notes } = meal;
  const logged_at = iso(instantOf(at, zone));
  const eaten = { name, meal_type, calories, protein, carbs, fat, food_id: null, grams, servings: null, notes };
  const origin = {
    source: 'import',
    logged: true,
    logged_at,
    planned_by: null,
    swapped: false,
    instead_of: null,
    created_at: logged_at,
  };
  return { table: 'meal_plans', id, columns: { user_id, date: dayOf(at, zone), ...eaten, ...origin } };
}

/** The unit of a kind is the tables' business. */
function readingRow({ kind, value, at }: Reading, id: string, { userId: user_id, zone }: Whose): HistoryRow {
  const measured_at = iso(instantOf(at, zone));
  const columns = {
    user_id,
    kind,
    value,
    measured_at,
    source: 'import',
    notes: null,
    context: null,
    arm: null,
    posture: null,
  };
  return { table: 'measurements', id, columns: { ...columns, created_at: measured_at } };
}

function* ownExercises({ workouts }: Found, whose: Whose): Generator<Unit> {
  const sets = new Map<string, { name: string; sets: DoneExercise['sets']; at: string }>();
  for (const { exercises, start } of workouts) {
    for (const { name, sets: done } of exercises) {
      const key = nameKey(name);
      if (whose.exercises.has(key) || done.length === 0) continue;
      const known = sets.get(key) ?? { name, sets: [], at: iso(instantOf(start, whose.zone)) };
      known.sets.push(...done);
      sets.set(key, known);
    }
  }
  for (const own of sets.values()) yield [ownExercise(own.name, own.sets, whose, own.at)];
}

/** Parents before children, and each unit whole. */
export function* unitsOf(found: Found, whose: Whose): Generator<Unit> {
  const { userId } = whose;
  yield* ownExercises(found, whose);
  const idOf = (table: HistoryRow['table'], key: string): string => naturalId(table, ['import', userId, key]);
  for (const workout of found.workouts) {
    if (isNothing(workout)) continue;
    yield workoutRows(workout, idOf('workout_sessions', workout.key), whose);
  }
  for (const meal of found.meals) yield [mealRow(meal, idOf('meal_plans', meal.key), whose)];
  for (const reading of found.readings) yield [readingRow(reading, idOf('measurements', reading.key), whose)];
}
