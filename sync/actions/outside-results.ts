import { action } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { outsideResults } from '#sync/entities/outside-results.ts';
import { created, removed, writeAll, writeOne } from './changes.ts';

type NewResult = Omit<Columns<typeof outsideResults>, 'created_at'>;

export const addOutsideResult = action([outsideResults], (tx, result: NewResult) =>
  writeOne(tx, created(outsideResults, { ...result, created_at: tx.now })),
);

/** For good: what was typed goes with it. */
export const removeOutsideResult = action([outsideResults], (tx, id: string) =>
  writeAll(tx, [removed(outsideResults, id)]),
);
