import type { Readable } from '#sync/engine/act.ts';
import { labOrders } from '#sync/entities/lab-orders.ts';
import type { LabOrder } from '#sync/entities/lab-orders.ts';
import { latest, sortedBy, where } from './reading.ts';

/** US cents, on top of the tests. */
export const SURCHARGE: Readonly<Record<LabOrder['priority'], number>> = { routine: 0, urgent: 2500, stat: 5000 };

/** Newest first. */
export const labOrdersOf = (db: Readable, clientId: string): Promise<LabOrder[]> =>
  latest(db, labOrders, '[client_id+ordered_date]', [clientId], { most: Infinity });

/** A technician's orders, and those nobody has taken. */
export const labOrdersByStatus = (db: Readable, status: readonly LabOrder['status'][]): Promise<LabOrder[]> =>
  sortedBy(where(db, labOrders, 'status', status), 'ordered_date');
