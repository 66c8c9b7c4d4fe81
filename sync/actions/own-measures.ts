import { action } from '#sync/engine/act.ts';
import { measurements } from '#sync/entities/measurements.ts';
import { ownMeasures } from '#sync/entities/own-measures.ts';
import type { OwnMeasure } from '#sync/entities/own-measures.ts';
import { ownKind } from '#sync/queries/measurement-kinds.ts';
import { measurementSeries } from '#sync/queries/measurements.ts';
import { created, existing, removed, restored, writeAll, writeOne } from './changes.ts';

export const nameOwnMeasure = action([ownMeasures], (tx, measure: Pick<OwnMeasure, 'user_id' | 'name' | 'unit'>) =>
  writeOne(
    tx,
    created(ownMeasures, {
      user_id: measure.user_id,
      name: measure.name.trim(),
      unit: measure.unit.trim(),
      created_at: tx.now,
    }),
  ),
);

/** With all its values, which have no name without it; returns their ids for the undo. */
export const removeOwnMeasure = action([ownMeasures, measurements], async (tx, id: string) => {
  const { user_id } = await existing(tx, ownMeasures, id);
  const values = (await measurementSeries(tx, { userId: user_id, kind: ownKind(id) })).map((row) => row.id);
  await writeAll(tx, [...values.map((value) => removed(measurements, value)), removed(ownMeasures, id)]);
  return values;
});

export const restoreOwnMeasure = action([ownMeasures, measurements], (tx, id: string, values: readonly string[]) =>
  writeAll(tx, [restored(ownMeasures, id), ...values.map((value) => restored(measurements, value))]),
);
