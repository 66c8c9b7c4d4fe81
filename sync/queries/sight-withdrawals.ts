import type { Readable } from '#sync/engine/act.ts';
import { sightWithdrawals } from '#sync/entities/sight-withdrawals.ts';
import type { SightWithdrawal } from '#sync/entities/sight-withdrawals.ts';
import { where } from './reading.ts';

export const withdrawalsOf = (db: Readable, userId: string): Promise<SightWithdrawal[]> =>
  where(db, sightWithdrawals, 'user_id', [userId]);
