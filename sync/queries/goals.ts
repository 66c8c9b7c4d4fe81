import type { Readable } from '#sync/engine/act.ts';
import { goals } from '#sync/entities/goals.ts';
import type { Goal } from '#sync/entities/goals.ts';
import { sortedBy, where } from './reading.ts';

export const goalsOf = (db: Readable, userId: string): Promise<Goal[]> =>
  sortedBy(where(db, goals, 'user_id', [userId]), 'created_at');

/** The latest active one of its kind. */
export const activeGoal = async (db: Readable, userId: string, kind: Goal['kind']): Promise<Goal | null> =>
  (await goalsOf(db, userId)).findLast((goal) => goal.kind === kind && goal.status === 'active') ?? null;

export const USUAL_WORKOUTS = 4;

/** The person's target. */
export const workoutsAWeek = async (db: Readable, userId: string): Promise<number> =>
  (await activeGoal(db, userId, 'workouts'))?.target ?? USUAL_WORKOUTS;
