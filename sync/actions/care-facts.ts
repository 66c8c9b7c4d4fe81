import { action } from '#sync/engine/act.ts';
import type { Columns } from '#sync/engine/define-entity.ts';
import { careFacts } from '#sync/entities/care-facts.ts';
import { changed, created, writeAll, writeOne } from './changes.ts';

type Row = Columns<typeof careFacts>;

export type SaidFact = Omit<Row, 'signed_at' | 'resolved_on' | 'void_at' | 'changed_by'>;

export const signFact = action([careFacts], (tx, said: SaidFact) =>
  writeOne(tx, created(careFacts, { ...said, signed_at: tx.now, resolved_on: null, void_at: null, changed_by: null })),
);

/** Null takes it up again. */
export const resolveFact = action([careFacts], (tx, id: string, resolved_on: string | null, changed_by: string) =>
  writeAll(tx, [changed(careFacts, id, { resolved_on, changed_by })]),
);

/** It was a mistake. */
export const voidFact = action([careFacts], (tx, id: string, changed_by: string) =>
  writeAll(tx, [changed(careFacts, id, { void_at: tx.now, changed_by })]),
);
