import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { ADA, DOCTOR, OTHER, STRANGE, TECH, impossible, openLaboratory, refused } from './lab-bench.support.ts';
import type { Bench } from './lab-bench.support.ts';

const [SURGEON, TRAINER, ADMIN, EVE] = [6, 7, 8, 9].map(numbered) as [string, string, string, string];

describe.each(engines)('what the bench says later on %s', (engine) => {
  let db: TestDatabase;
  let bench: Bench;

  beforeAll(async () => {
    ({ db, bench } = await openLaboratory(engine));
    await join(db, EVE);
    await join(db, SURGEON, 'aesthetic_surgeon');
    await join(db, TRAINER, 'trainer');
    await join(db, ADMIN, 'admin');
    for (const carer of [SURGEON, TRAINER]) await assign(db, carer, ADA);
  }, 240_000);
  afterAll(() => db.close());
  beforeEach(() => bench.begin('GLU', 'LIPID'));

  test('a critical one is told to the doctors at once, read back, and signed before the client reads it', async () => {
    await bench.receive(TECH, 'fluoride');
    await expect(bench.enter(TECH, 'GLU', '90', { readBack: 'Dr Obi' })).rejects.toMatchObject(impossible);
    await bench.enter(TECH, 'GLU', '540');
    expect(await bench.told(DOCTOR)).toEqual(['The laboratory needs you now']);
    expect(await bench.told(ADA)).toEqual([]);
    expect(await bench.readBy(DOCTOR, SURGEON, STRANGE, TRAINER, ADA)).toEqual(['GLU', 'GLU', '', '', '']);
    await bench.change(TECH, 'GLU', `read_back_to = 'Dr Obi', read_back_at = now()`);
    await bench.acknowledge(DOCTOR);
    await bench.verify(OTHER, 'GLU');
    await db.query(`update public.lab_results set verified_at = now() - interval '90 hours' where order_id = $1`, [
      bench.current(),
    ]);
    await db.query('select private.go_round_laboratory()');
    expect(await bench.readBy(ADA)).toEqual(['']);
    await bench.sign(DOCTOR, 'GLU');
    expect(await bench.results(ADA)).toMatchObject([
      { flag: 'critical', read_back_to: 'Dr Obi', read_back_by_id: TECH, signed_by_id: DOCTOR },
    ]);
  });

  test('nobody acknowledges it: after an hour another doctor and the administrators are told, and he may see it', async () => {
    await bench.receive(TECH, 'fluoride');
    await bench.enter(TECH, 'GLU', '540');
    await db.query('select private.go_round_laboratory()');
    expect(await bench.readBy(STRANGE)).toEqual(['']);
    await bench.hourPasses();
    expect(await bench.readBy(STRANGE)).toEqual(['GLU']);
    expect(await bench.told(STRANGE)).toEqual(['The laboratory needs you now']);
    expect(await bench.told(ADMIN)).toEqual(['The laboratory has reached nobody']);
    expect(await bench.read('lab_alerts', 'order_id', STRANGE)).toMatchObject([{ is_stand_in: true }]);
    await bench.acknowledge(STRANGE);
    await bench.hourPasses();
    expect(await db.query('select from private.lab_alerts_late')).toEqual([]);
    await expect(bench.acknowledge(STRANGE, 'null')).rejects.toMatchObject(impossible);
    await bench.verify(OTHER, 'GLU');
    await bench.sign(STRANGE, 'GLU');
    expect(await bench.results(ADA)).toMatchObject([{ signed_by_id: STRANGE }]);
  });

  test('a mistyped critical value that is mended is nobody’s to acknowledge any more', async () => {
    await bench.receive(TECH, 'fluoride');
    await bench.enter(TECH, 'GLU', '540');
    await bench.change(TECH, 'GLU', `result_value = '94'`);
    expect(await bench.readBy(DOCTOR)).toEqual(['']);
    expect(
      await db.query('select from public.lab_alerts where not deleted and order_id = $1', [bench.current()]),
    ).toEqual([]);
  });

  test('whoever has no doctor is told of to one who is there', async () => {
    await bench.order(EVE, 'GLU');
    await bench.receive(TECH, 'fluoride');
    await bench.enter(TECH, 'GLU', '540');
    const alerts = await bench.read('lab_alerts');
    expect(alerts).toMatchObject([{ is_stand_in: true }]);
    expect([DOCTOR, STRANGE]).toContain(alerts[0]?.['told_id']);
  });

  test('what is verified changes by an amendment alone, and the old value stays beside it', async () => {
    await bench.receive(TECH, 'fluoride');
    await bench.enter(TECH, 'GLU', '90');
    await expect(bench.amend(OTHER, 'GLU', '95', 'not verified')).rejects.toMatchObject(impossible);
    await bench.verify(OTHER, 'GLU');
    await expect(bench.change(OTHER, 'GLU', `result_value = '95'`)).rejects.toMatchObject(impossible);
    for (const who of [ADA, DOCTOR]) {
      await expect(bench.amend(who, 'GLU', '95', 'I feel fine')).rejects.toMatchObject(refused);
    }
    await expect(bench.amend(OTHER, 'GLU', '95', ' ')).rejects.toMatchObject(impossible);
    await expect(bench.amend(OTHER, 'GLU', '90', 'the same')).rejects.toMatchObject(impossible);
    await bench.amend(OTHER, 'GLU', '126', 'Dilution was forgotten');
    expect(await bench.readBy(ADA)).toEqual(['']);
    expect(await bench.read('lab_amendments', 'order_id', ADA)).toMatchObject([
      { version: 1, result_value: '90', flag: 'normal', was_released: true, reason: 'Dilution was forgotten' },
    ]);
    await expect(bench.verify(OTHER, 'GLU')).rejects.toMatchObject(refused);
    await bench.verify(TECH, 'GLU');
    await bench.sign(DOCTOR, 'GLU');
    expect(await bench.results(ADA)).toMatchObject([{ version: 2, result_value: '126', flag: 'high' }]);
    expect(await bench.told(ADA)).toContain('The laboratory has corrected something');
    const change = db.as(OTHER, (tech) => tech.query(`update public.lab_amendments set reason = 'none at all'`));
    await expect(change).rejects.toMatchObject(refused);
  });

  test('an order that is out is found by its number alone, and its client reads who looked', async () => {
    await bench.order(ADA, 'GLU');
    await bench.receive(TECH, 'fluoride');
    await bench.enter(TECH, 'GLU', '90');
    await bench.verify(OTHER, 'GLU');
    expect(await bench.status()).toBe('completed');
    expect(await bench.readBy(TECH, OTHER)).toEqual(['', '']);
    await expect(bench.find(DOCTOR)).rejects.toMatchObject(refused);
    expect((await bench.find(TECH))?.results).toHaveLength(1);
    const looked = await db.as(ADA, (ada) => ada.query('select viewer_id from public.record_views'));
    expect(looked).toEqual([{ viewer_id: TECH }]);
    await bench.amend(TECH, 'GLU', '95', 'A digit was swapped');
    expect(await bench.readBy(TECH, OTHER, ADA)).toEqual(['GLU', 'GLU', '']);
    await bench.verify(OTHER, 'GLU');
    expect(await bench.readBy(TECH, OTHER, ADA)).toEqual(['', '', 'GLU']);
  });

  test('the next order brings the value of the last along', async () => {
    await bench.receive(TECH, 'fluoride');
    await bench.enter(TECH, 'GLU', '91');
    await bench.verify(OTHER, 'GLU');
    await bench.order(ADA, 'GLU');
    const items = await bench.read<{ previous: unknown[] }>('lab_order_items', 'order_id', TECH);
    expect(items[0]?.previous).toMatchObject([{ code: 'GLU', value: '91', unit: 'mg/dL' }]);
  });

  test('what is released or amended later renews the values before of an order that is open', async () => {
    await bench.order(ADA, 'FERR');
    const first = bench.current();
    await bench.order(ADA, 'FERR');
    const second = bench.current();
    const before = async () => {
      const [item] = await db.query<{ previous: { value: string }[]; rev: string }>(
        'select previous, rev from public.lab_order_items where order_id = $1',
        [second],
      );
      return { values: item?.previous.map(({ value }) => value), rev: item?.rev };
    };
    const there = (who: string, sql: string) => db.as(who, (caller) => caller.query(sql, [first]));
    expect((await before()).values).toEqual([]);
    await there(TECH, `insert into public.lab_samples (order_id, client_id, container) values ($1, '${ADA}', 'serum')`);
    await there(TECH, `update public.lab_samples set state = 'received' where order_id = $1`);
    await there(
      TECH,
      `insert into public.lab_results (order_id, client_id, test_code, test_name, result_value, flag)
       values ($1, '${ADA}', 'FERR', 'FERR', '91', 'normal')`,
    );
    await there(OTHER, `update public.lab_results set verified_at = now() where order_id = $1`);
    const told = await before();
    expect(told.values).toEqual(['91']);
    await there(
      TECH,
      `select public.amend_lab_result(sync.natural_id('lab_results', $1::text, 'FERR'), '96', 'A digit was swapped')`,
    );
    // What was taken back is no value to compare with.
    expect((await before()).values).toEqual([]);
    await there(OTHER, `update public.lab_results set verified_at = now() where order_id = $1`);
    expect((await before()).values).toEqual(['96']);
    // Devices hear of it.
    expect((await before()).rev).not.toBe(told.rev);
  });
});
