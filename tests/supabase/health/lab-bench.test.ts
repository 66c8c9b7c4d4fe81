import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { ADA, DOCTOR, OTHER, STRANGE, TECH, impossible, openLaboratory, refused } from './lab-bench.support.ts';
import type { Bench } from './lab-bench.support.ts';

const [SURGEON, TRAINER] = [6, 7].map(numbered) as [string, string];

describe.each(engines)('the bench on %s', (engine) => {
  let db: TestDatabase;
  let bench: Bench;

  beforeAll(async () => {
    ({ db, bench } = await openLaboratory(engine));
    await join(db, SURGEON, 'aesthetic_surgeon');
    await join(db, TRAINER, 'trainer');
    for (const carer of [SURGEON, TRAINER]) await assign(db, carer, ADA);
  }, 240_000);
  afterAll(() => db.close());
  beforeEach(() => bench.begin('GLU', 'LIPID'));

  test('the order follows its samples, and a rejected one is drawn again', async () => {
    await bench.collect(TECH, 'fluoride');
    expect(await bench.status()).toBe('sample_collected');
    await expect(bench.collect(TECH, 'edta')).rejects.toMatchObject(impossible);
    await expect(bench.collect(TECH, 'fluoride', 3)).rejects.toMatchObject(impossible);
    await expect(bench.sample(OTHER, 'fluoride', `state = 'rejected'`)).rejects.toMatchObject(impossible);
    await bench.sample(OTHER, 'fluoride', `state = 'rejected', reject_reason = 'short'`);
    expect(await bench.told(ADA)).toEqual(['The laboratory asks you to come again']);
    await expect(bench.sample(OTHER, 'fluoride', `state = 'received', reject_reason = null`)).rejects.toMatchObject(
      impossible,
    );
    await bench.collect(TECH, 'fluoride', 2);
    await bench.sample(OTHER, 'fluoride', `state = 'received'`, 2);
    expect(await bench.status()).toBe('processing');
    expect(await bench.read('lab_samples')).toMatchObject([
      { draw: 1, state: 'rejected', collected_by_id: TECH, rejected_by_id: OTHER, reject_reason: 'short' },
      { draw: 2, state: 'received', received_by_id: OTHER },
    ]);
    for (const who of [ADA, DOCTOR, TRAINER]) await expect(bench.collect(who, 'serum')).rejects.toMatchObject(refused);
  });

  test('nothing is entered that was not ordered and has not come in', async () => {
    await expect(bench.enter(TECH, 'GLU', '90')).rejects.toMatchObject(impossible);
    await bench.receive(TECH, 'fluoride');
    await expect(bench.enter(TECH, 'TSH', '2')).rejects.toMatchObject(impossible);
    await expect(bench.enter(TECH, 'CHOL', '180')).rejects.toMatchObject(impossible);
    for (const who of [ADA, DOCTOR, TRAINER]) {
      await expect(bench.enter(who, 'GLU', '90')).rejects.toMatchObject({
        code: expect.stringMatching('42501|23514') as string,
      });
    }
    await bench.enter(TECH, 'GLU', '90');
    expect(await bench.results(TECH)).toMatchObject([{ entered_by_id: TECH, unit: 'mg/dL', flag: 'normal' }]);
  });

  test.each([
    ['GLU', 'fluoride', '85', 'normal', '70 - 99'],
    ['GLU', 'fluoride', '69.9', 'low', '70 - 99'],
    ['GLU', 'fluoride', '126', 'high', '70 - 99'],
    ['GLU', 'fluoride', '50', 'critical', '70 - 99'],
    ['GLU', 'fluoride', '>500', 'critical', '70 - 99'],
    ['HDL', 'serum', '45', 'low', '>= 50'],
  ])('%s in %s of %s is %s by %s, whatever is claimed', async (code, container, value, flag, range) => {
    await db.as(TECH, (tech) =>
      tech.query(`update public.lab_orders set patient_sex = 'female' where id = $1`, [bench.current()]),
    );
    await bench.receive(TECH, container);
    await bench.enter(TECH, code, value, { claimed: 'normal' });
    expect(await bench.results(TECH)).toMatchObject([{ flag, reference_range: range }]);
  });

  test('what cannot be is refused', async () => {
    await bench.receive(TECH, 'fluoride');
    for (const value of ['4', '2001', 'high', '']) {
      await expect(bench.enter(TECH, 'GLU', value)).rejects.toMatchObject(impossible);
    }
  });

  test('a normal result is released by the second technician, and nobody reads it before', async () => {
    await bench.receive(TECH, 'fluoride');
    await bench.enter(TECH, 'GLU', '90');
    expect(await bench.readBy(TECH, OTHER, ADA, DOCTOR, TRAINER, STRANGE)).toEqual(['GLU', 'GLU', '', '', '', '']);
    await expect(bench.verify(TECH, 'GLU')).rejects.toMatchObject(refused);
    await bench.verify(OTHER, 'GLU');
    expect(await bench.readBy(ADA, DOCTOR, TRAINER, STRANGE)).toEqual(['GLU', 'GLU', '', '']);
    expect(await bench.results(ADA)).toMatchObject([{ verified_by_id: OTHER, second_look: false }]);
    expect(await bench.told(ADA)).toEqual(['Your laboratory has something for you']);
    expect(await bench.status()).toBe('processing');
  });

  test('the same technician verifies only after signing in again, and it is recorded', async () => {
    await bench.receive(TECH, 'fluoride');
    await bench.enter(TECH, 'GLU', '90');
    const proof = (at: number) => ({ amr: [{ method: 'password', timestamp: at }] });
    const now = Math.floor(Date.now() / 1000);
    await expect(bench.verify(TECH, 'GLU', proof(now - 3600))).rejects.toMatchObject(refused);
    // Fresh enough, and before the value was entered.
    await expect(bench.verify(TECH, 'GLU', proof(now - 60))).rejects.toMatchObject(refused);
    await bench.verify(TECH, 'GLU', proof(now + 5));
    expect(await bench.results(ADA)).toMatchObject([{ verified_by_id: TECH, second_look: true }]);
  });

  test('an abnormal result waits for the doctor’s word, or 72 hours', async () => {
    await bench.receive(TECH, 'fluoride');
    await bench.enter(TECH, 'GLU', '126');
    await bench.verify(OTHER, 'GLU');
    expect(await bench.readBy(ADA, DOCTOR, SURGEON, TRAINER, STRANGE)).toEqual(['', 'GLU', 'GLU', '', '']);
    expect(await bench.told(DOCTOR)).toEqual(['The laboratory asks for your word']);
    await expect(bench.sign(ADA, 'GLU')).resolves.toEqual([]);
    await expect(bench.change(DOCTOR, 'GLU', `result_value = '90'`)).rejects.toMatchObject(refused);
    await expect(bench.change(OTHER, 'GLU', `doctor_word = 'fine'`)).rejects.toMatchObject(refused);
    await db.query(`update public.lab_results set verified_at = now() - interval '71 hours' where order_id = $1`, [
      bench.current(),
    ]);
    await db.query('select private.go_round_laboratory()');
    expect(await bench.readBy(ADA)).toEqual(['']);
    await db.query(`update public.lab_results set verified_at = now() - interval '72 hours' where order_id = $1`, [
      bench.current(),
    ]);
    await db.query('select private.go_round_laboratory()');
    expect(await bench.readBy(ADA)).toEqual(['GLU']);
  });

  test('the doctor’s word releases, and client and doctor read it', async () => {
    await bench.receive(TECH, 'fluoride');
    await bench.enter(TECH, 'GLU', '126');
    await expect(bench.sign(DOCTOR, 'GLU')).resolves.toEqual([]);
    await bench.verify(OTHER, 'GLU');
    await expect(bench.change(DOCTOR, 'GLU', 'signed_at = now()')).rejects.toMatchObject(impossible);
    await bench.sign(DOCTOR, 'GLU');
    expect(await bench.results(ADA)).toMatchObject([
      { signed_by_id: DOCTOR, doctor_word: 'A little high.', next_step: 'Come on Monday.' },
    ]);
  });

  test('what is held is not released, and only by letting it go', async () => {
    await bench.receive(TECH, 'fluoride');
    await bench.enter(TECH, 'GLU', '90');
    await bench.change(TECH, 'GLU', `held_reason = 'Control was out of range'`);
    await bench.verify(OTHER, 'GLU');
    expect(await bench.readBy(ADA)).toEqual(['']);
    await bench.change(OTHER, 'GLU', 'held_reason = null');
    expect(await bench.readBy(ADA)).toEqual(['GLU']);
    await expect(bench.change(OTHER, 'GLU', `held_reason = 'too late'`)).rejects.toMatchObject(impossible);
  });
});
