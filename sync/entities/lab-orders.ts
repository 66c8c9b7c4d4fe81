import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { instant, integer, maybe, oneOf, text, uuid } from './columns.ts';

/** Number, total and technician are the server's; an order made offline gets them when it arrives. */
export const labOrders = defineEntity({
  name: 'lab_orders',
  columns: {
    order_number: maybe(text()),
    client_id: uuid,
    ordered_by_id: maybe(uuid),
    lab_technician_id: maybe(uuid),
    status: oneOf(['ordered', 'sample_collected', 'processing', 'completed', 'cancelled']),
    ordered_date: instant,
    collection_date: maybe(instant),
    completed_date: maybe(instant),
    priority: oneOf(['routine', 'urgent', 'stat']),
    notes: maybe(text(4000)),
    total_amount: integer(0),
    created_at: instant,
  },
  indexes: ['[client_id+ordered_date]', 'status'],
});

export type LabOrder = RowOf<typeof labOrders>;
