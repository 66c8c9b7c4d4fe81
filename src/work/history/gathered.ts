import { nameKey } from './exercise-names.ts';
import type { DoneExercise, EatenMeal, Found, Reading, Workout } from './types.ts';

// What tells apart what is equal within one table, and what is the same in two of them.

/**
 * Numbers equal keys: the second of two equal lines is the second in the next export too. A line is numbered before it
 * is known to be good, so that the others keep their number when it is refused, and when it no longer is.
 */
export function numbering(): (key: string) => string {
  const seen = new Map<string, number>();
  return (key) => {
    const nth = (seen.get(key) ?? 0) + 1;
    seen.set(key, nth);
    return `${key}#${nth}`;
  };
}

/** Each exercise by what tells it apart within its workout. */
export function numbered(exercises: readonly DoneExercise[]): Map<string, DoneExercise> {
  const keyOf = numbering();
  return new Map(exercises.map((exercise) => [keyOf(nameKey(exercise.name)), exercise]));
}

function joinSets(known: DoneExercise, { sets }: DoneExercise): void {
  const places = new Set(known.sets.map(({ place }) => place));
  known.sets.push(...sets.filter(({ place }) => !places.has(place)));
  known.sets.sort((a, b) => a.place - b.place);
}

function join(known: Workout, { exercises }: Workout): void {
  const all = numbered(known.exercises);
  for (const [key, exercise] of numbered(exercises)) {
    const its = all.get(key);
    if (its) joinSets(its, exercise);
    else known.exercises.push(exercise);
  }
}

/** Nothing was done in it that is known here. */
export const isNothing = ({ exercises, cardio }: Workout): boolean =>
  cardio === null && exercises.every(({ sets }) => sets.length === 0);

export const nothing = (): Found => ({ workouts: [], meals: [], readings: [], problems: [], passed: 0 });

interface Adding<T> {
  all: readonly T[];
  known: Set<string>;
  to: T[];
}

function addFresh<T extends EatenMeal | Reading>(source: string, { all, known, to }: Adding<T>): void {
  for (const one of all) {
    const key = `${source}:${one.key}`;
    if (known.has(key)) continue;
    known.add(key);
    to.push({ ...one, key });
  }
}

/** Puts the tables of a file together: exports overlap, and what two of them tell is there once. */
export class Gathered {
  readonly found = nothing();
  readonly #workouts = new Map<string, Workout>();
  readonly #meals = new Set<string>();
  readonly #readings = new Set<string>();

  /** What is keyed by the same word tells of the same things. */
  add(source: string, { workouts, meals, readings, problems, passed }: Found): void {
    for (const workout of workouts) {
      // Two apps tell of two things, though it were at the same moment.
      workout.key = `${source}:${workout.key}`;
      const known = this.#workouts.get(workout.key);
      if (known) {
        join(known, workout);
        continue;
      }
      this.#workouts.set(workout.key, workout);
      this.found.workouts.push(workout);
    }
    addFresh(source, { all: meals, known: this.#meals, to: this.found.meals });
    addFresh(source, { all: readings, known: this.#readings, to: this.found.readings });
    // One by one: there may be more of them than a call takes.
    for (const problem of problems) this.found.problems.push(problem);
    this.found.passed += passed;
  }
}
