import { action, InvalidWrite } from '#sync/engine/act.ts';
import { labOrderItems } from '#sync/entities/lab-order-items.ts';
import { labOrders } from '#sync/entities/lab-orders.ts';
import type { LabOrder } from '#sync/entities/lab-orders.ts';
import { labTests } from '#sync/entities/lab-tests.ts';
import { SURCHARGE } from '#sync/queries/lab-orders.ts';
import { many } from '#sync/queries/reading.ts';
import { changed, created, writeAll } from './changes.ts';

interface NewOrder {
  clientId: string;
  orderedById: string;
  testIds: readonly string[];
  priority?: LabOrder['priority'];
  notes?: string;
}

/** The order and its tests in one transaction. The total shown offline uses this device's catalogue. */
export const orderTests = action(
  [labOrders, labOrderItems, labTests],
  async (tx, { clientId, orderedById, testIds, priority = 'routine', notes = '' }: NewOrder) => {
    const tests = (await many(tx, labTests, testIds)).filter((test) => test.is_active);
    if (tests.length === 0) throw new InvalidWrite('lab_orders', ['tests']);
    const orderId = crypto.randomUUID();
    const order = {
      order_number: null,
      client_id: clientId,
      ordered_by_id: orderedById,
      lab_technician_id: null,
      status: 'ordered' as const,
      ordered_date: tx.now,
      collection_date: null,
      completed_date: null,
      priority,
      notes: notes.trim() || null,
      total_amount: tests.reduce((sum, { price }) => sum + price, SURCHARGE[priority]),
      created_at: tx.now,
    };
    const items = tests.map(({ id, test_code, test_name, price }) =>
      created(labOrderItems, {
        order_id: orderId,
        client_id: clientId,
        test_id: id,
        test_code,
        test_name,
        price,
        lab_technician_id: null,
        is_open: true,
        created_at: tx.now,
      }),
    );
    await tx.write([created(labOrders, order, orderId), ...items]);
    return orderId;
  },
);

export const cancelLabOrder = action([labOrders], (tx, id: string) =>
  writeAll(tx, [changed(labOrders, id, { status: 'cancelled' })]),
);

const STEPS = {
  sample_collected: 'collection_date',
  processing: null,
  completed: 'completed_date',
} as const;

interface Step {
  id: string;
  technicianId: string;
  to: keyof typeof STEPS;
}

/** Advances an order; the first step assigns it to the technician. */
export const advanceLabOrder = action([labOrders], (tx, { id, technicianId, to }: Step) => {
  const stamp = STEPS[to];
  const stamped = stamp ? { [stamp]: tx.now } : {};
  return writeAll(tx, [changed(labOrders, id, { status: to, lab_technician_id: technicianId, ...stamped })]);
});
