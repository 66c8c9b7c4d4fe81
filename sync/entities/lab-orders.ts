import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { flag, instant, integer, maybe, oneOf, text, uuid } from './columns.ts';

/**
 * Number, total, technician and who the patient is are the server's; an order made offline gets them when it arrives. It
 * is open while the laboratory has work with it.
 */
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
    patient_name: maybe(text()),
    patient_age: maybe(integer()),
    patient_sex: maybe(oneOf(['female', 'male'])),
    patient_pregnant: maybe(flag),
    is_open: flag,
    created_at: instant,
  },
  indexes: ['[client_id+ordered_date]', 'status'],
});

export type LabOrder = RowOf<typeof labOrders>;
