import type { Readable } from '#sync/engine/act.ts';
import { goalChanges } from '#sync/entities/goal-changes.ts';
import type { GoalChange } from '#sync/entities/goal-changes.ts';
import { sortedBy, where } from './reading.ts';

/** What was done to a goal, oldest first. */
export const changesOfGoal = (db: Readable, goalId: string): Promise<GoalChange[]> =>
  sortedBy(where(db, goalChanges, 'goal_id', [goalId]), 'created_at');
