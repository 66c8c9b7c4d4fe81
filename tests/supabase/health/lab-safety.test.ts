import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { ADA, DOCTOR, OTHER, STRANGE, TECH, impossible, openLaboratory, refused } from './lab-bench.support.ts';
import type { Bench } from './lab-bench.support.ts';

const SECOND = numbered(6);

describe.each(engines)('what a hostile reader tried with the laboratory on %s', (engine) => {
  let db: TestDatabase;
  let bench: Bench;

  beforeAll(async () => {
    ({ db, bench } = await openLaboratory(engine));
    await assign(db, await join(db, SECOND, 'doctor'), ADA);
  }, 240_000);
  afterAll(() => db.close());
  beforeEach(() => bench.begin('GLU', 'LIPID', 'CBC'));

  const result = async (code: string) =>
    (await bench.read<{ test_code: string }>('lab_results')).find(({ test_code }) => test_code === code);
  const toldOfCorrection = async (who: string) =>
    (await bench.told(who)).filter((title) => title === 'The laboratory has corrected something').length;

  test('what was found in a sample that is rejected goes with it, and is typed anew from the next', async () => {
    await bench.receive(TECH, 'fluoride');
    await bench.enter(TECH, 'GLU', '90');
    await bench.sample(TECH, 'fluoride', `state = 'rejected', reject_reason = 'mislabelled'`);
    expect(await result('GLU')).toBeUndefined();
    await expect(
      db.as(OTHER, (tech) =>
        tech.query('update public.lab_results set deleted = false, verified_at = now() where order_id = $1', [
          bench.current(),
        ]),
      ),
    ).rejects.toMatchObject(impossible);
    await bench.collect(TECH, 'fluoride', 2);
    await bench.sample(TECH, 'fluoride', `state = 'received'`, 2);
    await bench.change(OTHER, 'GLU', `deleted = false, result_value = '90'`);
    expect(await result('GLU')).toMatchObject({ result_value: '90', entered_by_id: OTHER });
    await bench.verify(TECH, 'GLU');
    expect(await result('GLU')).toMatchObject({ verified_by_id: TECH });
  });

  test('a new draw may come before the word that the first was rejected, which still takes along what was found', async () => {
    await bench.receive(TECH, 'fluoride');
    await bench.enter(TECH, 'GLU', '90');
    await bench.collect(OTHER, 'fluoride', 2);
    await bench.sample(OTHER, 'fluoride', `state = 'received'`, 2);
    await bench.sample(OTHER, 'fluoride', `state = 'rejected', reject_reason = 'mislabelled'`);
    expect(await result('GLU')).toBeUndefined();
    expect(await bench.read('lab_samples')).toMatchObject([
      { draw: 1, state: 'rejected', is_rejected: true },
      { draw: 2, state: 'received', is_rejected: false },
    ]);
  });

  test('a rejection leaves what was found in another container, though its receipt is not here yet', async () => {
    await bench.receive(TECH, 'fluoride');
    await bench.collect(TECH, 'serum');
    await bench.enter(TECH, 'CHOL', '180');
    await bench.sample(TECH, 'fluoride', `state = 'rejected', reject_reason = 'short'`);
    expect(await result('CHOL')).toMatchObject({ result_value: '180' });
    await bench.sample(TECH, 'serum', `state = 'rejected', reject_reason = 'short'`);
    expect(await result('CHOL')).toBeUndefined();
  });

  test('a late rejection takes back what was verified, keeps it, and tells who knows of it', async () => {
    await bench.receive(TECH, 'fluoride');
    await bench.enter(TECH, 'GLU', '540');
    await bench.verify(OTHER, 'GLU');
    await bench.sign(DOCTOR, 'GLU');
    expect(await bench.readBy(ADA)).toEqual(['GLU']);
    await db.exec('delete from public.notifications');
    await bench.sample(TECH, 'fluoride', `state = 'rejected', reject_reason = 'mislabelled'`);
    expect(await bench.readBy(ADA, DOCTOR)).toEqual(['', '']);
    expect(await bench.read('lab_amendments')).toMatchObject([
      { result_value: '540', was_released: true, reason: 'Sample rejected: mislabelled', amended_by_id: TECH },
    ]);
    expect(await bench.told(DOCTOR)).toEqual(['The laboratory has corrected something']);
    expect(await bench.told(ADA)).toEqual(['The laboratory asks you to come again']);
    await bench.collect(TECH, 'fluoride', 2);
    await bench.sample(TECH, 'fluoride', `state = 'received'`, 2);
    await bench.change(OTHER, 'GLU', `deleted = false, result_value = '90'`);
    await bench.verify(TECH, 'GLU');
    await bench.amend(TECH, 'GLU', '91', 'A digit was wrong');
    expect(await bench.read('lab_amendments')).toHaveLength(2);
  });

  test('who the patient is, said later, changes the flag of what is not verified', async () => {
    await db.query('update public.lab_orders set patient_age = 40 where id = $1', [bench.current()]);
    await bench.receive(TECH, 'edta');
    await bench.enter(TECH, 'HGB', '12.5');
    expect(await result('HGB')).toMatchObject({ flag: 'normal' });
    await db.as(TECH, (tech) =>
      tech.query(`update public.lab_orders set patient_sex = 'male' where id = $1`, [bench.current()]),
    );
    expect(await result('HGB')).toMatchObject({ flag: 'low', range_low: '13.0' });
  });

  test('a doctor’s word stays his, and is not said again over it', async () => {
    await bench.receive(TECH, 'fluoride');
    await bench.enter(TECH, 'GLU', '130');
    await bench.verify(OTHER, 'GLU');
    await expect(bench.change(DOCTOR, 'GLU', `doctor_word = 'unsigned'`)).rejects.toMatchObject(impossible);
    await bench.sign(DOCTOR, 'GLU');
    await expect(bench.change(SECOND, 'GLU', `doctor_word = 'Nonsense.'`)).rejects.toMatchObject(impossible);
    await expect(bench.sign(SECOND, 'GLU')).rejects.toMatchObject(impossible);
    expect(await result('GLU')).toMatchObject({ doctor_word: 'A little high.', signed_by_id: DOCTOR });
  });

  test('laboratory and doctors let go of what they hold themselves, and any doctor’s word ends a doctor’s hold', async () => {
    await bench.receive(TECH, 'fluoride');
    await bench.enter(TECH, 'GLU', '130');
    await bench.verify(OTHER, 'GLU');
    await bench.change(DOCTOR, 'GLU', `held_reason = 'I will call her'`);
    await expect(bench.change(TECH, 'GLU', 'held_reason = null')).rejects.toMatchObject(refused);
    await bench.sign(SECOND, 'GLU');
    expect(await result('GLU')).toMatchObject({ held_reason: null, released_at: expect.any(Date) as Date });
    await bench.order(ADA, 'GLU');
    await bench.receive(TECH, 'fluoride');
    await bench.enter(TECH, 'GLU', '130');
    await bench.verify(OTHER, 'GLU');
    await bench.change(TECH, 'GLU', `held_reason = 'The control was out'`);
    await expect(bench.change(DOCTOR, 'GLU', 'held_reason = null')).rejects.toMatchObject(refused);
    await bench.sign(DOCTOR, 'GLU');
    expect(await result('GLU')).toMatchObject({ held_reason: 'The control was out', released_at: null });
  });

  test('a comment makes nobody the one who typed the value', async () => {
    await bench.receive(TECH, 'fluoride');
    await bench.enter(TECH, 'GLU', '90');
    await bench.change(OTHER, 'GLU', `interpretation = 'Not fasting'`);
    await expect(bench.verify(TECH, 'GLU')).rejects.toMatchObject(refused);
    await bench.verify(OTHER, 'GLU');
  });

  test('an amendment takes back what was computed from the value, and the doctors who read it are told', async () => {
    await bench.receive(TECH, 'serum');
    for (const [code, value] of Object.entries({ CHOL: '200', HDL: '50', TG: '150', LDL: '120', NHDL: '150' })) {
      await bench.enter(TECH, code, value);
      await bench.verify(OTHER, code);
    }
    await db.exec('delete from public.notifications');
    await bench.amend(TECH, 'CHOL', '290', 'A digit was wrong');
    expect(await result('LDL')).toMatchObject({ result_value: 'not calculated', verified_at: null, released_at: null });
    expect(await result('HDL')).toMatchObject({ verified_by_id: OTHER });
    expect(await bench.read('lab_amendments')).toHaveLength(3);
    await expect(bench.change(TECH, 'LDL', `result_value = '210 mg/dL'`)).rejects.toMatchObject(impossible);
    await bench.change(TECH, 'LDL', `result_value = '210'`);
    expect(await result('LDL')).toMatchObject({ flag: 'high' });
    await bench.order(ADA, 'GLU');
    await bench.receive(TECH, 'fluoride');
    await bench.enter(TECH, 'GLU', '130');
    await bench.verify(OTHER, 'GLU');
    await db.exec('delete from public.notifications');
    await bench.amend(OTHER, 'GLU', '93', 'Dilution was forgotten');
    expect(await toldOfCorrection(DOCTOR)).toBe(1);
    expect(await toldOfCorrection(STRANGE)).toBe(0);
  });

  test('whoever acknowledged a critical value acknowledges its successor too', async () => {
    await bench.receive(TECH, 'fluoride');
    await bench.enter(TECH, 'GLU', '540');
    for (const doctor of [DOCTOR, SECOND]) await bench.acknowledge(doctor);
    await bench.verify(OTHER, 'GLU');
    await bench.amend(OTHER, 'GLU', '640', 'A digit was wrong');
    const alerts = await bench.read('lab_alerts');
    expect(alerts.map(({ acknowledged_at }) => acknowledged_at)).toEqual([null, null]);
  });

  test('what is critical in the next sample again is told again', async () => {
    await bench.receive(TECH, 'fluoride');
    await bench.enter(TECH, 'GLU', '540');
    for (const doctor of [DOCTOR, SECOND]) await bench.acknowledge(doctor);
    await bench.sample(TECH, 'fluoride', `state = 'rejected', reject_reason = 'mislabelled'`);
    expect(await bench.read('lab_alerts')).toEqual([]);
    await bench.collect(TECH, 'fluoride', 2);
    await bench.sample(TECH, 'fluoride', `state = 'received'`, 2);
    await db.exec('delete from public.notifications');
    await bench.change(OTHER, 'GLU', `deleted = false, result_value = '540'`);
    expect(await result('GLU')).toMatchObject({ flag: 'critical', entered_by_id: OTHER });
    const alerts = await bench.read<{ told_id: string; acknowledged_at: Date | null }>('lab_alerts');
    const waiting = alerts.filter(({ acknowledged_at }) => acknowledged_at === null).map(({ told_id }) => told_id);
    expect(waiting.toSorted()).toEqual([DOCTOR, SECOND]);
    for (const doctor of [DOCTOR, SECOND]) {
      expect(await bench.told(doctor)).toEqual(['The laboratory needs you now']);
    }
  });

  test('a critical value is acknowledged once: whoever does it again changes nothing', async () => {
    await bench.receive(TECH, 'fluoride');
    await bench.enter(TECH, 'GLU', '540');
    const when = async () =>
      (await bench.read<{ told_id: string; acknowledged_at: Date | null }>('lab_alerts')).find(
        ({ told_id }) => told_id === DOCTOR,
      )?.acknowledged_at;
    await bench.acknowledge(DOCTOR);
    const first = await when();
    expect(first).toBeInstanceOf(Date);
    await bench.acknowledge(DOCTOR);
    expect(await when()).toEqual(first);
  });

  test('the sample of an order that was completed is not rejected, though a result of it is looked at again', async () => {
    await bench.order(ADA, 'GLU');
    await bench.receive(TECH, 'fluoride');
    await bench.enter(TECH, 'GLU', '90');
    await bench.verify(OTHER, 'GLU');
    await bench.amend(OTHER, 'GLU', '95', 'A digit was wrong');
    expect(await bench.status()).toBe('completed');
    await expect(
      bench.sample(TECH, 'fluoride', `state = 'rejected', reject_reason = 'mislabelled'`),
    ).rejects.toMatchObject(impossible);
    expect(await result('GLU')).toMatchObject({ result_value: '95' });
  });

  test('whoever stands in reads the result he was told of, and not what was ordered beside it', async () => {
    await bench.receive(TECH, 'fluoride');
    await bench.enter(TECH, 'GLU', '540');
    await bench.hourPasses();
    expect(await bench.results(STRANGE)).toHaveLength(1);
    expect(await bench.read('lab_order_items', 'order_id', STRANGE)).toEqual([]);
  });

  test('what was cancelled is not amended', async () => {
    await bench.receive(TECH, 'fluoride');
    await bench.enter(TECH, 'GLU', '90');
    await bench.verify(OTHER, 'GLU');
    await db.query(`update public.lab_orders set status = 'cancelled' where id = $1`, [bench.current()]);
    await expect(bench.amend(OTHER, 'GLU', '95', 'A digit was wrong')).rejects.toMatchObject(impossible);
  });
});
