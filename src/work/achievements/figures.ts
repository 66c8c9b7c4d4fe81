import type { Achievement } from '#sync/entities/achievements.ts';
import { achievementsOf } from '#sync/queries/achievements.ts';
import { goalsOf } from '#sync/queries/goals.ts';
import { measurementSeries } from '#sync/queries/measurements.ts';
import { allCompleted } from '#sync/queries/workout-sessions.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { streakUpTo } from '#src/work/streak.ts';
import { changesOf, comebacksIn } from './rules.ts';
import type { Figures } from './rules.ts';

export interface Earning {
  figures: Figures;
  /** When each of them came, oldest first; a streak has no rows of its own. */
  instants: Partial<Record<keyof Figures, readonly string[]>>;
  earned: readonly Achievement[];
}

export interface Shown {
  code: string;
  title: string;
  earned_at: string;
}

/** What is earned, oldest first, and what is being awarded as if it were: nothing moves when it is saved. */
export function shownOf({ figures, instants, earned }: Earning, today: Day): Shown[] {
  const { award } = changesOf(figures, new Set(earned.map(({ code }) => code)));
  const coming = award.map(({ code, figure, from }) => ({
    code,
    title: code,
    earned_at: instants[figure]?.[from - 1] ?? `${today}T12:00:00.000Z`,
  }));
  return [...earned, ...coming].toSorted((a, b) => Date.parse(a.earned_at) - Date.parse(b.earned_at));
}

const instantsOf = <Row>(rows: readonly Row[], column: (row: Row) => string | null): string[] =>
  rows.flatMap((row) => column(row) ?? []).toSorted((a, b) => Date.parse(a) - Date.parse(b));

export async function earningOf(db: ReadOnly, userId: string, here: Here): Promise<Earning> {
  const [sessions, streak, weights, goals, earned] = await Promise.all([
    allCompleted(db, userId),
    streakUpTo(db, userId, here),
    measurementSeries(db, { userId, kind: 'weight' }),
    goalsOf(db, userId),
    achievementsOf(db, userId),
  ]);
  const workouts = instantsOf(sessions, ({ completed_at }) => completed_at);
  const instants = {
    workouts,
    comebacks: comebacksIn(workouts),
    weighings: instantsOf(weights, ({ measured_at }) => measured_at),
    goals: instantsOf(goals, ({ status, completed_at }) => (status === 'completed' ? completed_at : null)),
  };
  const figures = {
    workouts: workouts.length,
    comebacks: instants.comebacks.length,
    streak: streak.days,
    weighings: instants.weighings.length,
    goals: instants.goals.length,
  };
  return { figures, instants, earned };
}
