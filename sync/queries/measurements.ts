import type { Readable } from '#sync/engine/act.ts';
import { measurements } from '#sync/entities/measurements.ts';
import type { Measurement } from '#sync/entities/measurements.ts';
import type { AnyKind } from './measurement-kinds.ts';
import { bound, latest, within } from './reading.ts';

interface Series {
  userId: string;
  kind: AnyKind;
  /** Instants; `to` is exclusive. */
  from?: string;
  to?: string;
}

/** Oldest first. */
export const measurementSeries = (db: Readable, { userId, kind, from, to }: Series): Promise<Measurement[]> =>
  within(db, measurements, '[user_id+kind+measured_at]', [userId, kind], from && bound(from), to && bound(to));

/** Of every kind, each with the oldest first. */
export const measurementsHeld = (db: Readable, userId: string): Promise<Measurement[]> =>
  within(db, measurements, '[user_id+kind+measured_at]', [userId]);

export async function latestMeasurement(db: Readable, userId: string, kind: AnyKind): Promise<Measurement | null> {
  const [found = null] = await latestMeasurements(db, userId, kind, 1);
  return found;
}

/** Newest first. */
export const latestMeasurements = (db: Readable, userId: string, kind: AnyKind, most: number): Promise<Measurement[]> =>
  latest(db, measurements, '[user_id+kind+measured_at]', [userId, kind], { most });
