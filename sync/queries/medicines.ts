import type { Readable } from '#sync/engine/act.ts';
import { medicines } from '#sync/entities/medicines.ts';
import type { Medicine } from '#sync/entities/medicines.ts';
import { sortedBy, where } from './reading.ts';

/** By name. */
export const medicinesOf = (db: Readable, userId: string): Promise<Medicine[]> =>
  sortedBy(where(db, medicines, 'user_id', [userId]), 'name');
