import { sessionsCompleted } from '#sync/queries/workout-sessions.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import type { Day } from '#src/lib/days.ts';
import type { Expenditure } from '#src/work/body/expenditure.ts';
import { weekStartOf } from '#src/work/weeks.ts';
import { trendOfWeight, weeksOf } from './body.ts';
import { eatingOf, usedOf } from './eating.ts';
import { dayOf, spanOfWeeks, sum } from './span.ts';
import type { Place } from './span.ts';

export interface OverallWeek {
  first: Day;
  /** Kilograms. */
  weight: number | null;
  kcal: number | null;
  /** Grams a day. */
  protein: number | null;
  /** Glasses a day. */
  water: number | null;
  workouts: number;
  minutes: number;
}

export interface Overall {
  /** Oldest first. */
  weeks: OverallWeek[];
  used: Expenditure | null;
}

export async function overallOf(db: ReadOnly, userId: string, here: Place): Promise<Overall> {
  const { weeks, span } = spanOfWeeks(here);
  const [trend, eating, sessions] = await Promise.all([
    trendOfWeight(db, userId, here),
    eatingOf(db, userId, here),
    sessionsCompleted(db, userId, span),
  ]);
  const weights = new Map(weeksOf(trend, here.weekStart).map(({ first, weight }) => [first, weight]));
  const ofWeek = Map.groupBy(sessions, ({ completed_at }) =>
    weekStartOf(dayOf(here.zone, completed_at), here.weekStart),
  );
  return {
    weeks: weeks.map((first, place) => {
      const [eaten, done] = [eating.weeks[place], ofWeek.get(first) ?? []];
      return {
        first,
        weight: weights.get(first) ?? null,
        kcal: eaten?.kcal ?? null,
        protein: eaten?.protein ?? null,
        water: eaten?.water ?? null,
        workouts: done.length,
        minutes: sum(done.map(({ duration_minutes }) => duration_minutes ?? 0)),
      };
    }),
    used: await usedOf(db, userId, { today: here.today, trend }),
  };
}
