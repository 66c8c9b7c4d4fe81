import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { REAL_CLOCK, write, type Local } from '#sync/engine/journal.ts';
import { created, editOne, moment, removed, restored } from './changes.ts';
import { decimal, instant, maybe, oneOf, text, uuid } from './columns.ts';
import { bound, latest, within } from './reading.ts';

/** Canonical units, one a kind; others are made for display. */
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
} as const;

export type MeasurementKind = keyof typeof UNIT_OF;

export const measurements = defineEntity({
  name: 'measurements',
  columns: {
    user_id: uuid,
    kind: text(),
    value: decimal(),
    unit: text(),
    measured_at: instant,
    source: oneOf(['manual', 'profile', 'onboarding', 'device', 'import']),
    notes: maybe(text(2000)),
    created_at: instant,
  },
  indexes: ['[user_id+kind+measured_at]'],
});

export type Measurement = RowOf<typeof measurements>;

interface Reading {
  user_id: string;
  kind: MeasurementKind;
  value: number;
  measured_at?: string;
  source?: Measurement['source'];
  notes?: string | null;
}

interface Series {
  userId: string;
  kind: MeasurementKind;
  /** Instants; `to` is the first that is outside. */
  from?: string;
  to?: string;
}

/** Oldest first. */
export const measurementSeries = (db: Local, { userId, kind, from, to }: Series): Promise<Measurement[]> =>
  within(db, measurements, '[user_id+kind+measured_at]', [userId, kind], from && bound(from), to && bound(to));

export async function latestMeasurement(db: Local, userId: string, kind: MeasurementKind): Promise<Measurement | null> {
  const [found = null] = await latestMeasurements(db, userId, kind, 1);
  return found;
}

/** The newest first. */
export const latestMeasurements = (
  db: Local,
  userId: string,
  kind: MeasurementKind,
  most: number,
): Promise<Measurement[]> => latest(db, measurements, '[user_id+kind+measured_at]', [userId, kind], { most });

/** Of every kind, between two instants; `to` is the first that is outside. */
export const measuredBetween = async (
  db: Local,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<Measurement[]> => {
  const kinds = Object.keys(UNIT_OF).toSorted() as MeasurementKind[];
  return (await Promise.all(kinds.map((kind) => measurementSeries(db, { userId, kind, from, to })))).flat();
};

/** Readings taken together, such as the two of a blood pressure, share their moment. Weights are kilograms. */
export async function logMeasurements(db: Local, readings: readonly Reading[], clock = REAL_CLOCK): Promise<string[]> {
  const now = moment(db, clock);
  const rows = readings.map((reading) => ({
    measured_at: now,
    source: 'manual' as const,
    notes: null,
    ...reading,
    unit: UNIT_OF[reading.kind],
    created_at: now,
  }));
  return write(
    db,
    rows.map((row) => created(measurements, row)),
    clock,
  );
}

/** False where the measurement is not there. */
export const correctMeasurement = (
  db: Local,
  id: string,
  edit: Partial<Pick<Measurement, 'value' | 'measured_at' | 'notes'>>,
  clock = REAL_CLOCK,
): Promise<boolean> => editOne(db, measurements, id, edit, clock);

export async function removeMeasurement(db: Local, id: string, clock = REAL_CLOCK): Promise<void> {
  await write(db, [removed(measurements, id)], clock);
}

export async function restoreMeasurement(db: Local, id: string, clock = REAL_CLOCK): Promise<void> {
  await write(db, [restored(measurements, id)], clock);
}
