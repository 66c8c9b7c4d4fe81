import { addDays, dayInWords, daysBetween, weekOf } from '#src/lib/days.ts';
import type { Day, WeekStart } from '#src/lib/days.ts';

export type Unit = 'week' | 'day';

/** How somebody wants the streak to be counted. */
export interface Rule {
  unit: Unit;
  /** How many days of a week make it one that is met. */
  daysAWeek: number;
  /** Days of the week, in English and in small letters, on which nothing is asked. */
  restDays: readonly string[];
  weekStart: WeekStart;
}

/** Where nobody said otherwise. */
export const USUAL_RULE = { unit: 'week', daysAWeek: 3, restDays: [] } as const satisfies Partial<Rule>;

export interface Rest {
  from_day: Day;
  to_day: Day | null;
}

export interface Known {
  logged: ReadonlySet<Day>;
  pauses: readonly Rest[];
  today: Day;
}

export interface Run {
  /** Weeks or days that were met. */
  length: number;
  /** The day on which each of them was. */
  metOn: readonly Day[];
  /** The first day of it. */
  since: Day | null;
  /** How many freezes it used, by month. */
  used: Readonly<Record<string, number>>;
}

/** They keep and never add, and a streak that starts anew has both again. */
const FREEZES_A_MONTH = 2;
/** A log written later than this many days after its day repairs nothing. */
const LATE_DAYS = 7;

const WEEK = 7;
const NO_RUN: Run = { length: 0, metOn: [], since: null, used: {} };

export const monthOf = (day: Day): string => day.slice(0, 7);

export const isPausedOn = (pauses: readonly Rest[], day: Day): boolean =>
  pauses.some(({ from_day, to_day }) => from_day <= day && (to_day === null || day <= to_day));

/** Whether a log counts for the day it is about. */
export const isInTime = (day: Day, written: Day): boolean => daysBetween(day, written) <= LATE_DAYS;

/** A day or a week of a streak. */
interface Stretch {
  first: Day;
  /** The day with which it was met. */
  metOn: Day | null;
  /** Days that are missing of what was asked. */
  misses: number;
  month: string;
}

function stepped(run: Run, { first, metOn, misses, month }: Stretch): Run {
  if (metOn) return { ...run, length: run.length + 1, metOn: [...run.metOn, metOn], since: run.since ?? first };
  if (misses === 0) return run;
  const used = (run.used[month] ?? 0) + misses;
  return run.since !== null && used <= FREEZES_A_MONTH ? { ...run, used: { ...run.used, [month]: used } } : NO_RUN;
}

/** As a day of rest is kept. */
export const weekdayOf = (day: Day): string => dayInWords(day, 'en', { weekday: 'long' }).toLowerCase();

function dayOfStreak(day: Day, { restDays }: Rule, { logged, pauses, today }: Known): Stretch {
  const asksNothing = day === today || restDays.includes(weekdayOf(day)) || isPausedOn(pauses, day);
  return { first: day, metOn: logged.has(day) ? day : null, misses: asksNothing ? 0 : 1, month: monthOf(day) };
}

function weekOfStreak(first: Day, { daysAWeek }: Rule, { logged, pauses, today }: Known): Stretch {
  const days = Array.from({ length: WEEK }, (_, place) => addDays(first, place));
  const done = days.filter((day) => logged.has(day));
  const open = days.filter((day) => !isPausedOn(pauses, day)).length;
  const asked = Math.floor((daysAWeek * open) / WEEK);
  const last = addDays(first, WEEK - 1);
  const misses = last >= today ? 0 : Math.max(0, asked - done.length);
  return { first, metOn: done[daysAWeek - 1] ?? null, misses, month: monthOf(last) };
}

/** The first week that ends in the month of a day, or the first day of that month. */
function firstOf({ unit, weekStart }: Rule, from: Day): Day {
  const month = `${monthOf(from)}-01`;
  return unit === 'day' ? month : (weekOf(month, weekStart)[0] ?? month);
}

/** From when on logs have to be known to count from the month of a day. */
export const knownFrom = firstOf;

function walked(rule: Rule, known: Known, from: Day, before: Run): Run {
  const step = rule.unit === 'day' ? 1 : WEEK;
  let run = before;
  for (let at = firstOf(rule, from); at <= known.today; at = addDays(at, step)) {
    run = stepped(run, rule.unit === 'day' ? dayOfStreak(at, rule, known) : weekOfStreak(at, rule, known));
  }
  return run;
}

/** One that runs since before what is known. */
const RUNNING: Run = { ...NO_RUN, since: '' };

/**
 * The streak of today, counted from the month of `from` on. Not settled where it matters what was before: whether one
 * ran by then.
 */
export function runFrom(rule: Rule, known: Known, from: Day): { run: Run; isSettled: boolean } {
  const run = walked(rule, known, from, NO_RUN);
  return { run, isSettled: walked(rule, known, from, RUNNING).since === run.since };
}

/** What is left of this month. */
export const freezesLeft = ({ used }: Run, today: Day): number => FREEZES_A_MONTH - (used[monthOf(today)] ?? 0);
