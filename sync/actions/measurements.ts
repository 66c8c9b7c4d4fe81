import { action } from '#sync/engine/act.ts';
import { measurements } from '#sync/entities/measurements.ts';
import type { Measurement } from '#sync/entities/measurements.ts';
import { UNIT_OF } from '#sync/queries/measurements.ts';
import type { MeasurementKind } from '#sync/queries/measurements.ts';
import { changed, created, removed, restored, writeAll } from './changes.ts';

interface Reading {
  user_id: string;
  kind: MeasurementKind;
  value: number;
  measured_at?: string;
  source?: Measurement['source'];
  notes?: string | null;
}

/** Readings taken together, such as the two of a blood pressure, share a timestamp. Weights are in kilograms. */
export const logMeasurements = action([measurements], (tx, readings: readonly Reading[]) => {
  const rows = readings.map((reading) => ({
    measured_at: tx.now,
    source: 'manual' as const,
    notes: null,
    ...reading,
    unit: UNIT_OF[reading.kind],
    created_at: tx.now,
  }));
  return tx.write(rows.map((row) => created(measurements, row)));
});

type Edit = Partial<Pick<Measurement, 'value' | 'measured_at' | 'notes'>>;

export const correctMeasurement = action([measurements], (tx, id: string, edit: Edit) =>
  writeAll(tx, [changed(measurements, id, edit)]),
);

interface Correction {
  id: string;
  edit: Edit;
}

/** What was measured together is corrected together. */
export const correctMeasurements = action([measurements], (tx, corrections: readonly Correction[]) =>
  writeAll(
    tx,
    corrections.map(({ id, edit }) => changed(measurements, id, edit)),
  ),
);

export const removeMeasurement = action([measurements], (tx, id: string) => writeAll(tx, [removed(measurements, id)]));

export const removeMeasurements = action([measurements], (tx, ids: readonly string[]) =>
  writeAll(
    tx,
    ids.map((id) => removed(measurements, id)),
  ),
);

export const restoreMeasurement = action([measurements], (tx, id: string) =>
  writeAll(tx, [restored(measurements, id)]),
);

export const restoreMeasurements = action([measurements], (tx, ids: readonly string[]) =>
  writeAll(
    tx,
    ids.map((id) => restored(measurements, id)),
  ),
);
