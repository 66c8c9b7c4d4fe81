import type { Readable } from '#sync/engine/act.ts';
import { payments } from '#sync/entities/payments.ts';
import type { Payment } from '#sync/entities/payments.ts';
import { one, sortedBy, where } from './reading.ts';

/** The newest first. */
export const paymentsOf = async (db: Readable, clientId: string): Promise<Payment[]> =>
  (await sortedBy(where(db, payments, 'client_id', [clientId]), 'created_at')).toReversed();

export const paymentById = (db: Readable, id: string): Promise<Payment | null> => one(db, payments, id);
