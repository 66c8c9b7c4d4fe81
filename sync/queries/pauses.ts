import type { Readable } from '#sync/engine/act.ts';
import { pauses } from '#sync/entities/pauses.ts';
import type { Pause } from '#sync/entities/pauses.ts';
import { sortedBy, where } from './reading.ts';

/** Oldest first. */
export const pausesOf = (db: Readable, userId: string): Promise<Pause[]> =>
  sortedBy(where(db, pauses, 'user_id', [userId]), 'from_day');
