import type { Pause } from '#sync/entities/pauses.ts';
import type { Streak as Wanted } from '#sync/entities/streaks.ts';
import { mealsLoggedBetween } from '#sync/queries/meal-plans.ts';
import { measuredBetween } from '#sync/queries/measurement-kinds.ts';
import { pausesOf } from '#sync/queries/pauses.ts';
import { spanOf } from '#sync/queries/span.ts';
import { streakOf } from '#sync/queries/streaks.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { waterBetween } from '#sync/queries/water-intake.ts';
import { sessionsCompleted } from '#sync/queries/workout-sessions.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays, daysBetween, weekOf } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';
import { freezesLeft, isInTime, isPausedOn, knownFrom, monthOf, runFrom, USUAL_RULE } from './streak-rules.ts';
import type { Rule, Run, Unit } from './streak-rules.ts';
import { dayAtIn } from './zones.ts';
import type { DayAt } from './zones.ts';

const daysFrom = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(first, index));

interface Asked {
  userId: string;
  from: Day;
  to: Day;
  zone: string;
  dayAt: DayAt;
}

/** The day a log is about, and the day it was written. */
interface Log {
  day: Day;
  written: Day;
}

type Ask = (db: ReadOnly, asked: Asked) => Promise<Log[]>;

/** With a day on either side, for instants of another zone. */
const spanAround = ({ from, to, zone }: Asked) => spanOf(addDays(from, -1), addDays(to, 1), zone);

/** What counts as logged. Kinds with one row a day first, those with many last. */
const ASKED: readonly Ask[] = [
  async (db, { userId, from, to, dayAt }) =>
    (await waterBetween(db, userId, from, to)).flatMap(({ date, glasses_consumed, created_at }) =>
      glasses_consumed > 0 ? [{ day: date, written: dayAt(created_at) }] : [],
    ),
  async (db, asked) =>
    (await sessionsCompleted(db, asked.userId, spanAround(asked))).flatMap(({ completed_at, created_at }) =>
      completed_at === null ? [] : [{ day: asked.dayAt(completed_at), written: asked.dayAt(created_at) }],
    ),
  async (db, { userId, from, to, dayAt }) =>
    (await mealsLoggedBetween(db, userId, from, to)).map(({ date, logged_at, created_at }) => ({
      day: date,
      written: dayAt(logged_at ?? created_at),
    })),
  async (db, asked) =>
    (await measuredBetween(db, asked.userId, spanAround(asked))).map(({ measured_at, created_at }) => ({
      day: asked.dayAt(measured_at),
      written: asked.dayAt(created_at),
    })),
];

interface Logs extends Omit<Asked, 'from' | 'to'> {
  counts: (log: Log) => boolean;
}

/** Each kind is queried only for the days still open. */
async function daysLogged(db: ReadOnly, days: readonly Day[], { counts, ...asked }: Logs): Promise<Set<Day>> {
  const logged = new Set<Day>();
  let open = days;
  for (const ask of ASKED) {
    const [from, to] = [open[0], open.at(-1)];
    if (!from || !to) break;
    for (const log of await ask(db, { ...asked, from, to })) {
      if (from <= log.day && log.day <= to && counts(log)) logged.add(log.day);
    }
    open = open.filter((day) => !logged.has(day));
  }
  return logged;
}

/** The days on which something was logged, whenever it was written. */
export const loggedDays = (db: ReadOnly, userId: string, days: readonly Day[], zone: string): Promise<Set<Day>> =>
  daysLogged(db, days, { userId, zone, dayAt: dayAtIn(zone, null), counts: () => true });

const WEEK = 7;
const LATELY = 3 * WEEK;
/** So far back a streak is followed; nobody has one of forty years. */
const MOST_MONTHS = 512;

const monthsBefore = (day: Day, months: number): Day => {
  const [year = 0, month = 1] = monthOf(day).split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  return first.toISOString().slice(0, 10);
};

export interface Streak {
  unit: Unit;
  /** How many in a row were met. */
  count: number;
  /** The day on which it was one, two and so on. */
  metOn: readonly Day[];
  best: number;
  /** The last seven days, today last. */
  week: { day: Day; logged: boolean }[];
  /** How many of the last three weeks' days had a log. */
  lately: { logged: number; of: number };
  /** How much of this week is done. */
  thisWeek: { logged: number; of: number };
  freezesLeft: number;
  /** The pause of today. */
  pause: Pause | null;
}

const ruleOf = (wanted: Wanted | null, unit: Unit | undefined, weekStart: Rule['weekStart']): Rule => ({
  unit: unit ?? wanted?.unit ?? USUAL_RULE.unit,
  daysAWeek: wanted?.days_a_week ?? USUAL_RULE.daysAWeek,
  restDays: wanted?.rest_days ?? USUAL_RULE.restDays,
  weekStart,
});

interface Read extends Here {
  userId: string;
  rule: Rule;
  dayAt: DayAt;
  pauses: readonly Pause[];
}

/** Reads back as far as it matters, in doubling steps: most streaks are settled within the first. */
async function followed(db: ReadOnly, { userId, rule, dayAt, pauses, today, zone }: Read) {
  const logged = new Set<Day>();
  const logs: Logs = { userId, zone, dayAt, counts: ({ day, written }) => isInTime(day, written) };
  let before = addDays(today, 1);
  let run: Run;
  for (let months = 1; ; months *= 2) {
    const from = monthsBefore(today, months);
    const first = knownFrom(rule, from);
    const count = daysBetween(first, before);
    for (const day of await daysLogged(db, daysFrom(first, count), logs)) logged.add(day);
    before = first;
    const found = runFrom(rule, { logged, pauses, today }, from);
    run = found.run;
    if (found.isSettled || months >= MOST_MONTHS) break;
  }
  return { run, logged };
}

/** In the unit that is chosen, unless another is asked for. */
export async function streakUpTo(db: ReadOnly, userId: string, here: Here, unit?: Unit): Promise<Streak> {
  const { today, zone } = here;
  const [settings, wanted, pauses] = await Promise.all([
    settingsOf(db, userId),
    streakOf(db, userId),
    pausesOf(db, userId),
  ]);
  const rule = ruleOf(wanted, unit, settings?.week_start ?? 'monday');
  const { run, logged } = await followed(db, { userId, rule, dayAt: dayAtIn(zone, settings), pauses, today, zone });
  const isLogged = (day: Day): boolean => logged.has(day);
  const best = (rule.unit === 'week' ? wanted?.best_weeks : wanted?.best_days) ?? 0;
  return {
    unit: rule.unit,
    count: run.length,
    metOn: run.metOn,
    best: Math.max(best, run.length),
    week: daysFrom(addDays(today, 1 - WEEK), WEEK).map((day) => ({ day, logged: isLogged(day) })),
    lately: { logged: daysFrom(addDays(today, 1 - LATELY), LATELY).filter(isLogged).length, of: LATELY },
    thisWeek: { logged: weekOf(today, rule.weekStart).filter(isLogged).length, of: rule.daysAWeek },
    freezesLeft: freezesLeft(run, today),
    pause: pauses.find((pause) => isPausedOn([pause], today)) ?? null,
  };
}
