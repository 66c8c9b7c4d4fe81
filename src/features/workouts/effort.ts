import type { Exercise } from '#sync/entities/exercises.ts';

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
  /** Null where unknown; then there is no estimate. */
  weightKg: number | null;
  /** One per completed set. */
  categories: readonly Exercise['category'][];
}

/** An estimate in kcal: at rest a body burns 1 kcal per kilogram and hour. */
export function caloriesOf({ minutes, weightKg, categories }: Effort): number | null {
  if (weightKg === null || categories.length === 0) return null;
  const intensity = categories.reduce((sum, category) => sum + INTENSITY[category], 0) / categories.length;
  return Math.round((intensity * weightKg * minutes) / 60);
}
