import type { Readable } from '#sync/engine/act.ts';
import { invoices } from '#sync/entities/invoices.ts';
import type { Invoice } from '#sync/entities/invoices.ts';
import { sortedBy, where } from './reading.ts';

/** The newest first. */
export const invoicesOf = async (db: Readable, clientId: string): Promise<Invoice[]> =>
  (await sortedBy(where(db, invoices, 'client_id', [clientId]), 'created_at')).toReversed();
