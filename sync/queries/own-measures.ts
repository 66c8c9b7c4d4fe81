import type { Readable } from '#sync/engine/act.ts';
import { ownMeasures } from '#sync/entities/own-measures.ts';
import type { OwnMeasure } from '#sync/entities/own-measures.ts';
import { sortedBy, where } from './reading.ts';

export const ownMeasuresOf = (db: Readable, userId: string): Promise<OwnMeasure[]> =>
  sortedBy(where(db, ownMeasures, 'user_id', [userId]), 'created_at');
