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

/** As many as a row can tell of; a clock that was forgotten makes more. */
export const MOST_KCAL = 20_000;

/** An estimate: at rest a body burns 1 kcal per kilogram and hour. */
export const kcalOf = (intensity: number, weightKg: number, hours: number): number =>
  Math.min(MOST_KCAL, Math.round(intensity * weightKg * hours));

interface Effort {
  minutes: number;
  /** Null where unknown; then there is no estimate. */
  weightKg: number | null;
  /** One per completed set. */
  categories: readonly Exercise['category'][];
}

export function caloriesOf({ minutes, weightKg, categories }: Effort): number | null {
  if (weightKg === null || categories.length === 0) return null;
  const intensity = categories.reduce((sum, category) => sum + INTENSITY[category], 0) / categories.length;
  return kcalOf(intensity, weightKg, minutes / 60);
}
