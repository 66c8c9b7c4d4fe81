import { action } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { measurements } from '#sync/entities/measurements.ts';
import type { Measurement } from '#sync/entities/measurements.ts';
import { UNIT_OF } from '#sync/queries/measurement-kinds.ts';
import type { MeasurementKind, OwnKind } from '#sync/queries/measurement-kinds.ts';
import { changed, created, removed, restored, writeAll } from './changes.ts';

type Circumstances = Partial<Pick<Measurement, 'context' | 'arm' | 'posture'>>;

type Reading = Told & ({ kind: MeasurementKind } | { kind: OwnKind; unit: string });

interface Told extends Circumstances {
  user_id: string;
  value: number;
  measured_at?: string;
  source?: Measurement['source'];
  notes?: string | null;
}

function rowOf(reading: Reading, now: string): Columns<typeof measurements> {
  const row = { measured_at: now, source: 'manual' as const, notes: null, ...reading };
  const { context = null, arm = null, posture = null } = reading;
  const unit = 'unit' in reading ? reading.unit : UNIT_OF[reading.kind];
  return { ...row, context, arm, posture, unit, created_at: now };
}

/** Readings taken together, such as the two of a blood pressure, share a timestamp. Weights are in kilograms. */
export const logMeasurements = action([measurements], (tx, readings: readonly Reading[]) =>
  tx.write(readings.map((reading) => created(measurements, rowOf(reading, tx.now)))),
);

type Edit = Partial<Pick<Measurement, 'value' | 'measured_at' | 'notes'>>;

export const correctMeasurement = action([measurements], (tx, id: string, edit: Edit) =>
  writeAll(tx, [changed(measurements, id, edit)]),
);

/** What was measured together is corrected together: what was left out of it goes, and what was not there comes. */
export const correctTogether = action(
  [measurements],
  (tx, rows: readonly Pick<Measurement, 'id' | 'kind'>[], readings: readonly Reading[]) => {
    const known = new Map(rows.map(({ id, kind }) => [kind, id]));
    const kept = new Set<string>(readings.map(({ kind }) => kind));
    const gone = rows.filter(({ kind }) => !kept.has(kind)).map(({ id }) => removed(measurements, id));
    const told = readings.map((reading) => {
      const id = known.get(reading.kind);
      const { value, measured_at = tx.now, notes = null, context = null, arm = null, posture = null } = reading;
      if (id === undefined) return created(measurements, rowOf(reading, tx.now));
      return changed(measurements, id, { value, measured_at, notes, context, arm, posture });
    });
    return writeAll(tx, [...told, ...gone]);
  },
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
