import type { Readable } from '#sync/engine/act.ts';
import { labAmendments } from '#sync/entities/lab-amendments.ts';
import type { LabAmendment } from '#sync/entities/lab-amendments.ts';
import { sortedBy, where } from './reading.ts';

/** By version: the first is what was verified first. */
export const amendmentsOfOrders = (db: Readable, orderIds: readonly string[]): Promise<LabAmendment[]> =>
  sortedBy(where(db, labAmendments, 'order_id', orderIds), 'version');
