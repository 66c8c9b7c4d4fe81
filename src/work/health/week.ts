import { addDays, dayIn, hourIn } from '#src/lib/days.ts';
import type { Day, Here } from '#src/lib/days.ts';
import type { Pressure } from './schemes.ts';
import type { Values } from './vitals.ts';

export interface Timed {
  at: string;
  values: Values;
}

export interface Sitting extends Pressure {
  /** Of the first reading. */
  at: string;
  readings: number;
}

const SITTING_MS = 10 * 60_000;

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const isPressure = (values: Values): values is Pressure =>
  values.systolic !== undefined && values.diastolic !== undefined;

/** The mean of pressures, rounded as a cuff shows them. */
function meanPressure(readings: readonly Pressure[]): Pressure | null {
  if (readings.length === 0) return null;
  return {
    systolic: Math.round(mean(readings.map(({ systolic }) => systolic))),
    diastolic: Math.round(mean(readings.map(({ diastolic }) => diastolic))),
  };
}

/** Readings within ten minutes are one sitting, whose value is their mean; oldest first. */
export function sittingsOf(moments: readonly Timed[]): Sitting[] {
  const sorted = moments
    .flatMap(({ at, values }) => (isPressure(values) ? [{ at, values }] : []))
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const groups: { at: string; readings: Pressure[] }[] = [];
  for (const { at, values } of sorted) {
    const last = groups.at(-1);
    if (last && Date.parse(at) - Date.parse(last.at) <= SITTING_MS) last.readings.push(values);
    else groups.push({ at, readings: [values] });
  }
  return groups.flatMap(({ at, readings }) => {
    const value = meanPressure(readings);
    return value ? [{ at, readings: readings.length, ...value }] : [];
  });
}

/** Before noon is the morning. */
export const isMorning = (at: string, zone: string): boolean => hourIn(zone, Date.parse(at)) < 12;

interface WeekDay {
  day: Day;
  morning: Sitting | null;
  evening: Sitting | null;
  /** The first day with a reading is not: one is still getting used to it. */
  isCounted: boolean;
}

export interface HomeWeek {
  days: WeekDay[];
  /** Whole days, the dropped one included. */
  whole: number;
  mean: Pressure | null;
}

const DAYS = 7;
/** So many whole days a mean needs, of which the first is dropped. */
export const ENOUGH_DAYS = 3;

/** The seven days up to today: morning and evening of each, and the mean of all but the first. */
export function homeWeek(moments: readonly Timed[], { today, zone }: Here): HomeWeek {
  const sittings = sittingsOf(moments);
  const inHalf = (day: Day, half: boolean): Sitting | null =>
    sittings.findLast(({ at }) => dayIn(zone, Date.parse(at)) === day && isMorning(at, zone) === half) ?? null;
  const week = Array.from({ length: DAYS }, (_, place) => {
    const day = addDays(today, place + 1 - DAYS);
    return { day, morning: inHalf(day, true), evening: inHalf(day, false) };
  });
  const first = week.find(({ morning, evening }) => morning || evening)?.day;
  const days = week.map((each) => ({
    ...each,
    isCounted: each.day !== first && Boolean(each.morning ?? each.evening),
  }));
  const whole = week.filter(({ morning, evening }) => morning && evening).length;
  const counted = days.filter(({ isCounted }) => isCounted).flatMap(({ morning, evening }) => [morning, evening]);
  const kept = counted.filter((sitting) => sitting !== null);
  return { days, whole, mean: whole >= ENOUGH_DAYS ? meanPressure(kept) : null };
}
