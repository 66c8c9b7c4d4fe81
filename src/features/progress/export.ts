import { measurementSeries, UNIT_OF } from '#sync/queries/measurements.ts';
import type { ReadOnly } from '#src/data/answer.ts';
import type { Here, WeekStart } from '#src/lib/days.ts';
import { eatingOf, MEASURES, trainingOf, trendOfWeight, weeksOf } from './queries.ts';

type Line = Record<string, unknown>;

export interface Series {
  weights: Line[];
  measures: Line[];
  weeks: Line[];
}

const rounded = (value: number | null): number | null => value && Math.round(value * 100) / 100;

/** In metric units, whatever is shown: a file outlives a setting. */
export async function exportOf(db: ReadOnly, userId: string, here: Here & { weekStart: WeekStart }): Promise<Series> {
  const [weights, measures, trend, training, eating] = await Promise.all([
    measurementSeries(db, { userId, kind: 'weight' }),
    Promise.all(MEASURES.map((kind) => measurementSeries(db, { userId, kind }))),
    trendOfWeight(db, userId, here),
    trainingOf(db, userId, here),
    eatingOf(db, userId, here),
  ]);
  const weightOf = new Map(weeksOf(trend, here.weekStart).map(({ first, weight }) => [first, weight]));
  return {
    weights: weights.map(({ measured_at, value }) => ({ measured_at, weight_kg: value })),
    measures: measures.flat().map(({ kind, value, measured_at }) => ({
      kind,
      value,
      unit: UNIT_OF[kind as keyof typeof UNIT_OF],
      measured_at,
    })),
    weeks: training.map(({ first, sessions, minutes, volume }, place) => ({
      week_from: first,
      trend_kg: rounded(weightOf.get(first) ?? null),
      workouts: sessions,
      minutes,
      volume_kg: rounded(volume),
      days_logged: eating.weeks[place]?.days ?? 0,
      kcal_a_day: Math.round(eating.weeks[place]?.kcal ?? 0),
      protein_g_a_day: Math.round(eating.weeks[place]?.protein ?? 0),
    })),
  };
}
