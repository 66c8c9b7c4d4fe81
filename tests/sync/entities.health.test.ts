import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { addHealthRecord, healthRecordsOf, markUploaded, removeHealthRecord } from '#sync/entities/health-records.ts';
import { itemsOfOrders } from '#sync/entities/lab-order-items.ts';
import {
  SURCHARGE,
  advanceLabOrder,
  cancelLabOrder,
  labOrdersByStatus,
  labOrdersOf,
  orderTests,
} from '#sync/entities/lab-orders.ts';
import { labResultsOf, labResultsOfOrder, recordResult, releaseResult } from '#sync/entities/lab-results.ts';
import { labCatalogue } from '#sync/entities/lab-tests.ts';
import { join, numbered } from '../support/members.ts';
import { aServer, openDevice, steadyClock } from './entities.support.ts';
import type { Device } from './entities.support.ts';

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
    return orderTests(mine.db, { clientId: client, orderedById: client, testIds, priority: 'urgent' }, clock);
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
    const none = orderTests(mine.db, { clientId: client, orderedById: client, testIds: [] }, clock);
    await expect(none).rejects.toMatchObject({ name: 'InvalidWrite', columns: ['tests'] });
    expect(await mine.db.outbox.count()).toBe(0);
  });

  it('cancels an order, whose latest stands first', async () => {
    const first = await order('CBC');
    const second = await order('GLU');
    await mine.push();
    await meet();
    await cancelLabOrder(mine.db, first, clock);
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
    await advanceLabOrder(theirs.db, { id, technicianId: technician, to: 'sample_collected' }, clock);
    await advanceLabOrder(theirs.db, { id, technicianId: technician, to: 'processing' }, clock);
    expect(await theirs.push()).toEqual({});
    const finding = { order_id: id, client_id: client, lab_technician_id: technician, test_code: 'CBC' };
    const said = { test_name: 'Complete Blood Count', result_value: '9.1', flag: 'critical' } as const;
    const result = await recordResult(theirs.db, { ...finding, ...said }, clock);
    expect(await labResultsOfOrder(theirs.db, id)).toMatchObject([{ id: result, needs_attention: true }]);
    expect(await theirs.push()).toEqual({});
    await meet();
    expect(await labResultsOf(mine.db, client)).toEqual([]);
    await releaseResult(theirs.db, { id: result, technicianId: technician }, clock);
    await advanceLabOrder(theirs.db, { id, technicianId: technician, to: 'completed' }, clock);
    expect(await theirs.push()).toEqual({});
    await meet();
    expect(await labResultsOf(mine.db, client)).toMatchObject([{ result_value: '9.1', verified_by_id: technician }]);
    expect(await labOrdersOf(mine.db, client)).toMatchObject([{ status: 'completed' }]);
    expect(await labOrdersByStatus(theirs.db, ['ordered', 'processing'])).toEqual([]);
  });

  it('keeps a document whose file waits on the device until it is uploaded', async () => {
    const document = { user_id: client, kind: 'imaging', title: 'Knee', recorded_at: '2026-02-01' } as const;
    const id = await addHealthRecord(mine.db, { ...document, mime_type: 'image/jpeg', size_bytes: 1024 }, clock);
    await addHealthRecord(mine.db, { ...document, title: 'Hip', recorded_at: '2026-02-03' }, clock);
    expect(await mine.push()).toEqual({});
    await markUploaded(mine.db, id, `${client}/knee.jpg`, clock);
    expect(await mine.push()).toEqual({});
    expect((await healthRecordsOf(mine.db, client)).map(({ title }) => title)).toEqual(['Hip', 'Knee']);
    await removeHealthRecord(mine.db, id, clock);
    expect(await mine.push()).toEqual({ health_records: ['mime_type', 'path', 'title', 'uploaded_at'] });
    expect(await healthRecordsOf(mine.db, client)).toHaveLength(1);
  });
});
