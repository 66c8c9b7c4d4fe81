import type { Readable } from '#sync/engine/act.ts';
import { measurements } from '#sync/entities/measurements.ts';
import type { Measurement } from '#sync/entities/measurements.ts';
import { bound, within } from './reading.ts';

// Apart from the other queries of measurements, which the app needs before any screen.

/** One canonical unit a kind; others are for display. */
export const UNIT_OF = {
  weight: 'kg',
  height: 'cm',
  body_fat: '%',
  muscle_mass: 'kg',
  neck: 'cm',
  shoulders: 'cm',
  chest: 'cm',
  waist: 'cm',
  hips: 'cm',
  arm_left: 'cm',
  arm_right: 'cm',
  thigh_left: 'cm',
  thigh_right: 'cm',
  calf_left: 'cm',
  calf_right: 'cm',
  resting_heart_rate: 'bpm',
  heart_rate: 'bpm',
  systolic: 'mmHg',
  diastolic: 'mmHg',
  blood_glucose: 'mg/dL',
  oxygen_saturation: '%',
  temperature: 'C',
  respiratory_rate: '/min',
  sleep: 'h',
  steps: 'steps',
  pain: '/10',
  mood: '/10',
} as const;

export type MeasurementKind = keyof typeof UNIT_OF;

/** A kind that somebody named, by its row in `own_measures`. */
export type OwnKind = `own:${string}`;

export type AnyKind = MeasurementKind | OwnKind;

export const ownKind = (id: string): OwnKind => `own:${id}`;

export const isOwnKind = (kind: string): kind is OwnKind => kind.startsWith('own:');

/** Of every kind between two instants; `to` is exclusive. */
export const measuredBetween = (
  db: Readable,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<Measurement[]> => within(db, measurements, '[user_id+measured_at]', [userId], bound(from), bound(to));
