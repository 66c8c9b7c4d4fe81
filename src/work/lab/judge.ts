import type { LabAnalyte, LabRange } from '#sync/entities/lab-analytes.ts';
import type { LabResult } from '#sync/entities/lab-results.ts';

// The rules of the server for a value, so that a technician sees while typing what it will say: `private.lab_range`,
// `lab_figure`, `lab_flag`, `judge_lab_result`. A test asks both.

/** What stands where a result cannot be computed, as a laboratory prints it. */
export const NOT_COMPUTED = 'not calculated';

export interface Patient {
  patient_age: number | null;
  patient_sex: 'female' | 'male' | null;
  patient_pregnant: boolean | null;
}

/** Whose age nobody knows fits no range of an age. */
const isOfAge = ({ from, to }: LabRange, age: number | null): boolean =>
  age === null ? typeof from !== 'number' && typeof to !== 'number' : age >= (from ?? 0) && age <= (to ?? Infinity);

const fits = (range: LabRange, { patient_age: age, patient_sex: sex, patient_pregnant: pregnant }: Patient): boolean =>
  (range.sex ?? sex) === sex && isOfAge(range, age) && (range.pregnant ?? pregnant ?? false) === (pregnant ?? false);

/** The first that fits counts. */
export const rangeOf = ({ ranges }: Pick<LabAnalyte, 'ranges'>, patient: Patient): LabRange | null =>
  ranges.find((range) => fits(range, patient)) ?? null;

/** Null where it is none; `<0.01` counts as the figure it is said against. */
export function figureOf(value: string): number | null {
  const [, figure] = /^[<>]?\s*(-?\d{1,9}(?:\.\d{1,6})?)$/.exec(value.trim()) ?? [];
  return figure === undefined ? null : Number(figure);
}

/** A comma is a point to whoever types it. */
export const typed = (value: string): string => value.trim().replace(/^([<>]?\s*-?\d+),(\d+)$/, '$1.$2');

type Flag = LabResult['flag'];

function flagOf(figure: number, range: LabRange | null): Flag {
  const { low, high, critical_low: lowest, critical_high: highest } = range ?? {};
  if (figure <= (lowest ?? -Infinity) || figure >= (highest ?? Infinity)) return 'critical';
  if (figure < (low ?? -Infinity)) return 'low';
  return figure > (high ?? Infinity) ? 'high' : 'normal';
}

export function rangeInWords(range: LabRange | null): string | null {
  const { low, high } = range ?? {};
  if (typeof low === 'number' && typeof high === 'number') return `${low} - ${high}`;
  if (typeof low === 'number') return `>= ${low}`;
  return typeof high === 'number' ? `<= ${high}` : null;
}

interface Judgement {
  flag: Flag;
  reference_range: string | null;
  range_low: number | null;
  range_high: number | null;
}

/** `impossible` is mistyped; `unknown` is no figure, or none of the findings there are. */
export type Judged = { is: 'impossible' | 'unknown' } | ({ is: 'possible' } & Judgement);

function judgeFinding(analyte: LabAnalyte, value: string): Judged {
  if (!analyte.choices.includes(value)) return { is: 'unknown' };
  const isNormal = analyte.normal_choices.length === 0 || analyte.normal_choices.includes(value);
  return {
    is: 'possible',
    flag: isNormal ? 'normal' : 'abnormal',
    reference_range: analyte.normal_choices.join(', ') || null,
    range_low: null,
    range_high: null,
  };
}

/** What has no limit is never called normal: a doctor reads it first. */
function flagIn({ kind, ranges }: LabAnalyte, figure: number | null, range: LabRange | null): Flag {
  if (kind !== 'number') return 'abnormal';
  if (figure === null) return 'normal';
  return range === null && ranges.length > 0 ? 'abnormal' : flagOf(figure, range);
}

export function judge(analyte: LabAnalyte, value: string, patient: Patient): Judged {
  if (analyte.kind === 'choice') return judgeFinding(analyte, value);
  const figure = figureOf(value);
  const range = rangeOf(analyte, patient);
  const isNotComputed = analyte.formula !== null && value === NOT_COMPUTED;
  if (figure === null && analyte.kind === 'number' && !isNotComputed) return { is: 'unknown' };
  if (figure !== null && figure < (analyte.possible_low ?? -Infinity)) return { is: 'impossible' };
  if (figure !== null && figure > (analyte.possible_high ?? Infinity)) return { is: 'impossible' };
  return {
    is: 'possible',
    flag: flagIn(analyte, figure, range),
    reference_range: rangeInWords(range),
    range_low: range?.low ?? null,
    range_high: range?.high ?? null,
  };
}

const DAY = 86_400_000;

/** By how many percent it differs from the one before, where that is more than this analyte does in so short a time. */
export function deltaOf(
  { delta_percent: most, delta_days: within }: Pick<LabAnalyte, 'delta_percent' | 'delta_days'>,
  value: string,
  before: { value: string; at: string },
  now: number,
): number | null {
  const [figure, former] = [figureOf(value), figureOf(before.value)];
  if (most === null || figure === null || former === null || former === 0) return null;
  if (now - Date.parse(before.at) > within * DAY) return null;
  const percent = Math.round(((figure - former) / Math.abs(former)) * 100);
  return Math.abs(percent) > most ? percent : null;
}
