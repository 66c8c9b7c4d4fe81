import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { benchOf } from './lab-bench.support.ts';
import type { Bench } from './lab-bench.support.ts';

const [ADA, TECH, OTHER, DOCTOR, SECOND, STRANGE] = [1, 2, 3, 4, 5, 6].map(numbered) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const refused = { code: '42501' };
const impossible = { code: '23514' };

describe.each(engines)('what a hostile reader tried with the laboratory on %s', (engine) => {
  let db: TestDatabase;
  let bench: Bench;

  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    for (const technician of [TECH, OTHER]) await join(db, technician, 'lab_technician');
    for (const doctor of [DOCTOR, SECOND, STRANGE]) await join(db, doctor, 'doctor');
    for (const carer of [DOCTOR, SECOND]) await assign(db, carer, ADA);
    bench = benchOf(db);
  }, 240_000);
  afterAll(() => db.close());
  beforeEach(async () => {
    await db.exec('delete from public.notifications');
    await bench.order(ADA, 'GLU', 'LIPID', 'CBC');
  });

  const result = async (code: string) =>
    (await bench.read<{ test_code: string }>('lab_results')).find(({ test_code }) => test_code === code);
  const toldOfCorrection = async (who: string) =>
    (await db.query('select title from public.notifications where user_id = $1', [who])).filter(
      ({ title }) => title === 'The laboratory has corrected something',
    ).length;

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
    await db.exec('delete from public.notifications');
    await bench.amend(OTHER, 'HDL', '60', 'Swapped').catch(() => undefined);
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

  test('whoever stands in reads the result he was told of, and not what was ordered beside it', async () => {
    await bench.receive(TECH, 'fluoride');
    await bench.enter(TECH, 'GLU', '540');
    await db.exec(`update public.lab_alerts set told_at = told_at - interval '61 minutes';
      update private.lab_escalations set last_at = last_at - interval '61 minutes';
      select private.go_round_laboratory()`);
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
