import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { addHealthRecord, markUploaded, removeHealthRecord } from '#sync/actions/health-records.ts';
import { healthRecordsOf } from '#sync/queries/health-records.ts';
import { itemsOfOrders } from '#sync/queries/lab-order-items.ts';
import { cancelLabOrder, describePatient, orderTests } from '#sync/actions/lab-orders.ts';
import { SURCHARGE, labOrdersOf, openLabOrders } from '#sync/queries/lab-orders.ts';
import { enterResults, readBackResult, signResults, verifyResults } from '#sync/actions/lab-results.ts';
import type { Finding } from '#sync/actions/lab-results.ts';
import { acknowledgeAlerts } from '#sync/actions/lab-alerts.ts';
import { collectSamples, receiveSamples, rejectSample } from '#sync/actions/lab-samples.ts';
import { alertsFor } from '#sync/queries/lab-alerts.ts';
import { samplesOfOrders } from '#sync/queries/lab-samples.ts';
import { labResultsOf, labResultsOfOrder } from '#sync/queries/lab-results.ts';
import { labCatalogue } from '#sync/queries/lab-tests.ts';
import { assign, join, numbered } from '../support/members.ts';
import { aServer, openDevice, steadyClock } from './entities.support.ts';
import type { Device } from './entities.support.ts';
import { did } from '../support/did.ts';

const [client, technician, colleague, doctor] = [numbered(1), numbered(2), numbered(3), numbered(4)];

const clock = steadyClock(Date.now() - 3_600_000);

describe('health and laboratory on two devices', () => {
  const server = aServer(async (db) => {
    await join(db, client);
    await join(db, technician, 'lab_technician');
    await join(db, colleague, 'lab_technician');
    await join(db, doctor, 'doctor');
    await assign(db, doctor, client);
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

  it('takes an order through the laboratory to a result that doctor and client read', async () => {
    const id = await order('GLU');
    await mine.push();
    const [others, doctors] = await Promise.all([openDevice(server(), colleague), openDevice(server(), doctor)]);
    const all = [mine, theirs, others, doctors];
    const meetAll = async () => {
      for (const device of all) await device.pull();
    };
    await meetAll();
    expect(await openLabOrders(theirs.db)).toMatchObject([{ id, patient_name: expect.stringContaining('Member') }]);

    // Without a network: asked, drawn, rejected, drawn again and received.
    const draw = { order_id: id, client_id: client, container: 'fluoride' } as const;
    await did(theirs.db, describePatient(id, { patient_sex: 'female' }), clock);
    await did(theirs.db, collectSamples([{ ...draw, draw: 1 }]), clock);
    const [first] = await samplesOfOrders(theirs.db, [id]);
    await did(theirs.db, rejectSample(first?.id ?? '', { reason: 'short', note: ' half full ' }), clock);
    await did(theirs.db, collectSamples([{ ...draw, draw: 2 }]), clock);
    const [, second] = await samplesOfOrders(theirs.db, [id]);
    await did(theirs.db, receiveSamples([second?.id ?? '', first?.id ?? '']), clock);
    const finding: Finding = {
      order_id: id,
      client_id: client,
      test_code: 'GLU',
      test_name: 'Fasting Blood Glucose',
      result_value: ' 540 ',
      unit: 'mg/dL',
      flag: 'critical',
      reference_range: '70 - 99',
      range_low: 70,
      range_high: 99,
      was_questioned: true,
    };
    await did(theirs.db, enterResults(id, [finding], technician), clock);
    expect(await theirs.push()).toEqual({
      lab_samples: ['collected_by_id', 'received_by_id', 'rejected_by_id'],
      lab_results: ['entered_at'],
    });
    await meetAll();
    expect(await labOrdersOf(mine.db, client)).toMatchObject([{ status: 'processing', patient_sex: 'female' }]);
    expect(await samplesOfOrders(mine.db, [id])).toMatchObject([
      { state: 'rejected', reject_reason: 'short', note: 'half full' },
      { state: 'received', received_by_id: technician },
    ]);
    expect(await labResultsOf(mine.db, client)).toEqual([]);

    // The doctor was told at once, and signs what was verified.
    const [alert] = await alertsFor(doctors.db, doctor);
    const [result] = await labResultsOfOrder(doctors.db, id);
    expect(result).toMatchObject({ result_value: '540', flag: 'critical', verified_at: null });
    await did(doctors.db, acknowledgeAlerts([alert?.id ?? '']), clock);
    await did(theirs.db, readBackResult(result?.id ?? '', { to: 'Dr Obi', by: technician }), clock);
    await did(others.db, verifyResults([result?.id ?? ''], colleague), clock);
    for (const device of [doctors, theirs, others]) await device.converge();
    await meetAll();
    expect(await labResultsOf(mine.db, client)).toEqual([]);
    await did(
      doctors.db,
      signResults([result?.id ?? ''], { word: 'Very high.', nextStep: 'Come today.', by: doctor }),
      clock,
    );
    await doctors.push();
    await meetAll();
    expect(await labResultsOf(mine.db, client)).toMatchObject([
      {
        result_value: '540',
        doctor_word: 'Very high.',
        next_step: 'Come today.',
        entered_by_id: technician,
        verified_by_id: colleague,
        signed_by_id: doctor,
        read_back_to: 'Dr Obi',
        second_look: false,
      },
    ]);
    expect(await labOrdersOf(mine.db, client)).toMatchObject([{ status: 'completed', is_open: false }]);
    expect(await openLabOrders(theirs.db)).toEqual([]);
    expect(await labResultsOfOrder(theirs.db, id)).toEqual([]);
    expect(await samplesOfOrders(others.db, [id])).toEqual([]);
    others.close();
    doctors.close();
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
