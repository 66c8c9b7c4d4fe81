import type { Achievement } from '#sync/entities/achievements.ts';
import { measurements } from '#sync/entities/measurements.ts';
import { achievementsOf } from '#sync/queries/achievements.ts';
import { goalsOf } from '#sync/queries/goals.ts';
import { rowsOf } from '#sync/queries/reading.ts';
import { allCompleted } from '#sync/queries/workout-sessions.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import type { Here } from '#src/lib/days.ts';
import { streakUpTo } from '#src/work/streak.ts';
import { comebacksIn } from './rules.ts';
import type { Figures } from './rules.ts';

export interface Earning {
  figures: Figures;
  earned: readonly Achievement[];
}

const weighings = (db: ReadOnly, userId: string): Promise<number> =>
  rowsOf(db, measurements)
    .where('[user_id+kind+measured_at]')
    .between([userId, 'weight', ''], [userId, 'weight', '\uffff'])
    .filter(({ deleted }) => !deleted)
    .count();

export async function earningOf(db: ReadOnly, userId: string, here: Here): Promise<Earning> {
  const [sessions, streak, weights, goals, earned] = await Promise.all([
    allCompleted(db, userId),
    streakUpTo(db, userId, here),
    weighings(db, userId),
    goalsOf(db, userId),
    achievementsOf(db, userId),
  ]);
  const instants = sessions.map(({ completed_at }) => Date.parse(completed_at ?? '')).toSorted((a, b) => a - b);
  const figures = {
    workouts: sessions.length,
    comebacks: comebacksIn(instants),
    streak: streak.days,
    weighings: weights,
    goals: goals.filter(({ status }) => status === 'completed').length,
  };
  return { figures, earned };
}
