import type { Exercise } from '#sync/entities/exercises.ts';

const shared = (left: readonly string[], right: readonly string[]): number =>
  left.filter((muscle) => right.includes(muscle)).length;

/** The more muscles are the same, and the fewer are others, the more alike; the helping ones decide between equals. */
function likeness(exercise: Exercise, other: Exercise): number {
  const same = shared(exercise.muscles, other.muscles);
  const others = exercise.muscles.length + other.muscles.length - 2 * same;
  return 10 * same - 3 * others + shared(exercise.secondary_muscles, other.secondary_muscles);
}

/** What trains the same muscles, is counted in the same and needs nothing but what is at hand; most alike first. */
export const alikeOf = (
  exercise: Exercise,
  library: readonly Exercise[],
  isAtHand: (equipment: string) => boolean = () => true,
): Exercise[] =>
  library
    .filter(
      (other) =>
        other.id !== exercise.id &&
        other.measure === exercise.measure &&
        shared(exercise.muscles, other.muscles) > 0 &&
        isAtHand(other.equipment),
    )
    .toSorted((a, b) => likeness(exercise, b) - likeness(exercise, a) || a.name.localeCompare(b.name, 'en'));
