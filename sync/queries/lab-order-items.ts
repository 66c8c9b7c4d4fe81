import type { Readable } from '#sync/engine/act.ts';
import { labOrderItems } from '#sync/entities/lab-order-items.ts';
import type { LabOrderItem } from '#sync/entities/lab-order-items.ts';
import { sortedBy, where } from './reading.ts';

export const itemsOfOrders = (db: Readable, orderIds: readonly string[]): Promise<LabOrderItem[]> =>
  sortedBy(where(db, labOrderItems, 'order_id', orderIds), 'test_name');
