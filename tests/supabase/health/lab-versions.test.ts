import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../support/database.ts';
import type { Row, TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { ADA, DOCTOR, OTHER, TECH, impossible, openLaboratory, refused } from './lab-bench.support.ts';
import type { Bench } from './lab-bench.support.ts';

const [ADMIN, PENDING] = [7, 8].map(numbered) as [string, string];

type Kind = 'analyte' | 'test';

describe.each(engines)('versions of the catalogue on %s', (engine) => {
  let db: TestDatabase;
  let bench: Bench;
  beforeAll(async () => {
    ({ db, bench } = await openLaboratory(engine));
    await join(db, ADMIN, 'admin');
    await join(db, PENDING, 'lab_technician');
    await db.query(`update public.profiles set provider_status = 'pending' where id = $1`, [PENDING]);
  }, 240_000);
  beforeEach(() => bench.begin('GLU'));
  afterAll(() => db.close());

  const ask = (who: string, sql: string, params: unknown[] = []) => db.as(who, (caller) => caller.query(sql, params));
  const newest = async (kind: Kind, code: string) => {
    const [row] = await db.query<Row & { version: number; content: Row; state: string }>(
      'select * from public.lab_versions where kind = $1 and code = $2 and not deleted order by version desc limit 1',
      [kind, code],
    );
    if (!row) throw new Error(`${code} has no version`);
    return row;
  };
  const counts = async (kind: Kind, code: string): Promise<Row> => {
    const [row] = await db.query(`select * from public.lab_${kind}s where ${kind}_code = $1`, [code]);
    return row ?? {};
  };
  /** The next version, as it counts with some of it changed. */
  async function draft(
    who: string,
    kind: Kind,
    code: string,
    said: Row,
    how: { state?: string; version?: number } = {},
  ) {
    const { version, content } = await newest(kind, code);
    await ask(
      who,
      'insert into public.lab_versions (kind, code, version, content, state) values ($1, $2, $3, $4, $5)',
      [kind, code, how.version ?? version + 1, JSON.stringify({ ...content, ...said }), how.state ?? 'draft'],
    );
  }
  const change = (who: string, kind: Kind, code: string, set: string) =>
    ask(
      who,
      `update public.lab_versions v set ${set} where kind = $1 and code = $2 and version = (
        select max(version) from public.lab_versions o where o.kind = $1 and o.code = $2) returning version`,
      [kind, code],
    );
  const publish = (who: string, kind: Kind, code: string) => change(who, kind, code, `state = 'published'`);

  test('everything the house began with has its first version', async () => {
    const [missing] = await db.query(
      `select count(*)::integer as n from (
         select 'analyte' as kind, analyte_code as code, version from public.lab_analytes
         union all select 'test', test_code, version from public.lab_tests
         except select kind, code, version from public.lab_versions where state = 'published') c`,
    );
    expect(missing).toEqual({ n: 0 });
  });

  test('a draft counts for nothing, and what is published counts from then on, with who and when', async () => {
    await draft(TECH, 'analyte', 'CRP', { ranges: [{ low: 0, high: 8 }], decimals: 2 });
    expect(await counts('analyte', 'CRP')).toMatchObject({ version: 1, decimals: 1 });
    expect(await publish(OTHER, 'analyte', 'CRP')).toEqual([{ version: 2 }]);
    expect(await counts('analyte', 'CRP')).toMatchObject({ version: 2, decimals: 2, ranges: [{ low: 0, high: 8 }] });
    expect(await newest('analyte', 'CRP')).toMatchObject({
      state: 'published',
      drafted_by_id: TECH,
      published_by_id: OTHER,
      published_at: expect.any(Date) as Date,
    });
    // Both read the history, of the analyte and of the test of its name.
    const versions = await ask(OTHER, `select kind, version from public.lab_versions where code = 'CRP' order by 1, 2`);
    expect(versions.map(Object.values)).toEqual([
      ['analyte', 1],
      ['analyte', 2],
      ['test', 1],
    ]);
  });

  test('an order keeps ranges and price of the versions it came with, and the next has the new ones', async () => {
    const { version } = await counts('analyte', 'GLU');
    await draft(TECH, 'analyte', 'GLU', { ranges: [{ low: 70, high: 85 }], unit: 'mg/100 mL' }, { state: 'published' });
    await draft(TECH, 'test', 'GLU', { price: 9900 }, { state: 'published' });
    const found = async () => {
      await bench.receive(TECH, 'fluoride');
      await bench.enter(TECH, 'GLU', '92');
      const [result] = await bench.read('lab_results');
      const [item] = await bench.read('lab_order_items');
      return { ...result, price: item?.['price'], versions: item?.['analyte_versions'] };
    };
    const old = { flag: 'normal', reference_range: '70 - 99', unit: 'mg/dL', price: 2500, versions: { GLU: version } };
    expect(await found()).toMatchObject(old);
    const first = bench.current();
    await bench.order(ADA, 'GLU');
    const renewed = { flag: 'high', reference_range: '70 - 85', unit: 'mg/100 mL', price: 9900 };
    expect(await found()).toMatchObject(renewed);
    // Who the patient is, said later, and an amendment ask the version of the order again.
    await ask(TECH, `update public.lab_orders set patient_sex = 'female' where id = $1`, [first]);
    await ask(OTHER, `update public.lab_results set verified_at = now() where order_id = $1`, [first]);
    await ask(
      TECH,
      `select public.amend_lab_result(sync.natural_id('lab_results', $1::text, 'GLU'), '95', 'A digit')`,
      [first],
    );
    expect(await db.query(`select flag, unit from public.lab_results where order_id = $1`, [first])).toEqual([
      { flag: 'normal', unit: 'mg/dL' },
    ]);
  });

  test('what is retired is not ordered, its results stay, and it may be published again', async () => {
    const order = () => bench.order(ADA, 'TSH');
    await order();
    await bench.receive(TECH, 'serum');
    await bench.enter(TECH, 'TSH', '2');
    await bench.verify(OTHER, 'TSH');
    const results = await bench.read('lab_results');
    await expect(draft(TECH, 'analyte', 'TSH', {}, { state: 'retired' })).rejects.toMatchObject(impossible);
    await draft(TECH, 'test', 'TSH', {}, { state: 'retired' });
    expect(await counts('test', 'TSH')).toMatchObject({ state: 'retired', is_active: false, version: 2 });
    await draft(TECH, 'analyte', 'TSH', {}, { state: 'retired' });
    expect(await bench.read('lab_results')).toEqual(results);
    await expect(order()).rejects.toMatchObject({ code: '23503' });
    await draft(TECH, 'analyte', 'TSH', {}, { state: 'published' });
    await draft(TECH, 'test', 'TSH', {}, { state: 'published' });
    await order();
    expect(await bench.read('lab_order_items')).toMatchObject([{ test_version: 3, analyte_versions: { TSH: 3 } }]);
  });

  test('what has counted is not changed, taken away or numbered anew', async () => {
    await draft(TECH, 'test', 'CBC', { price: 1 }, { state: 'published' });
    for (const set of [`content = content || '{"price": 2}'`, `state = 'draft'`, `note = 'x'`, 'deleted = true']) {
      await expect(change(TECH, 'test', 'CBC', set)).rejects.toMatchObject(impossible);
    }
    await expect(change(TECH, 'test', 'CBC', 'published_at = now()')).rejects.toMatchObject(refused);
    await expect(change(TECH, 'test', 'CBC', 'version = 9')).rejects.toMatchObject(refused);
    await expect(draft(TECH, 'test', 'CBC', {}, { version: 2 })).rejects.toMatchObject(impossible);
    await expect(draft(TECH, 'test', 'CBC', {}, { version: 4 })).rejects.toMatchObject(impossible);
  });

  test('a draft is taken back and begun again', async () => {
    await draft(TECH, 'test', 'FERR', { price: 1 });
    await change(TECH, 'test', 'FERR', 'deleted = true');
    await change(OTHER, 'test', 'FERR', `deleted = false, content = content || '{"price": 2}'`);
    await publish(OTHER, 'test', 'FERR');
    expect(await counts('test', 'FERR')).toMatchObject({ price: 2, version: 2 });
  });

  test.each<[string, Kind, Row]>([
    ['a range upside down', 'analyte', { ranges: [{ low: 5, high: 1 }] }],
    ['a range of a colour', 'analyte', { ranges: [{ colour: 1 }] }],
    ['a LOINC code that is none', 'analyte', { loinc: 'abc' }],
    ['a critical limit within the range', 'analyte', { ranges: [{ low: 5, high: 9, critical_high: 8 }] }],
    ['a column there is not', 'analyte', { colour: 'red' }],
    ['a price below nothing', 'test', { price: -1 }],
    ['an analyte nobody knows', 'test', { analytes: ['NOBODY'] }],
  ])('is not published: %s', async (_, kind, said) => {
    const code = kind === 'test' ? 'LFT' : 'ALT';
    await expect(draft(TECH, kind, code, said, { state: 'published' })).rejects.toMatchObject(impossible);
    expect(await counts(kind, code)).toMatchObject({ version: 1 });
  });

  test('a new test with a new analyte is published, the analyte first', async () => {
    const [analyte, panel] = await Promise.all([newest('analyte', 'CRP'), newest('test', 'CRP')]);
    const make = (kind: Kind, code: string, content: Row, state = 'draft') =>
      ask(TECH, 'insert into public.lab_versions (kind, code, version, content, state) values ($1, $2, 1, $3, $4)', [
        kind,
        code,
        JSON.stringify(content),
        state,
      ]);
    await expect(make('test', 'D-DIMER', panel.content, 'retired')).rejects.toMatchObject(impossible);
    await make('analyte', 'DDIM', { ...analyte.content, analyte_name: 'D-dimer' });
    await make('test', 'D-DIMER', { ...panel.content, test_name: 'D-dimer', analytes: ['DDIM'] });
    await expect(publish(TECH, 'test', 'D-DIMER')).rejects.toMatchObject(impossible);
    await publish(TECH, 'analyte', 'DDIM');
    await publish(TECH, 'test', 'D-DIMER');
    await bench.order(ADA, 'D-DIMER');
    expect(await bench.read('lab_order_items')).toMatchObject([{ test_version: 1, analyte_versions: { DDIM: 1 } }]);
  });

  test('a clinician’s confirmation is noted on what counts, and a draft that is changed loses it', async () => {
    const confirm = (who: string) => change(who, 'analyte', 'K', `confirmed_by = 'Dr. Bello'`);
    await confirm(TECH);
    expect(await newest('analyte', 'K')).toMatchObject({
      confirmed_by: 'Dr. Bello',
      confirmed_at: expect.any(Date) as Date,
      confirmed_noted_by_id: TECH,
    });
    await draft(TECH, 'analyte', 'K', { decimals: 2 });
    expect(await newest('analyte', 'K')).toMatchObject({ state: 'draft', confirmed_by: null });
    await confirm(OTHER);
    await change(TECH, 'analyte', 'K', `content = content || '{"decimals": 3}'`);
    expect(await newest('analyte', 'K')).toMatchObject({ confirmed_by: null, confirmed_at: null });
  });

  test.each([ADA, DOCTOR, ADMIN, PENDING])('nobody but the laboratory has a hand in it: %s', async (who) => {
    await expect(draft(who, 'test', 'UA', { price: 0 })).rejects.toMatchObject(refused);
    expect(await ask(who, 'select id from public.lab_versions')).toEqual([]);
    expect(await ask(who, `update public.lab_versions set confirmed_by = 'me' returning id`)).toEqual([]);
  });

  test('nobody writes past the versions', async () => {
    for (const who of [ADA, DOCTOR, ADMIN, TECH]) {
      await expect(ask(who, 'update public.lab_tests set price = 0')).rejects.toMatchObject(refused);
      await expect(ask(who, `update public.lab_analytes set ranges = '[]'`)).rejects.toMatchObject(refused);
    }
  });
});
