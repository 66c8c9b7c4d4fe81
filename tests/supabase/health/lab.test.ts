import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';

const [ADA, BAYO, TECH, OTHER_TECH, DOCTOR, TRAINER] = [1, 2, 3, 4, 5, 6].map(numbered) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const refused = { code: '42501' };

describe.each(engines)('the laboratory on %s', (engine) => {
  let db: TestDatabase;
  let order: string;

  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
    await join(db, BAYO);
    await join(db, TECH, 'lab_technician');
    await join(db, OTHER_TECH, 'lab_technician');
    await join(db, DOCTOR, 'doctor');
    await join(db, TRAINER, 'trainer');
    await assign(db, DOCTOR, ADA);
    await assign(db, TRAINER, ADA);
  }, 240_000);
  afterAll(() => db.close());

  beforeEach(async () => {
    order = await makeOrder(ADA, ADA);
  });

  async function makeOrder(by: string, client: string): Promise<string> {
    const [row] = await db.as(by, (caller) =>
      caller.query<{ id: string }>(
        'insert into public.lab_orders (client_id, ordered_by_id) values ($1, $2) returning id',
        [client, by],
      ),
    );
    return row?.id ?? '';
  }
  const addTest = (by: string, code: string) =>
    db.as(by, (caller) =>
      caller.query(
        `insert into public.lab_order_items (order_id, client_id, test_id)
         select $1, $2, t.id from public.lab_tests t where t.test_code = $3`,
        [order, ADA, code],
      ),
    );
  const set = async (by: string, changes: string) =>
    db.as(by, (caller) =>
      caller.query(`update public.lab_orders set ${changes} where id = $1 returning status, lab_technician_id`, [
        order,
      ]),
    );
  const seen = async (who: string, table: string, column = 'order_id') =>
    (await db.as(who, (caller) => caller.query(`select id from public.${table} where ${column} = $1`, [order]))).length;
  const total = async () => {
    const [row] = await db.query<{ total_amount: number }>('select total_amount from public.lab_orders where id = $1', [
      order,
    ]);
    return row?.total_amount;
  };
  const result = (by: string, more = '') =>
    db.as(by, (caller) =>
      caller.query<{ id: string; verified_by_id: string | null }>(
        `insert into public.lab_results (order_id, client_id, test_code, test_name, result_value, flag
           ${more === '' ? '' : ', verified_at, released_at'})
         values ($1, $2, 'GLU', 'Fasting Blood Glucose', '140', 'critical' ${more}) returning id, verified_by_id`,
        [order, ADA],
      ),
    );

  test('sells the four tests of the specification at their prices', async () => {
    const rows = await db.as(ADA, (ada) =>
      ada.query(`select test_code, price from public.lab_tests where test_code in ('CBC', 'GLU', 'LIPID', 'TSH')
        order by test_code`),
    );
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['CBC', 4500],
      ['GLU', 2500],
      ['LIPID', 6500],
      ['TSH', 5500],
    ]);
    const gift = db.as(ADA, (ada) => ada.query('update public.lab_tests set price = 0 returning id'));
    expect(await gift).toEqual([]);
  });

  test('adds up the tests and the surcharge of the priority, whoever claims another total', async () => {
    expect(await total()).toBe(0);
    await addTest(ADA, 'CBC');
    await addTest(ADA, 'GLU');
    expect(await total()).toBe(7000);
    await set(ADA, `priority = 'urgent'`);
    expect(await total()).toBe(9500);
    await set(ADA, `priority = 'stat'`);
    expect(await total()).toBe(12_000);
    await db.as(ADA, (ada) =>
      ada.query(`update public.lab_order_items set deleted = true where order_id = $1 and test_code = 'CBC'`, [order]),
    );
    expect(await total()).toBe(7500);
    await expect(set(ADA, 'total_amount = 1')).rejects.toMatchObject(refused);
    const cheap = db.as(ADA, (ada) =>
      ada.query(
        `insert into public.lab_order_items (order_id, client_id, test_id, price)
         select $1, $2, id, 1 from public.lab_tests limit 1`,
        [order, ADA],
      ),
    );
    await expect(cheap).rejects.toMatchObject(refused);
  });

  test('takes an order for oneself or from the doctor who cares, and from nobody else', async () => {
    await makeOrder(DOCTOR, ADA);
    await expect(makeOrder(DOCTOR, BAYO)).rejects.toMatchObject(refused);
    await expect(makeOrder(TRAINER, ADA)).rejects.toMatchObject(refused);
    await expect(makeOrder(TECH, ADA)).rejects.toMatchObject(refused);
    await expect(addTest(BAYO, 'CBC')).rejects.toMatchObject(refused);
  });

  test('shows an open order to every technician, a taken one to its technician alone', async () => {
    await addTest(ADA, 'CBC');
    expect([await seen(TECH, 'lab_orders', 'id'), await seen(OTHER_TECH, 'lab_orders', 'id')]).toEqual([1, 1]);
    expect(await set(TECH, `status = 'sample_collected'`)).toEqual([
      { status: 'sample_collected', lab_technician_id: TECH },
    ]);
    expect([await seen(TECH, 'lab_orders', 'id'), await seen(OTHER_TECH, 'lab_orders', 'id')]).toEqual([1, 0]);
    expect([await seen(TECH, 'lab_order_items'), await seen(OTHER_TECH, 'lab_order_items')]).toEqual([1, 0]);
    expect(await set(OTHER_TECH, `status = 'processing'`)).toEqual([]);
    expect([await seen(DOCTOR, 'lab_orders', 'id'), await seen(TRAINER, 'lab_orders', 'id')]).toEqual([1, 0]);
  });

  test('goes forward only, with its dates, and ends as completed or cancelled', async () => {
    await set(TECH, `status = 'sample_collected'`);
    await expect(set(TECH, `status = 'ordered'`)).rejects.toMatchObject({ code: '23514' });
    await set(TECH, `status = 'processing'`);
    await set(TECH, `status = 'completed'`);
    const rows = await db.query(
      'select collection_date is not null as c, completed_date is not null as d from public.lab_orders where id = $1',
      [order],
    );
    expect(rows).toEqual([{ c: true, d: true }]);
    await expect(set(TECH, `status = 'processing'`)).rejects.toMatchObject({ code: '23514' });
    await expect(set(TECH, `status = 'cancelled'`)).rejects.toMatchObject({ code: '23514' });
  });

  test('steps a technician made offline may arrive as one', async () => {
    expect(await set(TECH, `status = 'completed'`)).toEqual([{ status: 'completed', lab_technician_id: TECH }]);
  });

  test('leaves the client to cancel what nobody works on yet, and nothing more', async () => {
    await expect(set(ADA, `status = 'completed'`)).rejects.toMatchObject(refused);
    await expect(set(ADA, `lab_technician_id = '${ADA}'`)).rejects.toMatchObject(refused);
    await set(TECH, `status = 'sample_collected'`);
    await expect(set(ADA, `status = 'cancelled'`)).rejects.toMatchObject(refused);
    await expect(set(ADA, `priority = 'stat'`)).rejects.toMatchObject(refused);
    await expect(addTest(ADA, 'CBC')).rejects.toMatchObject(refused);
    order = await makeOrder(ADA, ADA);
    expect(await set(ADA, `status = 'cancelled'`)).toMatchObject([{ status: 'cancelled' }]);
    const gone = db.as(ADA, (ada) => ada.query('delete from public.lab_orders'));
    await expect(gone).rejects.toMatchObject(refused);
  });

  test('no technician takes an order for a colleague, or touches his own as a client', async () => {
    await expect(set(TECH, `lab_technician_id = '${OTHER_TECH}'`)).rejects.toMatchObject(refused);
    order = await makeOrder(TECH, TECH);
    await expect(set(TECH, `status = 'completed'`)).rejects.toMatchObject(refused);
  });

  test('hides a result from client and doctor until it is released', async () => {
    await set(TECH, `status = 'processing'`);
    const [made] = await result(TECH);
    expect([
      await seen(TECH, 'lab_results'),
      await seen(ADA, 'lab_results'),
      await seen(DOCTOR, 'lab_results'),
    ]).toEqual([1, 0, 0]);
    const change = (changes: string) =>
      db.as(TECH, (tech) =>
        tech.query(`update public.lab_results set ${changes} where id = $1 returning verified_by_id`, [made?.id]),
      );
    await expect(change('released_at = now()')).rejects.toMatchObject({ code: '23514' });
    expect(await change('verified_at = now()')).toEqual([{ verified_by_id: TECH }]);
    expect(await seen(ADA, 'lab_results')).toBe(0);
    await change('released_at = now()');
    const released = ['lab_results'].map((table) =>
      Promise.all([ADA, DOCTOR, OTHER_TECH, TRAINER, BAYO].map((who) => seen(who, table))),
    );
    expect(await Promise.all(released)).toEqual([[1, 1, 0, 0, 0]]);
    await expect(change(`result_value = '90', flag = 'normal'`)).rejects.toMatchObject({ code: '23514' });
    await change(`result_value = '90', flag = 'normal', verified_at = now() - interval '1 second'`);
  });

  test('takes results from the technician of an order at work, signed by himself', async () => {
    await expect(result(TECH)).rejects.toMatchObject({ code: expect.stringMatching('23514|42501') as string });
    await set(TECH, `status = 'processing'`);
    await expect(result(OTHER_TECH)).rejects.toMatchObject(refused);
    await expect(result(ADA)).rejects.toMatchObject(refused);
    expect(await result(TECH, ', now(), now()')).toMatchObject([{ verified_by_id: TECH }]);
    const rows = await db.as(ADA, (ada) =>
      ada.query('select flag, needs_attention from public.lab_results where order_id = $1', [order]),
    );
    expect(rows).toEqual([{ flag: 'critical', needs_attention: true }]);
  });

  test('a result stays with its order and client', async () => {
    await set(TECH, `status = 'processing'`);
    const strange = db.as(TECH, (tech) =>
      tech.query(
        `insert into public.lab_results (order_id, client_id, test_code, test_name, result_value, flag)
         values ($1, $2, 'GLU', 'Glucose', '90', 'normal')`,
        [order, BAYO],
      ),
    );
    await expect(strange).rejects.toMatchObject({ code: '23503' });
  });
});
