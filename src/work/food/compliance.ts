import type { MealPlan } from '#sync/entities/meal-plans.ts';
import { countedOf } from '#sync/queries/meal-plans.ts';

export interface Compliance {
  planned: number;
  /** Eaten as they were planned. */
  kept: number;
  swapped: number;
  percent: number;
}

export type Standing = 'kept' | 'partly' | 'seldom';

/** Compliance: 80 or more green, 60 or more orange. */
export function standingOf({ percent }: Pick<Compliance, 'percent'>): Standing {
  if (percent >= 80) return 'kept';
  return percent >= 60 ? 'partly' : 'seldom';
}

/**
 * How much of what nutritionists planned was eaten. What is still to come today counts once it is eaten. Null where
 * nothing was planned.
 */
export function complianceOf(meals: readonly MealPlan[], today: string): Compliance | null {
  const planned = countedOf(meals).filter(({ planned_by, date, logged }) => planned_by && (date < today || logged));
  if (planned.length === 0) return null;
  const kept = planned.filter(({ logged, swapped }) => logged && !swapped).length;
  return {
    planned: planned.length,
    kept,
    swapped: planned.filter(({ swapped }) => swapped).length,
    percent: Math.round((100 * kept) / planned.length),
  };
}
