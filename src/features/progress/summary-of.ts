import { spanOf } from '#sync/queries/span.ts';
import { sessionsCompleted } from '#sync/queries/workout-sessions.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays } from '#src/lib/days.ts';
import type { Here } from '#src/lib/days.ts';
import { changeOver } from '#src/work/body/change.ts';
import { trendOfWeight } from '#src/work/progress/body.ts';
import { streakUpTo } from '#src/work/streak.ts';

export interface Summary {
  weight: number | null;
  change: number | null;
  workouts: number;
  logged: number;
}

export async function summaryOf(db: ReadOnly, userId: string, here: Here): Promise<Summary> {
  const [trend, sessions, streak] = await Promise.all([
    trendOfWeight(db, userId, here),
    sessionsCompleted(db, userId, spanOf(addDays(here.today, -6), here.today, here.zone)),
    streakUpTo(db, userId, here),
  ]);
  return {
    weight: trend.at(-1)?.value ?? null,
    change: changeOver(trend, 28, here.today),
    workouts: sessions.length,
    logged: streak.week.filter(({ logged }) => logged).length,
  };
}
