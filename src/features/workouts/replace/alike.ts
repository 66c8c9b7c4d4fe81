import type { Exercise } from '#sync/entities/exercises.ts';

const shared = (left: readonly string[], right: readonly string[]): number =>
  left.filter((muscle) => right.includes(muscle)).length;

/** A stretch of a muscle stands in for no lift of it. */
const isOfAKind = (exercise: Exercise, other: Exercise): boolean =>
  exercise.category === other.category && exercise.measure === other.measure;

/** The more muscles are the same, and the fewer are others, the more alike; the helping ones decide between equals. */
function likeness(exercise: Exercise, other: Exercise): number {
  const same = shared(exercise.muscles, other.muscles);
  const others = exercise.muscles.length + other.muscles.length - 2 * same;
  return 10 * same - 3 * others + shared(exercise.secondary_muscles, other.secondary_muscles);
}

/** Of exercises that are as like by their muscles: with the same equipment, and then as difficult. */
const nearness = (exercise: Exercise, other: Exercise): number =>
  (exercise.equipment === other.equipment ? 2 : 0) + (exercise.difficulty === other.difficulty ? 1 : 0);

/** What trains the same muscles, is of a kind and needs nothing but what is at hand; most alike first. */
export const alikeOf = (
  exercise: Exercise,
  library: readonly Exercise[],
  isAtHand: (equipment: string) => boolean = () => true,
): Exercise[] =>
  library
    .filter(
      (other) =>
        other.id !== exercise.id &&
        isOfAKind(exercise, other) &&
        shared(exercise.muscles, other.muscles) > 0 &&
        isAtHand(other.equipment),
    )

    .toSorted(
      (a, b) =>
        likeness(exercise, b) - likeness(exercise, a) ||
        nearness(exercise, b) - nearness(exercise, a) ||
        a.name.localeCompare(b.name, 'en'),
    );
