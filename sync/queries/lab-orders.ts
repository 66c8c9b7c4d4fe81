import type { Readable } from '#sync/engine/act.ts';
import { labOrders } from '#sync/entities/lab-orders.ts';
import type { LabOrder } from '#sync/entities/lab-orders.ts';
import { latest, many, sortedBy, where } from './reading.ts';

/** US cents, on top of the tests. */
export const SURCHARGE: Readonly<Record<LabOrder['priority'], number>> = { routine: 0, urgent: 2500, stat: 5000 };

/** Newest first. */
export const labOrdersOf = (db: Readable, clientId: string): Promise<LabOrder[]> =>
  latest(db, labOrders, '[client_id+ordered_date]', [clientId], { most: Infinity });

/** Those the laboratory has work with, the oldest first. What has ended is on no technician's device. */
export const openLabOrders = async (db: Readable): Promise<LabOrder[]> =>
  (
    await sortedBy(
      where(db, labOrders, 'status', ['ordered', 'sample_collected', 'processing', 'completed']),
      'ordered_date',
    )
  ).filter(({ is_open }) => is_open);

export const labOrdersById = (db: Readable, ids: readonly string[]): Promise<LabOrder[]> => many(db, labOrders, ids);
