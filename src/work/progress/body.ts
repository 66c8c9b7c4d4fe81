import type { Goal } from '#sync/entities/goals.ts';
import type { Measurement } from '#sync/entities/measurements.ts';
import type { OwnMeasure } from '#sync/entities/own-measures.ts';
import { activeGoal } from '#sync/queries/goals.ts';
import { ownKind } from '#sync/queries/measurement-kinds.ts';
import { latestMeasurement, measurementSeries } from '#sync/queries/measurements.ts';
import type { AnyKind, MeasurementKind } from '#sync/queries/measurement-kinds.ts';
import { ownMeasuresOf } from '#sync/queries/own-measures.ts';
import { profileOf } from '#sync/queries/profiles.ts';
import { progressPhotosOf } from '#sync/queries/progress-photos.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { addDays } from '#src/lib/days.ts';
import type { Day, Here, WeekStart } from '#src/lib/days.ts';
import { ENOUGH } from '#src/work/body/change.ts';
import { forecastOf } from '#src/work/goals/forecast.ts';
import { isCurrent, readingsOf, slopeOf, trendOf } from '#src/work/goals/trend.ts';
import type { TrendDay } from '#src/work/goals/trend.ts';
import { weekStartOf } from '#src/work/weeks.ts';
import { dayOf } from './span.ts';
import type { Place } from './span.ts';

const WEEK = 7;

export interface Week {
  first: Day;
  /** The trend at its end, in kilograms. */
  weight: number | null;
  /** Against the week before; null where too few days of it were weighed. */
  change: number | null;
  weighings: number;
}

/** Newest first, from the week of the first weighing on. */
export function weeksOf(trend: readonly TrendDay[], start: WeekStart): Week[] {
  const byWeek = [...Map.groupBy(trend, ({ day }) => weekStartOf(day, start))].map(([first, days]) => ({
    first,
    weight: days.at(-1)?.value ?? null,
    weighings: days.filter(({ reading }) => reading !== null).length,
  }));
  return byWeek
    .map(({ first, weight, weighings }, place) => {
      const before = byWeek[place - 1]?.weight;
      const isKnown = weight !== null && before && weighings >= ENOUGH[WEEK];
      return { first, weight, weighings, change: isKnown ? weight - before : null };
    })
    .toReversed();
}

/** What may be on a day to come: kilograms. */
export interface Coming {
  day: Day;
  low: number;
  high: number;
}

/** What is told of a day besides its weight. */
export interface Pinned {
  day: Day;
  note: string | null;
  photos: number;
}

export interface Body {
  trend: readonly TrendDay[];
  weeks: readonly Week[];
  /** Kilograms a week, by the last two; null where nobody knows. */
  rate: number | null;
  goal: number | null;
  ahead: readonly Coming[];
  pins: readonly Pinned[];
}

export async function trendOfWeight(db: ReadOnly, userId: string, { zone }: Here): Promise<TrendDay[]> {
  const rows = await measurementSeries(db, { userId, kind: 'weight' });
  return trendOf(readingsOf(rows, zone));
}

function rateOf(trend: readonly TrendDay[], today: Day): number | null {
  const slope = isCurrent(trend, today) ? slopeOf(trend) : null;
  return slope && slope.rate * WEEK;
}

const AHEAD_DAYS = 28;

/** Four weeks on, if the last two go on: the rate give or take its standard error. Nothing where no forecast is honest. */
export function comingOf(
  trend: readonly TrendDay[],
  goal: Pick<Goal, 'target' | 'start_value'> | null,
  today: Day,
): Coming[] {
  const [last, slope] = [trend.at(-1), slopeOf(trend)];
  if (!last || !slope || goal === null || !isCurrent(trend, today)) return [];
  if (forecastOf(trend, goal.target, goal.start_value ?? trend[0]?.value ?? 0).state !== 'range') return [];
  return Array.from({ length: AHEAD_DAYS / WEEK }, (_, week) => {
    const days = (week + 1) * WEEK;
    const middle = last.value + slope.rate * days;
    const wide = slope.error * days;
    return { day: addDays(last.day, days), low: middle - wide, high: middle + wide };
  });
}

/** Body measures in the order in which a tape goes. */
export const MEASURES = [
  'waist',
  'hips',
  'chest',
  'shoulders',
  'neck',
  'arm_left',
  'arm_right',
  'thigh_left',
  'thigh_right',
  'calf_left',
  'calf_right',
  'body_fat',
  'muscle_mass',
] as const satisfies readonly MeasurementKind[];

export type BodyMeasure = (typeof MEASURES)[number];

/** By day: notes of that day's measurements, and how many photos were taken. */
export function pinsOf(noted: readonly { day: Day; notes: string | null }[], photos: readonly Day[]): Pinned[] {
  const days = new Map<Day, { notes: string[]; photos: number }>();
  const at = (day: Day) => {
    const found = days.get(day) ?? { notes: [], photos: 0 };
    days.set(day, found);
    return found;
  };
  for (const { day, notes } of noted) if (notes?.trim()) at(day).notes.push(notes.trim());
  for (const day of photos) at(day).photos += 1;
  return [...days]
    .map(([day, found]) => ({ day, note: found.notes.join(', ') || null, photos: found.photos }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

export async function bodyOf(db: ReadOnly, userId: string, { today, zone, weekStart }: Place): Promise<Body> {
  const [weights, goal, photos, ...others] = await Promise.all([
    measurementSeries(db, { userId, kind: 'weight' }),
    activeGoal(db, userId, 'weight'),
    progressPhotosOf(db, userId),
    ...MEASURES.map((kind) => measurementSeries(db, { userId, kind })),
  ]);
  const trend = trendOf(readingsOf(weights, zone));
  const noted = [...weights, ...others.flat()].filter(({ notes }) => notes !== null);
  return {
    trend,
    weeks: weeksOf(trend, weekStart),
    rate: rateOf(trend, today),
    goal: goal?.target ?? null,
    ahead: comingOf(trend, goal, today),
    pins: pinsOf(
      noted.map(({ measured_at, notes }) => ({ day: dayOf(zone, measured_at), notes })),
      photos.map(({ taken_on }) => taken_on),
    ),
  };
}

interface Latest<Kind extends AnyKind> {
  kind: Kind;
  last: Measurement | null;
}

export interface Measures {
  latest: readonly Latest<BodyMeasure>[];
  own: readonly (Latest<AnyKind> & { measure: OwnMeasure })[];
  weight: number | null;
  /** Centimetres. */
  height: number | null;
}

const CM_PER_INCH = 2.54;

export async function measuresOf(db: ReadOnly, userId: string): Promise<Measures> {
  const [profile, weight, measures, ...found] = await Promise.all([
    profileOf(db, userId),
    latestMeasurement(db, userId, 'weight'),
    ownMeasuresOf(db, userId),
    ...MEASURES.map((kind) => latestMeasurement(db, userId, kind)),
  ]);
  const own = measures.map(async (measure) => {
    const kind = ownKind(measure.id);
    return { kind, measure, last: await latestMeasurement(db, userId, kind) };
  });
  return {
    latest: MEASURES.map((kind, place) => ({ kind, last: found[place] ?? null })),
    own: await Promise.all(own),
    weight: weight?.value ?? null,
    height: profile?.height ? profile.height * CM_PER_INCH : null,
  };
}
