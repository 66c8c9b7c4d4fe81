import type { Activity } from '#sync/entities/workout-sessions.ts';

// What a file of another app says, before any of it is a row here.

/**
 * A moment as the file tells it: of the clock on the wall, `2024-02-01T07:00:00`, or of all the world, with a `Z` behind.
 */
export type Moment = string;

/** A moment with what stays of it in whatever is exported, and however it is read: ids derive from that. */
export interface Dated {
  at: Moment;
  key: string;
}

/** Why a line is not taken. */
export type Reason =
  | 'quote'
  | 'columns'
  | 'date'
  | 'future'
  | 'long-ago'
  | 'number'
  | 'range'
  | 'unit'
  | 'nothing-done'
  | 'no-name'
  | 'not-known';

export interface Problem {
  /** Of the file, from 1. */
  line: number;
  /** What is counted where it is no line. */
  of?: 'point' | 'recording' | 'entry';
  reason: Reason;
  /** The beginning of what stands there. */
  text: string;
}

export interface DoneSet {
  kind: 'warm-up' | 'working' | 'drop' | 'failure';
  reps: number | null;
  weight_kg: number | null;
  duration_seconds: number | null;
  distance_m: number | null;
  rpe: number | null;
  notes: string | null;
}

/** Its place is among all lines of its exercise, also those that are refused. */
export interface PlacedSet extends DoneSet {
  place: number;
}

export interface DoneExercise {
  name: string;
  notes: string | null;
  superset: number | null;
  /** How many sets the file tells of, also those that are refused. */
  told: number;
  sets: PlacedSet[];
}

export interface Workout {
  /** What tells it apart, whatever the answers were: see `Dated`. */
  key: string;
  start: Moment;
  minutes: number | null;
  calories: number | null;
  name: string;
  notes: string | null;
  exercises: DoneExercise[];
  /** One activity from its beginning to its end; null for a workout of exercises. */
  cardio: Cardio | null;
}

export interface Cardio {
  /** Null where the file does not say, and nobody has. */
  activity: Activity | null;
  /** Seconds from the beginning to the end, and without the pauses. */
  elapsed: number;
  moving_seconds: number;
  distance_m: number | null;
  heart_rate: number | null;
}

export interface EatenMeal {
  key: string;
  at: Moment;
  meal: 'breakfast' | 'lunch' | 'dinner' | 'snack';
  /** Empty where the file has sums of meals only. */
  name: string;
  calories: number;
  protein: number;
  carbs: number;
  fat: number;
  grams: number | null;
  notes: string | null;
}

export interface Reading {
  key: string;
  kind: string;
  value: number;
  at: Moment;
}

export interface Found {
  workouts: Workout[];
  meals: EatenMeal[];
  readings: Reading[];
  problems: Problem[];
  /** Lines that say nothing to take, and are no fault: sums, pauses, notes that went to their exercise. */
  passed: number;
}

export type SourceName =
  | 'hevy'
  | 'strong'
  | 'fitnotes'
  | 'fitnotes-body'
  | 'stronglifts'
  | 'myfitnesspal'
  | 'cronometer-servings'
  | 'cronometer-body'
  | 'cronometer-exercises'
  | 'gpx'
  | 'tcx'
  | 'fit'
  | 'apple-health'
  | 'health-connect'
  | 'columns';

/** What only the person knows, by what is asked. */
export interface Answers {
  weight?: 'kg' | 'lb' | 'st';
  distance?: 'km' | 'mi';
  length?: 'cm' | 'in';
  glucose?: 'mg/dL' | 'mmol/L';
  order?: 'day-first' | 'month-first';
  decimal?: '.' | ',';
  activity?: Activity;
  /** Of a file that nobody knows: what each column holds, by its place; by the name of the file. */
  columns?: Record<string, Record<number, string>>;
}

export type Question = Exclude<keyof Answers, 'columns'>;

/** What a table may leave open. */
export type OfTables = Exclude<Question, 'activity'>;

/** How something was recognised, with what it was seen in. */
export interface Evidence {
  of: 'source' | 'encoding' | 'delimiter' | 'date' | OfTables;
  is: string;
  seen: string;
}
