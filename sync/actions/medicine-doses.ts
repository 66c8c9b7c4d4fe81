import { action } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { medicineDoses } from '#sync/entities/medicine-doses.ts';
import type { MedicineDose } from '#sync/entities/medicine-doses.ts';
import { dosesSince } from '#sync/queries/medicine-doses.ts';
import { created, removed, writeOne } from './changes.ts';

export type PlannedDose = Pick<Columns<typeof medicineDoses>, 'user_id' | 'medicine_id' | 'day' | 'time'>;

export interface Skipping {
  reason: MedicineDose['reason'];
  note: string | null;
}

/** Another answer to the same dose replaces the one before. */
export const takeDose = action([medicineDoses], (tx, dose: PlannedDose) =>
  writeOne(
    tx,
    created(medicineDoses, { ...dose, status: 'taken' as const, reason: null, note: null, done_at: tx.now }),
  ),
);

export const skipDose = action([medicineDoses], (tx, dose: PlannedDose, { reason, note }: Skipping) =>
  writeOne(tx, created(medicineDoses, { ...dose, status: 'skipped' as const, reason, note, done_at: tx.now })),
);

/** Neither taken nor left out: open again. */
export const reopenDose = action([medicineDoses], async (tx, { medicine_id, day, time }: PlannedDose) => {
  const said = await dosesSince(tx, medicine_id, day);
  await tx.write(
    said.filter((dose) => dose.day === day && dose.time === time).map(({ id }) => removed(medicineDoses, id)),
  );
});
