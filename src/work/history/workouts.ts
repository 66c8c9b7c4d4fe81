import { secondsOf } from './figures.ts';
import { numbering } from './gathered.ts';
import { refuse, within } from './sheet.ts';
import type { Cells, Column } from './sheet.ts';
import type { Dated, DoneExercise, DoneSet, Found, Workout } from './types.ts';

// The limits are those of the tables.

/** No app for training has more in one workout. */
const MOST_SETS = 900;

export const REPS = { least: 0, most: 10_000, parts: 1 };
const LONGEST_NAME = 120;
const LONGEST_NOTES = 2000;

export const noted = (text: string, longest = LONGEST_NOTES): string | null => text.trim().slice(0, longest) || null;

export const secondsIn = (text: string): number | null => within(secondsOf(text), { least: 0, most: 86_400, parts: 1 });

/** Apps write a zero where nothing was done. */
const orNull = (value: number | null): number | null => value || null;

export function doneSet(told: Partial<DoneSet>): DoneSet {
  const { kind = 'working', rpe = null, notes = null } = told;
  const [duration_seconds, distance_m] = [orNull(told.duration_seconds ?? null), orNull(told.distance_m ?? null)];
  const isMoved = duration_seconds !== null || distance_m !== null;
  const reps = isMoved ? orNull(told.reps ?? null) : (told.reps ?? null);
  if (!isMoved && !reps) return refuse('nothing-done');
  const weight_kg = orNull(told.weight_kg ?? null);
  return {
    kind,
    reps,
    weight_kg,
    duration_seconds,
    distance_m,
    rpe: rpe !== null && rpe >= 1 && rpe <= 10 ? rpe : null,
    notes,
  };
}

interface Begun {
  start: Dated;
  name?: string;
  minutes?: number | null;
  notes?: string;
}

/** Puts the lines of a file together to workouts, in the order of the file. */
export class Workouts {
  readonly #found: Found;
  readonly #byKey = new Map<string, Workout>();
  readonly #keyOf = numbering();

  constructor(found: Found) {
    this.#found = found;
  }

  /** The workout that lines with this key are of. */
  of(key: string, { start, name = '', minutes = null, notes = '' }: Begun): Workout {
    const known = this.#byKey.get(key);
    if (known) return known;
    const named = name.trim().slice(0, LONGEST_NAME);
    const workout: Workout = {
      key: this.#keyOf(`${start.key}:${named}`),
      start: start.at,
      name: named,
      minutes,
      calories: null,
      notes: noted(notes, 4000),
      exercises: [],
      cardio: null,
    };
    this.#byKey.set(key, workout);
    this.#found.workouts.push(workout);
    return workout;
  }
}

/** The exercise that a line is of: the last of that name, unless its sets begin anew. Asked before the line is judged. */
export function exerciseIn({ exercises }: Workout, told: string, isAnew = false): DoneExercise {
  const name = told.trim().slice(0, LONGEST_NAME);
  if (name === '') return refuse('no-name');
  const known = exercises.findLast((exercise) => exercise.name === name);
  if (known && !(isAnew && known.told > 0)) return known;
  const exercise: DoneExercise = { name, notes: null, superset: null, told: 0, sets: [] };
  exercises.push(exercise);
  return exercise;
}

/** The first of so many places, taken before a line is judged: the ids of the others do not hang on what is accepted. */
export function placesIn({ exercises }: Workout, exercise: DoneExercise, count: number): number {
  const all = exercises.reduce((sum, { told }) => sum + told, 0);
  if (all + count > MOST_SETS) refuse('range');
  const first = exercise.told;
  exercise.told += count;
  return first;
}

export function addSet(workout: Workout, exercise: DoneExercise, read: () => DoneSet): void {
  const place = placesIn(workout, exercise, 1);
  exercise.sets.push({ ...read(), place });
}

export const POUND = 0.45359237;
export const STONE = 14 * POUND;
export const MILE = 1609.344;

const METRES = new Map(
  Object.entries({
    m: 1,
    metre: 1,
    metres: 1,
    meter: 1,
    meters: 1,
    km: 1000,
    kms: 1000,
    kilometers: 1000,
    kilometres: 1000,
    mi: MILE,
    mile: MILE,
    miles: MILE,
    ft: 0.3048,
    feet: 0.3048,
    yd: 0.9144,
    cm: 0.01,
    in: 0.0254,
  }),
);
const KILOGRAMS = new Map(Object.entries({ kg: 1, kgs: 1, lb: POUND, lbs: POUND, pounds: POUND, st: STONE }));

/** One of the unit that stands beside a figure; null where it is none that is known. */
const beside =
  (units: ReadonlyMap<string, number>) =>
  (unit: string, untold: number): number | null =>
    unit === '' ? untold : (units.get(unit.toLowerCase()) ?? null);

/** Metres in a unit that the line names. */
export const metresOf = beside(METRES);
export const kilogramsOf = beside(KILOGRAMS);

/** A unit that nobody knows harms only what is said in it: apps name one beside nothing, too. */
function amountIn(cells: Cells, column: Column, by: number | null, most: number): number | null {
  const amount = cells.figure(column, { least: 0, most, by: by ?? 0 });
  return by === null && cells.plainFigure(column) ? refuse('unit') : amount;
}

export const weightIn = (cells: Cells, column: Column, by: number | null): number | null =>
  amountIn(cells, column, by, 1000);

export const distanceIn = (cells: Cells, column: Column, by: number | null): number | null =>
  amountIn(cells, column, by, 1_000_000);
