import { action } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { medicines } from '#sync/entities/medicines.ts';
import type { Medicine } from '#sync/entities/medicines.ts';
import { changed, created, existing, removed, writeAll, writeOne } from './changes.ts';

type Row = Columns<typeof medicines>;

export type MedicineDraft = Omit<Row, 'user_id' | 'supplied_at' | 'created_at'>;

const suppliedAt = ({ supply }: Pick<Row, 'supply'>, now: string) => (supply === null ? null : now);

export const addMedicine = action([medicines], (tx, userId: string, draft: MedicineDraft) =>
  writeOne(
    tx,
    created(medicines, { ...draft, user_id: userId, supplied_at: suppliedAt(draft, tx.now), created_at: tx.now }),
  ),
);

/** What is at hand is counted anew only where somebody says another number. */
export const editMedicine = action([medicines], async (tx, id: string, { supply, ...rest }: Partial<MedicineDraft>) => {
  await existing(tx, medicines, id);
  const counted = supply === undefined ? {} : { supply, supplied_at: suppliedAt({ supply }, tx.now) };
  await tx.write([changed(medicines, id, { ...rest, ...counted })]);
});

/** What was bought is added to what was left. */
export const refillMedicine = action([medicines], (tx, id: string, supply: number) =>
  writeAll(tx, [changed(medicines, id, { supply, supplied_at: tx.now })]),
);

export const removeMedicine = action([medicines], (tx, id: string) => writeAll(tx, [removed(medicines, id)]));

/** The words of what is removed go from the server, and come back with it. */
export const restoreMedicine = action([medicines], (tx, { id, name, dose, purpose, notes }: Medicine) =>
  writeAll(tx, [{ entity: medicines, id, set: { name, dose, purpose, notes, deleted: false }, edit: true }]),
);
