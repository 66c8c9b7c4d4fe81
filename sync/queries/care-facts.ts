import type { Readable } from '#sync/engine/act.ts';
import { careFacts } from '#sync/entities/care-facts.ts';
import type { CareFact } from '#sync/entities/care-facts.ts';
import { where } from './reading.ts';

/** Without those that are void. */
export const factsOf = async (db: Readable, userId: string): Promise<CareFact[]> =>
  (await where(db, careFacts, 'user_id', [userId])).filter(({ void_at }) => void_at === null);
