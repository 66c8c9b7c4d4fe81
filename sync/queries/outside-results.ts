import type { Readable } from '#sync/engine/act.ts';
import { outsideResults } from '#sync/entities/outside-results.ts';
import type { OutsideResult } from '#sync/entities/outside-results.ts';
import { sortedBy, where } from './reading.ts';

/** Oldest first. */
export const outsideResultsOf = (db: Readable, userId: string): Promise<OutsideResult[]> =>
  sortedBy(where(db, outsideResults, 'user_id', [userId]), 'taken_on');
