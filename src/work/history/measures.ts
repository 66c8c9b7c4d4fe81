import type { MeasurementKind } from '#sync/queries/measurement-kinds.ts';
import { kindNamed, nameAndLast } from './measure-names.ts';
import { POUND, STONE } from './workouts.ts';

// In which units other apps tell what is measured, and what nobody's value is.

/** Of what the unit is asked where the file does not say. */
type Family = 'weight' | 'length' | 'glucose' | 'other';

const LENGTHS: ReadonlySet<MeasurementKind> = new Set([
  'height',
  'neck',
  'shoulders',
  'chest',
  'waist',
  'hips',
  'arm_left',
  'arm_right',
  'thigh_left',
  'thigh_right',
  'calf_left',
  'calf_right',
]);

export function familyOf(kind: MeasurementKind): Family {
  if (kind === 'weight' || kind === 'muscle_mass') return 'weight';
  if (kind === 'blood_glucose') return 'glucose';
  return LENGTHS.has(kind) ? 'length' : 'other';
}

/** A mole of glucose weighs 180.156 g. */
export const MG_IN_MMOL = 18.0156;

const byName = (...units: readonly (readonly [number, string])[]): ReadonlyMap<string, number> =>
  new Map(units.flatMap(([factor, names]) => names.split(' ').map((name): [string, number] => [name, factor])));

/** One of the file's units in ours. */
const KILOGRAMS = byName(
  [1, 'kg kgs kilo kilos kilogram kilograms'],
  [POUND, 'lb lbs pound pounds'],
  [STONE, 'st stone stones'],
  [0.001, 'g gram grams'],
);
const CENTIMETRES = byName([1, 'cm'], [100, 'm'], [0.1, 'mm'], [2.54, 'in inch inches "'], [30.48, 'ft foot feet']);
const GLUCOSE = byName([1, 'mg/dl'], [MG_IN_MMOL, 'mmol/l mmol']);
const HOURS = byName([1, 'h hr hrs hour hours'], [1 / 60, 'min mins minute minutes']);
const PERCENT = byName([1, '% percent']);
const BEATS = byName([1, 'bpm beats/min /min 1/min']);
const PRESSURE = byName([1, 'mmhg']);
const OTHERS: Partial<Record<MeasurementKind, ReadonlyMap<string, number>>> = {
  body_fat: PERCENT,
  oxygen_saturation: PERCENT,
  heart_rate: BEATS,
  resting_heart_rate: BEATS,
  systolic: PRESSURE,
  diastolic: PRESSURE,
  temperature: byName([1, '°c c celsius ℃'], [1, '°f f fahrenheit ℉']),
  respiratory_rate: byName([1, '/min 1/min breaths/min brpm']),
  sleep: HOURS,
  steps: byName([1, 'steps count']),
  pain: byName([1, '/10']),
  mood: byName([1, '/10']),
};

const FAMILIES = { weight: KILOGRAMS, length: CENTIMETRES, glucose: GLUCOSE };

const unitsOf = (kind: MeasurementKind): ReadonlyMap<string, number> | undefined => {
  const family = familyOf(kind);
  return family === 'other' ? OTHERS[kind] : FAMILIES[family];
};

const UNITS = new Set(
  [...Object.values(FAMILIES), ...Object.values(OTHERS)].flatMap((units) => Array.from(units.keys())),
);

const told = (unit: string): string => unit.toLowerCase().replaceAll(/\s/g, '');

/** The unit in the name of a column; empty where what stands there is none, as in "Weight (morning)". */
export function unitIn(name: string): string {
  const { last } = nameAndLast(name);
  return UNITS.has(told(last)) ? told(last) : '';
}

/** What is called exactly so, if its unit is one of its kind: a fat mass in kilograms is no share of the body. */
export function kindOfName(whole: string): MeasurementKind | null {
  const unit = unitIn(whole);
  const { name } = nameAndLast(whole);
  const kind = kindNamed(whole) ?? (unit ? (kindNamed(`${name} ${unit}`) ?? kindNamed(name)) : null);
  return kind && unit && unitFactor(kind, unit) === null ? null : kind;
}

/** One of the unit in ours; null where it is none of the kind's. */
export const unitFactor = (kind: MeasurementKind, unit: string): number | null =>
  unitsOf(kind)?.get(told(unit)) ?? null;

/** Degrees of Fahrenheit do not begin where those of Celsius do, and where it is not told nobody lives at both. */
const isFahrenheit = (kind: MeasurementKind, value: number, unit: string): boolean =>
  kind === 'temperature' && (unit === '' ? value > 60 : /[f℉]/.test(told(unit)));

export const canonical = (kind: MeasurementKind, value: number, unit: string, factor: number): number =>
  Math.round((isFahrenheit(kind, value, unit) ? (value - 32) / 1.8 : value * factor) * 100) / 100;

/** As `measurements_plausible` of the table. */
export function isPlausible(kind: MeasurementKind, value: number): boolean {
  const [least, most] = LIMITS[kind] ?? [1, 400];
  return value >= least && value <= most;
}

const SHARE = [0, 100] as const;
const LIMITS: Partial<Record<MeasurementKind, readonly [number, number]>> = {
  weight: [9.08, 680.3],
  height: [25, 280],
  temperature: [25, 45],
  sleep: [0, 24],
  steps: [0, 200_000],
  blood_glucose: [10, 1500],
  muscle_mass: [1, 300],
  pain: [0, 10],
  mood: [0, 10],
  body_fat: SHARE,
  oxygen_saturation: SHARE,
};
