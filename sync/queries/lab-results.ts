import type { Readable } from '#sync/engine/act.ts';
import { labResults } from '#sync/entities/lab-results.ts';
import type { LabResult } from '#sync/entities/lab-results.ts';
import { all, sortedBy, where } from './reading.ts';

export const labResultsOf = (db: Readable, clientId: string): Promise<LabResult[]> =>
  sortedBy(where(db, labResults, 'client_id', [clientId]), 'created_at');

export const labResultsOfOrder = (db: Readable, orderId: string): Promise<LabResult[]> =>
  sortedBy(where(db, labResults, 'order_id', [orderId]), 'test_name');

export const labResultsOfOrders = (db: Readable, orderIds: readonly string[]): Promise<LabResult[]> =>
  sortedBy(where(db, labResults, 'order_id', orderIds), 'test_name');

/** Of everybody this person may see, as far as the share goes. */
export const allLabResults = (db: Readable): Promise<LabResult[]> => sortedBy(all(db, labResults), 'test_name');
