import { sessionsCompleted } from '#sync/queries/workout-sessions.ts';
import { waterBetween } from '#sync/queries/water-intake.ts';
import { measurementSeries } from '#sync/queries/measurements.ts';
import { spanOf } from '#sync/queries/span.ts';
import type { Challenge } from '#sync/entities/challenges.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays, dayIn, daysBetween } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { HOUSE_ZONE } from '#src/lib/house.ts';
import { loggedDays } from '#src/work/streak.ts';

// What the server counts of everybody in `private.scores`, counted of one's own records: a board needs a connection,
// one's own figure does not. The limits of a day are those of that function.

type Metric = Challenge['metric'];

const MOST_A_DAY: Record<Metric, number> = {
  workouts: 3,
  minutes: 240,
  calories: 4000,
  steps: 50_000,
  water: 16,
  streak: 1,
};

interface Amount {
  day: Day;
  amount: number;
}

type Window = Pick<Challenge, 'metric' | 'starts_on' | 'ends_on'>;

const dayOf = (instant: string | null): Day => dayIn(HOUSE_ZONE, Date.parse(instant ?? ''));

async function amountsOf(
  db: ReadOnly,
  userId: string,
  { metric, starts_on: from, ends_on: to }: Window,
): Promise<Amount[]> {
  if (metric === 'water') {
    const glasses = await waterBetween(db, userId, from, to);
    return glasses.map(({ date, glasses_consumed }) => ({ day: date, amount: glasses_consumed }));
  }
  const span = spanOf(from, to, HOUSE_ZONE);
  if (metric === 'steps') {
    const steps = await measurementSeries(db, { userId, kind: 'steps', ...span });
    const days = Map.groupBy(steps, ({ measured_at }) => dayOf(measured_at));
    return [...days].map(([day, of]) => ({ day, amount: Math.max(...of.map(({ value }) => value)) }));
  }
  const sessions = await sessionsCompleted(db, userId, span);
  return sessions.map(({ completed_at, duration_minutes, calories_burned }) => {
    const amounts = { workouts: 1, minutes: duration_minutes ?? 0, calories: calories_burned ?? 0, streak: 1 };
    return { day: dayOf(completed_at), amount: amounts[metric] };
  });
}

function longestRun(days: ReadonlySet<Day>): number {
  let [longest, run, last] = [0, 0, null as Day | null];
  for (const day of [...days].toSorted()) {
    run = last !== null && daysBetween(last, day) === 1 ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = day;
  }
  return longest;
}

/** How far one is oneself. */
export async function ownScore(db: ReadOnly, userId: string, window: Window): Promise<number> {
  const { metric, starts_on, ends_on } = window;
  const today = dayIn(HOUSE_ZONE);
  if (metric === 'streak') {
    const last = ends_on < today ? ends_on : today;
    const count = Math.max(daysBetween(starts_on, last) + 1, 0);
    const days = Array.from({ length: count }, (_, n) => addDays(starts_on, n));
    return longestRun(await loggedDays(db, userId, days, HOUSE_ZONE));
  }
  const amounts = (await amountsOf(db, userId, window)).filter(({ day }) => day <= today);
  return [...Map.groupBy(amounts, ({ day }) => day).values()].reduce(
    (sum, of) =>
      sum +
      Math.min(
        of.reduce((all, { amount }) => all + amount, 0),
        MOST_A_DAY[metric],
      ),
    0,
  );
}
