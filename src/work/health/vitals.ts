import type { MeasurementKind } from '#sync/queries/measurement-kinds.ts';

/** What is measured of how a body does, in the order of the page. A pressure is two values of one moment, and a pulse. */
export const VITALS = {
  pressure: ['systolic', 'diastolic', 'heart_rate'],
  heart_rate: ['heart_rate'],
  resting_heart_rate: ['resting_heart_rate'],
  blood_glucose: ['blood_glucose'],
  oxygen_saturation: ['oxygen_saturation'],
  temperature: ['temperature'],
  respiratory_rate: ['respiratory_rate'],
  sleep: ['sleep'],
  steps: ['steps'],
  pain: ['pain'],
  mood: ['mood'],
} as const satisfies Record<string, readonly MeasurementKind[]>;

export type Vital = keyof typeof VITALS;
export type VitalKind = (typeof VITALS)[Vital][number];

export const VITAL_NAMES = Object.keys(VITALS) as Vital[];

/** What was measured at one moment; what was not, is not there. */
export type Values = Partial<Record<VitalKind, number>>;
