import type { Exercise } from '#sync/entities/exercises.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';

type Kind = WorkoutSet['kind'];

const KINDS: readonly Kind[] = ['working', 'warm-up', 'drop', 'failure', 'assisted'];

/** The body is the weight: what is added is a load, and what takes off is help. */
const OF_THE_BODY = new Set(['none', 'parallel bars', 'pull-up bar', 'resistance band']);

export const isOfTheBody = (exercise: Exercise | null): boolean =>
  exercise?.measure === 'reps' && OF_THE_BODY.has(exercise.equipment);

const canBeHelped = (exercise: Exercise | null): boolean => isOfTheBody(exercise) || exercise?.equipment === 'machine';

export const kindsOf = (exercise: Exercise | null): Kind[] =>
  KINDS.filter((kind) => kind !== 'assisted' || canBeHelped(exercise));

export const kindNamed = (name: string): Kind => KINDS.find((kind) => kind === name) ?? 'working';

/** Each drop takes a fifth off. */
export const DROP = 0.8;
