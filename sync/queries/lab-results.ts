import type { Readable } from '#sync/engine/act.ts';
import { labResults } from '#sync/entities/lab-results.ts';
import type { LabResult } from '#sync/entities/lab-results.ts';
import { sortedBy, where } from './reading.ts';

export const labResultsOf = (db: Readable, clientId: string): Promise<LabResult[]> =>
  sortedBy(where(db, labResults, 'client_id', [clientId]), 'created_at');

export const labResultsOfOrder = (db: Readable, orderId: string): Promise<LabResult[]> =>
  sortedBy(where(db, labResults, 'order_id', [orderId]), 'test_name');
