import type { Exercise } from '#sync/entities/exercises.ts';
import type { WorkoutSet } from '#sync/entities/workout-sets.ts';
import { isWorking } from './turn.ts';

/** How many times the energy of sitting still it takes, after the Compendium of Physical Activities. */
const INTENSITY: Record<Exercise['category'], number> = {
  strength: 5,
  cardio: 8,
  mobility: 2.5,
  core: 3.8,
  plyometric: 8,
  balance: 2.5,
  recovery: 2,
};

interface Effort {
  minutes: number;
  /** Null where nobody knows it; then nothing can be said. */
  weightKg: number | null;
  /** Of each set that was done. */
  categories: readonly Exercise['category'][];
}

/** An estimate in kcal: a kilogram takes one an hour sitting still. */
export function caloriesOf({ minutes, weightKg, categories }: Effort): number | null {
  if (weightKg === null || categories.length === 0) return null;
  const intensity = categories.reduce((sum, category) => sum + INTENSITY[category], 0) / categories.length;
  return Math.round((intensity * weightKg * minutes) / 60);
}

/** Kilograms lifted in all; a warm-up and a set without a weight are none. */
export const volumeOf = (sets: readonly WorkoutSet[]): number =>
  sets.filter(isWorking).reduce((sum, { reps, weight_kg }) => sum + (reps ?? 0) * (weight_kg ?? 0), 0);
