import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { addHealthRecord, markUploaded, removeHealthRecord } from '#sync/actions/health-records.ts';
import { healthRecordsOf } from '#sync/queries/health-records.ts';
import { itemsOfOrders } from '#sync/queries/lab-order-items.ts';
import { advanceLabOrder, cancelLabOrder, orderTests } from '#sync/actions/lab-orders.ts';
import { SURCHARGE, labOrdersByStatus, labOrdersOf } from '#sync/queries/lab-orders.ts';
import { recordResult, releaseResult } from '#sync/actions/lab-results.ts';
import { labResultsOf, labResultsOfOrder } from '#sync/queries/lab-results.ts';
import { labCatalogue } from '#sync/queries/lab-tests.ts';
import { join, numbered } from '../support/members.ts';
import { aServer, openDevice, steadyClock } from './entities.support.ts';
import type { Device } from './entities.support.ts';
import { did } from '../support/did.ts';

const [client, technician] = [numbered(1), numbered(2)];

const clock = steadyClock(Date.now() - 3_600_000);

describe('health and laboratory on two devices', () => {
  const server = aServer(async (db) => {
    await join(db, client);
    await join(db, technician, 'lab_technician');
  });
  let mine: Device;
  let theirs: Device;
  beforeEach(async () => {
    await server().exec('delete from public.lab_orders; delete from public.health_records');
    [mine, theirs] = await Promise.all([openDevice(server(), client), openDevice(server(), technician)]);
    return () => {
      mine.close();
      theirs.close();
    };
  });

  const meet = async () => {
    await mine.pull();
    await theirs.pull();
  };
  const test = async (code: string) => {
    const found = (await labCatalogue(mine.db)).find(({ test_code }) => test_code === code);
    if (!found) throw new Error(`no test is named ${code}`);
    return found;
  };
  const order = async (...codes: string[]) => {
    const tests = await Promise.all(codes.map(test));
    const testIds = tests.map(({ id }) => id);
    return did(mine.db, orderTests({ clientId: client, orderedById: client, testIds, priority: 'urgent' }), clock);
  };

  it('orders tests with their items and the total the server comes to', async () => {
    const id = await order('CBC', 'GLU');
    const prices = (await Promise.all(['CBC', 'GLU'].map(test))).map(({ price }) => price);
    const total = prices.reduce((sum, price) => sum + price, SURCHARGE.urgent);
    expect(await labOrdersOf(mine.db, client)).toMatchObject([
      { id, total_amount: total, notes: null, order_number: null },
    ]);
    const corrections = await mine.push();
    expect(corrections['lab_order_items'] ?? []).toEqual([]);
    await meet();
    expect(await labOrdersOf(mine.db, client)).toMatchObject([{ total_amount: total }]);
    expect((await labOrdersOf(mine.db, client))[0]?.order_number).toMatch(/^LAB\d{8}-\d{4}$/);
    const items = await itemsOfOrders(mine.db, [id]);
    expect(Object.fromEntries(items.map(({ test_code, price }) => [test_code, price]))).toEqual({
      CBC: prices[0],
      GLU: prices[1],
    });
    expect(await itemsOfOrders(mine.db, [numbered(404)])).toEqual([]);
  });

  it('orders nothing where no test was chosen', async () => {
    const none = did(mine.db, orderTests({ clientId: client, orderedById: client, testIds: [] }), clock);
    await expect(none).rejects.toMatchObject({ name: 'InvalidWrite', columns: ['tests'] });
    expect(await mine.db.outbox.count()).toBe(0);
  });

  it('cancels an order, whose latest stands first', async () => {
    const first = await order('CBC');
    const second = await order('GLU');
    await mine.push();
    await meet();
    await did(mine.db, cancelLabOrder(first), clock);
    expect(await mine.push()).toEqual({});
    expect(await labOrdersOf(mine.db, client)).toMatchObject([
      { id: second, status: 'ordered' },
      { id: first, status: 'cancelled' },
    ]);
  });

  it('takes an order through the laboratory to a result the client reads', async () => {
    const id = await order('CBC');
    await mine.push();
    await meet();
    expect(await labOrdersByStatus(theirs.db, ['ordered'])).toMatchObject([{ id }]);
    await did(theirs.db, advanceLabOrder({ id, technicianId: technician, to: 'sample_collected' }), clock);
    await did(theirs.db, advanceLabOrder({ id, technicianId: technician, to: 'processing' }), clock);
    expect(await theirs.push()).toEqual({});
    const finding = { order_id: id, client_id: client, lab_technician_id: technician, test_code: 'CBC' };
    const said = { test_name: 'Complete Blood Count', result_value: '9.1', flag: 'critical' } as const;
    const result = await did(theirs.db, recordResult({ ...finding, ...said }), clock);
    expect(await labResultsOfOrder(theirs.db, id)).toMatchObject([{ id: result, needs_attention: true }]);
    expect(await theirs.push()).toEqual({});
    await meet();
    expect(await labResultsOf(mine.db, client)).toEqual([]);
    await did(theirs.db, releaseResult({ id: result, technicianId: technician }), clock);
    await did(theirs.db, advanceLabOrder({ id, technicianId: technician, to: 'completed' }), clock);
    expect(await theirs.push()).toEqual({});
    await meet();
    expect(await labResultsOf(mine.db, client)).toMatchObject([{ result_value: '9.1', verified_by_id: technician }]);
    expect(await labOrdersOf(mine.db, client)).toMatchObject([{ status: 'completed' }]);
    expect(await labOrdersByStatus(theirs.db, ['ordered', 'processing'])).toEqual([]);
  });

  it('keeps a document whose file waits on the device until it is uploaded', async () => {
    const document = { user_id: client, kind: 'imaging', title: 'Knee', recorded_at: '2026-02-01' } as const;
    const id = await did(mine.db, addHealthRecord({ ...document, mime_type: 'image/jpeg', size_bytes: 1024 }), clock);
    await did(mine.db, addHealthRecord({ ...document, title: 'Hip', recorded_at: '2026-02-03' }), clock);
    expect(await mine.push()).toEqual({});
    await did(mine.db, markUploaded(id, `${client}/knee.jpg`), clock);
    expect(await mine.push()).toEqual({});
    expect((await healthRecordsOf(mine.db, client)).map(({ title }) => title)).toEqual(['Hip', 'Knee']);
    await did(mine.db, removeHealthRecord(id), clock);
    expect(await mine.push()).toEqual({ health_records: ['mime_type', 'path', 'title', 'uploaded_at'] });
    expect(await healthRecordsOf(mine.db, client)).toHaveLength(1);
  });
});
