import type { WorkoutExercise } from '#sync/entities/workout-exercises.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { isWorking } from '#sync/queries/workout-sets.ts';

/** An exercise of the workout with its sets, oldest first. */
export interface Entry {
  exercise: WorkoutExercise;
  sets: readonly WorkoutSet[];
}

export const workingSets = (sets: readonly WorkoutSet[]): WorkoutSet[] => sets.filter(isWorking);

/** In order, with the sets of every device. */
export const entriesOf = (exercises: readonly WorkoutExercise[], sets: readonly WorkoutSet[]): Entry[] =>
  exercises.map((exercise) => ({
    exercise,
    sets: sets.filter(({ workout_exercise_id }) => workout_exercise_id === exercise.id),
  }));

/** Working sets of what is to be done now, and not of what it took the place of. */
export const ownSets = ({ exercise, sets }: Entry): WorkoutSet[] =>
  workingSets(sets).filter(({ exercise_id }) => exercise_id === exercise.exercise_id);

/** Changes with every set, and with a swap. */
export const turnOf = ({ exercise, sets }: Entry): string => `${exercise.id} ${exercise.exercise_id} ${sets.length}`;

/** Of one exercise, wherever it is in the plan, oldest first. */
export const setsIn = (entries: readonly Entry[], exerciseId: string): WorkoutSet[] =>
  entries
    .flatMap(({ sets }) => sets)
    .filter(({ exercise_id }) => exercise_id === exerciseId)
    .toSorted((a, b) => Date.parse(a.completed_at) - Date.parse(b.completed_at));

const roundsOf = ({ sets }: Entry): number => workingSets(sets).length;

/** Rows count, whoever wrote them: two devices may reach a target together without knowing. */
export const reachesTarget = (entry: Entry): boolean => roundsOf(entry) >= entry.exercise.sets;

export const isDone = (entry: Entry): boolean => entry.exercise.completed || reachesTarget(entry);

export const isOpen = (entry: Entry): boolean => !entry.exercise.skipped && !isDone(entry);

/** The exercises of a superset, or a single one. */
const unitOf = (entries: readonly Entry[], { exercise }: Entry): readonly Entry[] =>
  entries.filter(
    (other) =>
      other.exercise.id === exercise.id ||
      (exercise.superset_group !== null && other.exercise.superset_group === exercise.superset_group),
  );

/** Supersets alternate: the exercise with the fewest sets is next. */
const nextIn = (unit: readonly Entry[]): Entry | null =>
  unit.filter(isOpen).toSorted((a, b) => roundsOf(a) - roundsOf(b))[0] ?? null;

const momentOf = ({ sets }: Entry): number => Date.parse(sets.at(-1)?.completed_at ?? '') || 0;

/** The last set, on whatever device. */
const lastDone = (entries: readonly Entry[]): Entry | null =>
  entries.filter(({ sets }) => sets.length > 0).toSorted((a, b) => momentOf(b) - momentOf(a))[0] ?? null;

const firstOf = (entries: readonly Entry[]): Entry | null => {
  const first = entries.find(isOpen);
  return first ? nextIn(unitOf(entries, first)) : null;
};

/** Anything begun is finished first, then by order. Null where nothing is left. */
export function nextOf(entries: readonly Entry[]): Entry | null {
  const last = lastDone(entries);
  return (last && nextIn(unitOf(entries, last))) ?? firstOf(entries);
}

/** After this one: the rest of its superset, then the rest in order. */
export function followerOf(entries: readonly Entry[], current: Entry): Entry | null {
  const others = entries.filter((entry) => entry !== current);
  return nextIn(unitOf(others, current)) ?? firstOf(others);
}

export interface Rest {
  /** The set before the rest. */
  setId: string;
  since: number;
  seconds: number;
}

/** The rest after the last set: none within a round of a superset, and none at the end. */
export function restAfter(entries: readonly Entry[]): Rest | null {
  const last = lastDone(entries);
  const next = nextOf(entries);
  const set = last?.sets.at(-1);
  if (!last || !next || !set || last.exercise.rest_seconds === 0) return null;
  const isSameRound = unitOf(entries, last).includes(next) && roundsOf(next) < roundsOf(last);
  return isSameRound
    ? null
    : { setId: set.id, since: Date.parse(set.completed_at), seconds: last.exercise.rest_seconds };
}

export interface Tally {
  done: number;
  of: number;
}

/** Sets of all exercises that were not skipped, capped at each target. */
export function tallyOf(entries: readonly Entry[]): Tally {
  const counted = entries.filter(({ exercise }) => !exercise.skipped);
  const sum = (amount: (entry: Entry) => number): number => counted.reduce((all, entry) => all + amount(entry), 0);
  const of = sum(({ exercise }) => exercise.sets);
  return {
    done: sum((entry) =>
      entry.exercise.completed ? entry.exercise.sets : Math.min(roundsOf(entry), entry.exercise.sets),
    ),
    of,
  };
}
