import type { Achievement } from '#sync/entities/achievements.ts';
import type { Goal } from '#sync/entities/goals.ts';
import { achievementsOf } from '#sync/queries/achievements.ts';
import { goalsOf } from '#sync/queries/goals.ts';
import { measurementSeries } from '#sync/queries/measurements.ts';
import type { MeasurementKind } from '#sync/queries/measurement-kinds.ts';
import { pausesOf } from '#sync/queries/pauses.ts';
import { streakOf } from '#sync/queries/streaks.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { allCompleted, EVER } from '#sync/queries/workout-sessions.ts';
import { setsBetween } from '#sync/queries/workout-sets.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays, daysBetween } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { kindOf } from '#src/work/goals/kinds.ts';
import { readingsOf, trendOf } from '#src/work/goals/trend.ts';
import type { TrendDay } from '#src/work/goals/trend.ts';
import { loggedDays, streakUpTo } from '#src/work/streak.ts';
import type { Streak } from '#src/work/streak.ts';
import { USUAL_RULE } from '#src/work/streak-rules.ts';
import { recordsOf } from '#src/work/training/records.ts';
import { changesOf, comebacksIn, STEPS } from './rules.ts';
import type { Figure, Figures } from './rules.ts';
import { lostIn, noonOf, stepsReached, wayIn } from './way.ts';

export interface Earning {
  figures: Figures;
  /** When each of them came, by what it was counted to. */
  instants: Partial<Record<Figure, ReadonlyMap<number, string>>>;
  earned: readonly Achievement[];
  /** In the unit that is chosen. */
  streak: Streak;
  best: Record<'best_weeks' | 'best_days', number>;
}

export interface Shown {
  code: string;
  title: string;
  earned_at: string;
  /** Of a challenge, the place. */
  value?: number | null;
}

/** What is earned, oldest first, and what is being awarded as if it were: nothing moves when it is saved. */
export function shownOf(
  { figures, instants, earned }: Pick<Earning, 'figures' | 'instants' | 'earned'>,
  today: Day,
): Shown[] {
  const { award } = changesOf(figures, new Set(earned.map(({ code }) => code)));
  const coming = award.map(({ code, figure, from }) => ({
    code,
    title: code,
    earned_at: instants[figure]?.get(from) ?? noonOf(today),
  }));
  return [...earned, ...coming].toSorted((a, b) => Date.parse(a.earned_at) - Date.parse(b.earned_at));
}

interface Counted {
  most: number;
  at: ReadonlyMap<number, string>;
}

/** Rows that count one each, by the instant of each. */
function counted(instants: readonly (string | null)[]): Counted {
  const inOrder = instants.filter((at) => at !== null).toSorted((a, b) => Date.parse(a) - Date.parse(b));
  return { most: inOrder.length, at: new Map(inOrder.map((at, place) => [place + 1, at])) };
}

/** Not read any more once all of them are earned: what was lifted is the longest of all lists. */
async function recordsCounted(db: ReadOnly, userId: string, earned: readonly Achievement[]): Promise<Counted> {
  const most = Math.max(...STEPS.records);
  if (earned.some(({ code }) => code === `records:${most}`)) return { most, at: new Map() };
  const byExercise = Map.groupBy(await setsBetween(db, userId, EVER), ({ exercise_id }) => exercise_id);
  return counted(
    [...byExercise.values()].flatMap((sets) => {
      const records = recordsOf(sets);
      return sets.filter(({ id }) => records.has(id)).map(({ completed_at }) => completed_at);
    }),
  );
}

/** A shorter one is a rest. */
const SHORTEST_PAUSE_DAYS = 3;
const SOON_DAYS = 7;

/** Pauses that ended with a log within a week. */
async function returnsCounted(db: ReadOnly, userId: string, { zone }: Here): Promise<Counted> {
  const over = (await pausesOf(db, userId)).flatMap(({ from_day, to_day }) =>
    to_day !== null && daysBetween(from_day, to_day) + 1 >= SHORTEST_PAUSE_DAYS ? [to_day] : [],
  );
  const back = await Promise.all(
    over.map(async (last) => {
      const days = Array.from({ length: SOON_DAYS }, (_, place) => addDays(last, place + 1));
      const [first] = [...(await loggedDays(db, userId, days, zone))].toSorted();
      return first ? noonOf(first) : null;
    }),
  );
  return counted(back);
}

/** How far each goal of the body came. */
async function waysOf(db: ReadOnly, userId: string, goals: readonly Goal[], { zone }: Here) {
  const known = new Map<MeasurementKind, Promise<TrendDay[]>>();
  const trendIn = (kind: MeasurementKind): Promise<TrendDay[]> => {
    const read = async (): Promise<TrendDay[]> =>
      trendOf(readingsOf(await measurementSeries(db, { userId, kind }), zone));
    const trend = known.get(kind) ?? read();
    known.set(kind, trend);
    return trend;
  };
  const ways = await Promise.all(
    goals.map(async (goal) => {
      const { measured, progress } = kindOf(goal.kind);
      if (!measured || progress !== 'way') return { way: [], lost: [] };
      const trend = await trendIn(measured);
      return { way: wayIn(trend, goal), lost: goal.kind === 'weight' ? lostIn(trend, goal) : [] };
    }),
  );
  return {
    way: stepsReached(
      ways.flatMap(({ way }) => way),
      STEPS.way,
    ),
    lost: stepsReached(
      ways.flatMap(({ lost }) => lost),
      STEPS.lost,
    ),
  };
}

/** Zero where the best stays. */
const beaten = (now: number, before = 0): number => (now > before ? now : 0);

/** Null for whoever wants none: asked of the row, because what is only not known yet is no answer. */
export async function wantedEarning(db: ReadOnly, userId: string, here: Here): Promise<Earning | null> {
  return (await settingsOf(db, userId))?.gamification === false ? null : earningOf(db, userId, here);
}

export async function earningOf(db: ReadOnly, userId: string, here: Here): Promise<Earning> {
  const [sessions, days, weeks, wanted, weights, goals, earned, returns] = await Promise.all([
    allCompleted(db, userId),
    streakUpTo(db, userId, here, 'day'),
    streakUpTo(db, userId, here, 'week'),
    streakOf(db, userId),
    measurementSeries(db, { userId, kind: 'weight' }),
    goalsOf(db, userId),
    achievementsOf(db, userId),
    returnsCounted(db, userId, here),
  ]);
  const workouts = counted(sessions.map(({ completed_at }) => completed_at));
  const all: Record<Figure, Counted> = {
    workouts,
    records: await recordsCounted(db, userId, earned),
    comebacks: counted(comebacksIn([...workouts.at.values()])),
    returns,
    weighings: counted(weights.map(({ measured_at }) => measured_at)),
    goals: counted(goals.map(({ status, completed_at }) => (status === 'completed' ? completed_at : null))),
    streak: counted(days.metOn.map(noonOf)),
    weeks: counted(weeks.metOn.map(noonOf)),
    ...(await waysOf(db, userId, goals, here)),
  };
  const most = (figure: Figure): number => all[figure].most;
  return {
    figures: {
      workouts: most('workouts'),
      records: most('records'),
      comebacks: most('comebacks'),
      returns: most('returns'),
      streak: most('streak'),
      weeks: most('weeks'),
      weighings: most('weighings'),
      goals: most('goals'),
      way: Math.min(100, most('way')),
      lost: most('lost'),
    },
    instants: Object.fromEntries(Object.entries(all).map(([figure, { at }]) => [figure, at])),
    earned,
    streak: (wanted?.unit ?? USUAL_RULE.unit) === 'week' ? weeks : days,
    best: {
      best_weeks: beaten(weeks.count, wanted?.best_weeks),
      best_days: beaten(days.count, wanted?.best_days),
    },
  };
}
