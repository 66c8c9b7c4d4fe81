import type { LabOrder } from '#sync/entities/lab-orders.ts';
import type { LabResult } from '#sync/entities/lab-results.ts';
import type { OutsideResult } from '#sync/entities/outside-results.ts';
import { takenAt } from '#src/work/lab/taken.ts';
import { changeIn, inUnit } from '#src/work/lab/units.ts';

/** A result as it stands in a series, whoever's it is. */
export interface Reading {
  id: string;
  /** An instant, or a day where no more is known. */
  at: string;
  value: string;
  unit: string | null;
  range: string | null;
  /** Null where nobody has judged it. */
  flag: LabResult['flag'] | null;
  comment: string | null;
  /** Of another laboratory, typed by the client; nobody has verified it. */
  outside: { laboratory: string | null; slip: string | null } | null;
}

export const fromLab = (result: LabResult, order: LabOrder | undefined): Reading => ({
  id: result.id,
  at: takenAt(result, order),
  value: result.result_value,
  unit: result.unit,
  range: result.reference_range,
  flag: result.flag,
  comment: result.interpretation,
  outside: null,
});

export const fromOutside = (result: OutsideResult): Reading => ({
  id: result.id,
  at: result.taken_on,
  value: result.result_value,
  unit: result.unit,
  range: result.reference_range,
  flag: null,
  comment: null,
  outside: { laboratory: result.laboratory, slip: result.record_id },
});

/** One test over all orders, newest first. */
export interface Series {
  code: string;
  name: string;
  readings: readonly Reading[];
}

/** Null where it is said in words, as a genotype is, or is only known to be beyond a limit. */
export function figureOf({ value }: Pick<Reading, 'value'>): number | null {
  const figure = Number(value.trim());
  return value.trim() === '' || Number.isNaN(figure) ? null : figure;
}

const RANGE = /^\s*(-?\d+(?:\.\d+)?)\s*[-–]\s*(-?\d+(?:\.\d+)?)\s*$/;

/** The range that was used for it, in figures; null where it was none of two. */
export function boundsOf({ range }: Pick<Reading, 'range'>): [low: number, high: number] | null {
  const [, low, high] = RANGE.exec(range ?? '') ?? [];
  return low === undefined ? null : [Number(low), Number(high)];
}

/**
 * Since the one before, in the unit they are shown in, if they are shown in another; null where one of them is no figure,
 * they are of two units, or there is none.
 */
export function changeOf({ code, readings: [latest, before] }: Series, shown: string | null = null): number | null {
  if (!latest || !before) return null;
  const [now, then] = [figureOf(latest), figureOf(before)];
  if (now === null || then === null) return null;
  return changeIn(code, { value: now, unit: latest.unit }, { value: then, unit: before.unit }, shown);
}

/** All of it in one unit, as far as it can be told in it. */
export const seriesIn = (series: Series, unit: string): Series => ({
  ...series,
  readings: series.readings.map((reading) => {
    const value = inUnit(series.code, reading.value, reading.unit, unit);
    const range = reading.range && inUnit(series.code, reading.range, reading.unit, unit).text;
    return { ...reading, value: value.text, unit: value.unit, range };
  }),
});
