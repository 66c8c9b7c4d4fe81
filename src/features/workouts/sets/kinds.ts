import type { Exercise } from '#sync/entities/exercises.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';

type Kind = WorkoutSet['kind'];

const KINDS: readonly Kind[] = ['working', 'warm-up', 'drop', 'failure', 'assisted'];

/** The body is the weight: what is added is a load, and what takes off is help. */
const OF_THE_BODY = new Set([
  'none',
  'ab wheel',
  'bench',
  'box',
  'chair',
  'exercise ball',
  'gymnastic rings',
  'parallel bars',
  'pull-up bar',
  'resistance band',
  'stairs',
]);

/** Done under a bar, which is not lifted. */
const isUnderBar = ({ name, owner_id }: Exercise): boolean => name === 'Inverted row' && owner_id === null;

export const isOfTheBody = (exercise: Exercise | null): boolean =>
  exercise?.measure === 'reps' && (OF_THE_BODY.has(exercise.equipment) || isUnderBar(exercise));

/** Over a distance, with a weight: nobody times it. */
export const isCarried = (exercise: Exercise | null): boolean =>
  exercise?.measure === 'distance' && exercise.category === 'strength';

const canBeHelped = (exercise: Exercise | null): boolean => isOfTheBody(exercise) || exercise?.equipment === 'machine';

export const kindsOf = (exercise: Exercise | null): Kind[] =>
  KINDS.filter((kind) => kind !== 'assisted' || canBeHelped(exercise));

export const kindNamed = (name: string): Kind => KINDS.find((kind) => kind === name) ?? 'working';

/** What the weight of a set is; of those to failure it is that of a working one. */
const weighedAs = (kind: Kind): Kind => (kind === 'failure' ? 'working' : kind);

/** A weight for the one says nothing of the other. */
export const changesWeight = (from: Kind, to: Kind): boolean => weighedAs(from) !== weighedAs(to);

/** Each drop takes a fifth off. */
export const DROP = 0.8;
