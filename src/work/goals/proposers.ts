import type { Goal } from '#sync/entities/goals.ts';
import { KINDS } from './kinds.ts';

type Kind = Goal['kind'];

const EVERY = ['trainer', 'nutritionist', 'doctor'];

/** Who may propose what, by whose rows he sees; the database's `private.proposers` says the same. */
const PROPOSERS: Partial<Record<Kind, readonly string[]>> = {
  calories: ['nutritionist'],
  protein: ['nutritionist'],
  workouts: ['trainer'],
  strength: ['trainer'],
  distance: ['trainer'],
  duration: ['trainer'],
  streak: ['trainer'],
  water: ['trainer', 'nutritionist'],
};

export const proposersOf = (kind: Kind): readonly string[] => PROPOSERS[kind] ?? EVERY;

export const proposableBy = (role: string): Kind[] =>
  (Object.keys(KINDS) as Kind[]).filter((kind) => proposersOf(kind).includes(role));
