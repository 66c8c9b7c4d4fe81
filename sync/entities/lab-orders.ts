import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { InvalidWrite, REAL_CLOCK, write, type Local } from '#sync/engine/journal.ts';
import { changed, created, moment } from './changes.ts';
import { instant, integer, maybe, oneOf, text, uuid } from './columns.ts';
import { labOrderItems } from './lab-order-items.ts';
import { labTests } from './lab-tests.ts';
import { latest, many, sortedBy, where } from './reading.ts';

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

/** US cents, on top of the tests. */
export const SURCHARGE: Readonly<Record<LabOrder['priority'], number>> = { routine: 0, urgent: 2500, stat: 5000 };

/** The newest first. */
export const labOrdersOf = (db: Local, clientId: string): Promise<LabOrder[]> =>
  latest(db, labOrders, '[client_id+ordered_date]', [clientId], { most: Infinity });

/** What a technician holds: the orders he took, and those that nobody has taken. */
export const labOrdersByStatus = (db: Local, status: readonly LabOrder['status'][]): Promise<LabOrder[]> =>
  sortedBy(where(db, labOrders, 'status', status), 'ordered_date');

interface NewOrder {
  clientId: string;
  orderedById: string;
  testIds: readonly string[];
  priority?: LabOrder['priority'];
  notes?: string;
}

/** The order and its tests in one. The total shown offline is what the tests cost by the catalogue held here. */
export async function orderTests(
  db: Local,
  { clientId, orderedById, testIds, priority = 'routine', notes = '' }: NewOrder,
  clock = REAL_CLOCK,
): Promise<string> {
  const tests = (await many(db, labTests, testIds)).filter((test) => test.is_active);
  if (tests.length === 0) throw new InvalidWrite('lab_orders', ['tests']);
  const now = moment(db, clock);
  const orderId = crypto.randomUUID();
  const order = {
    order_number: null,
    client_id: clientId,
    ordered_by_id: orderedById,
    lab_technician_id: null,
    status: 'ordered' as const,
    ordered_date: now,
    collection_date: null,
    completed_date: null,
    priority,
    notes: notes.trim() || null,
    total_amount: tests.reduce((sum, { price }) => sum + price, SURCHARGE[priority]),
    created_at: now,
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
      created_at: now,
    }),
  );
  await write(db, [created(labOrders, order, orderId), ...items], clock);
  return orderId;
}

export async function cancelLabOrder(db: Local, id: string, clock = REAL_CLOCK): Promise<void> {
  await write(db, [changed(labOrders, id, { status: 'cancelled' })], clock);
}

const STEPS = {
  sample_collected: 'collection_date',
  processing: null,
  completed: 'completed_date',
} as const;

/** A technician goes on with an order, and with the first step takes it. */
export async function advanceLabOrder(
  db: Local,
  { id, technicianId, to }: { id: string; technicianId: string; to: keyof typeof STEPS },
  clock = REAL_CLOCK,
): Promise<void> {
  const stamp = STEPS[to];
  const stamped = stamp ? { [stamp]: moment(db, clock) } : {};
  await write(db, [changed(labOrders, id, { status: to, lab_technician_id: technicianId, ...stamped })], clock);
}
