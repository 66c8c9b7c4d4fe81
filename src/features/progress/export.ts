import { exercisesById } from '#sync/queries/exercises.ts';
import { ownMeasuresOf } from '#sync/queries/own-measures.ts';
import { EVER } from '#sync/queries/workout-sessions.ts';
import { setsBetween } from '#sync/queries/workout-sets.ts';
import { ownKind, UNIT_OF } from '#sync/queries/measurement-kinds.ts';
import { measurementSeries } from '#sync/queries/measurements.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import { MEASURES, trendOfWeight, weeksOf } from '#src/work/progress/body.ts';
import { byDay, eatingOf } from '#src/work/progress/eating.ts';
import type { Place } from '#src/work/progress/span.ts';
import { trainingOf } from '#src/work/progress/training.ts';
import { foodOf, weeksWithin } from './weeks-told.ts';

type Line = Record<string, unknown>;

const rounded = (value: number | null): number | null => value && Math.round(value * 100) / 100;

const whole = (value: number | null): number | null => value && Math.round(value);

async function weightsIn(db: ReadOnly, userId: string): Promise<Line[]> {
  const rows = await measurementSeries(db, { userId, kind: 'weight' });
  return rows.map(({ measured_at, value, notes }) => ({ measured_at, weight_kg: value, notes }));
}

async function measuresIn(db: ReadOnly, userId: string): Promise<Line[]> {
  const rows = await Promise.all(MEASURES.map((kind) => measurementSeries(db, { userId, kind })));
  return rows.flat().map(({ kind, value, measured_at, notes }) => ({
    kind,
    value,
    unit: UNIT_OF[kind as keyof typeof UNIT_OF],
    measured_at,
    notes,
  }));
}

async function ownIn(db: ReadOnly, userId: string): Promise<Line[]> {
  const measures = await ownMeasuresOf(db, userId);
  const rows = await Promise.all(measures.map(({ id }) => measurementSeries(db, { userId, kind: ownKind(id) })));
  return rows.flatMap((values, place) =>
    values.map(({ value, unit, measured_at, notes }) => ({
      name: measures[place]?.name,
      value,
      unit,
      measured_at,
      notes,
    })),
  );
}

async function weeksIn(db: ReadOnly, userId: string, place: Place): Promise<Line[]> {
  const here = { ...place, weeks: await weeksWithin('all', db, userId, place) };
  const [trend, training, eating] = await Promise.all([
    trendOfWeight(db, userId, here),
    trainingOf(db, userId, here),
    eatingOf(db, userId, here),
  ]);
  const weightOf = new Map(weeksOf(trend, here.weekStart).map(({ first, weight }) => [first, weight]));
  return training.weeks.map(({ first, sessions, minutes, volume }, at) => ({
    week_from: first,
    trend_kg: rounded(weightOf.get(first) ?? null),
    workouts: sessions,
    minutes,
    volume_kg: rounded(volume),
    days_logged: eating.weeks[at]?.days ?? 0,
    kcal_a_day: whole(eating.weeks[at]?.kcal ?? null),
    protein_g_a_day: whole(eating.weeks[at]?.protein ?? null),
  }));
}

async function exercisesIn(db: ReadOnly, userId: string): Promise<Line[]> {
  const sets = await setsBetween(db, userId, EVER);
  const known = await exercisesById(
    db,
    sets.map(({ exercise_id }) => exercise_id),
  );
  const names = new Map(known.map(({ id, name }) => [id, name]));
  return sets.map(({ completed_at, exercise_id, kind, reps, weight_kg, duration_seconds, distance_m, rpe }) => ({
    completed_at,
    exercise: names.get(exercise_id) ?? '',
    kind,
    reps,
    weight_kg,
    duration_seconds,
    distance_m,
    rpe,
  }));
}

async function daysIn(db: ReadOnly, userId: string): Promise<Line[]> {
  const [meals, water] = await foodOf(db, userId);
  const eaten = new Map(byDay(meals).map((day) => [day.day, day]));
  const glasses = new Map(water.map(({ date, glasses_consumed }) => [date, glasses_consumed]));
  return [...new Set([...eaten.keys(), ...glasses.keys()])].toSorted().map((day) => ({
    day,
    kcal: rounded(eaten.get(day)?.kcal ?? null),
    protein_g: rounded(eaten.get(day)?.protein ?? null),
    carbs_g: rounded(eaten.get(day)?.carbs ?? null),
    fat_g: rounded(eaten.get(day)?.fat ?? null),
    glasses_of_water: glasses.get(day) ?? null,
  }));
}

const SERIES = {
  weights: weightsIn,
  measures: measuresIn,
  own: ownIn,
  weeks: weeksIn,
  exercises: exercisesIn,
  days: daysIn,
} as const;

export type SeriesName = keyof typeof SERIES;

export const SERIES_NAMES = Object.keys(SERIES) as SeriesName[];

/** In metric units, whatever is shown: a file outlives a setting. */
export const seriesOf = (name: SeriesName, db: ReadOnly, userId: string, here: Place): Promise<Line[]> =>
  SERIES[name](db, userId, here);
