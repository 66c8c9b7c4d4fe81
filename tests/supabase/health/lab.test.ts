import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';
import { ADA, DOCTOR, OTHER, TECH, openLaboratory, refused } from './lab-bench.support.ts';
import type { Bench } from './lab-bench.support.ts';

const [BAYO, TRAINER, THIRD] = [6, 7, 8].map(numbered) as [string, string, string];

describe.each(engines)('the laboratory on %s', (engine) => {
  let db: TestDatabase;
  let bench: Bench;
  let order: string;

  beforeAll(async () => {
    ({ db, bench } = await openLaboratory(engine));
    await join(db, BAYO);
    await join(db, THIRD, 'lab_technician');
    await assign(db, await join(db, TRAINER, 'trainer'), ADA);
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
    await expect(gift).rejects.toMatchObject({ code: '42501' });
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

  test('shows what waits at the laboratory to every technician, and to nobody of them what has ended', async () => {
    await addTest(ADA, 'CBC');
    const sight = () => Promise.all([TECH, OTHER, DOCTOR, TRAINER].map((who) => seen(who, 'lab_orders', 'id')));
    expect(await sight()).toEqual([1, 1, 1, 0]);
    await db.query(`update public.lab_orders set status = 'processing' where id = $1`, [order]);
    expect(await sight()).toEqual([1, 1, 1, 0]);
    expect([await seen(TECH, 'lab_order_items'), await seen(OTHER, 'lab_order_items')]).toEqual([1, 1]);
    await db.query(`update public.lab_orders set status = 'completed' where id = $1`, [order]);
    expect(await sight()).toEqual([0, 0, 1, 0]);
    expect([await seen(TECH, 'lab_order_items'), await seen(DOCTOR, 'lab_order_items')]).toEqual([0, 1]);
  });

  test('goes forward only, with its dates, and ends as completed or cancelled', async () => {
    const step = (status: string) =>
      db.query('update public.lab_orders set status = $2 where id = $1', [order, status]);
    await step('sample_collected');
    await expect(step('ordered')).rejects.toMatchObject({ code: '23514' });
    await step('processing');
    await step('completed');
    const rows = await db.query(
      'select collection_date is not null as c, completed_date is not null as d from public.lab_orders where id = $1',
      [order],
    );
    expect(rows).toEqual([{ c: true, d: true }]);
    await expect(step('processing')).rejects.toMatchObject({ code: '23514' });
    await expect(step('cancelled')).rejects.toMatchObject({ code: '23514' });
  });

  test('knows of the patient what the profile said when it arrived', async () => {
    await db.query(`update public.profiles set first_name = 'Ada', last_name = 'Obi', age = 33 where id = $1`, [ADA]);
    const id = await makeOrder(ADA, ADA);
    await db.query(`update public.profiles set last_name = 'Eze' where id = $1`, [ADA]);
    expect(
      await db.as(TECH, (tech) =>
        tech.query('select patient_name, patient_age from public.lab_orders where id = $1', [id]),
      ),
    ).toEqual([{ patient_name: 'Ada Obi', patient_age: 33 }]);
  });

  test('leaves the client to cancel what nobody works on yet, and nothing more', async () => {
    await addTest(ADA, 'CBC');
    await expect(set(ADA, `status = 'completed'`)).rejects.toMatchObject(refused);
    await expect(set(ADA, `lab_technician_id = '${ADA}'`)).rejects.toMatchObject(refused);
    await db.query(`update public.lab_orders set status = 'sample_collected' where id = $1`, [order]);
    await expect(set(ADA, `status = 'cancelled'`)).rejects.toMatchObject(refused);
    await expect(set(ADA, `priority = 'stat'`)).rejects.toMatchObject(refused);
    await expect(addTest(ADA, 'GLU')).rejects.toMatchObject(refused);
    order = await makeOrder(ADA, ADA);
    expect(await set(ADA, `status = 'cancelled'`)).toMatchObject([{ status: 'cancelled' }]);
    const gone = db.as(ADA, (ada) => ada.query('delete from public.lab_orders'));
    await expect(gone).rejects.toMatchObject(refused);
  });

  test('leaves the technician to cancel and to ask who the patient is; the steps are the server’s', async () => {
    await expect(set(TECH, `status = 'completed'`)).rejects.toMatchObject(refused);
    await expect(set(TECH, `status = 'processing'`)).rejects.toMatchObject(refused);
    await expect(set(TECH, `priority = 'stat'`)).rejects.toMatchObject(refused);
    expect(await set(TECH, `patient_sex = 'female', patient_pregnant = true`)).toHaveLength(1);
    expect(await set(TECH, `status = 'cancelled'`)).toMatchObject([{ status: 'cancelled' }]);
  });

  test('a result stays with its order and client', async () => {
    await bench.order(ADA, 'GLU');
    await bench.receive(TECH, 'fluoride');
    const enterFor = (client: string) =>
      db.as(TECH, (tech) =>
        tech.query(
          `insert into public.lab_results (order_id, client_id, test_code, test_name, result_value, flag)
           values ($1, $2, 'GLU', 'GLU', '90', 'normal')`,
          [bench.current(), client],
        ),
      );
    await expect(enterFor(BAYO)).rejects.toMatchObject({ code: '23503' });
    await enterFor(ADA);
    await expect(bench.change(TECH, 'GLU', `client_id = '${BAYO}'`)).rejects.toMatchObject(refused);
    expect(await bench.results(OTHER)).toMatchObject([{ client_id: ADA, result_value: '90' }]);
  });

  test('a technician has no hand in his own order, also where it is found by its number or amended', async () => {
    await bench.order(TECH, 'GLU');
    await bench.receive(OTHER, 'fluoride');
    await bench.enter(OTHER, 'GLU', '90');
    await bench.verify(THIRD, 'GLU');
    expect(await bench.status()).toBe('completed');
    await expect(bench.amend(TECH, 'GLU', '95', 'I feel fine')).rejects.toMatchObject(refused);
    expect(await bench.find(TECH)).toBeNull();
    expect((await bench.find(OTHER))?.results).toMatchObject([{ result_value: '90', version: 1 }]);
    await bench.amend(OTHER, 'GLU', '95', 'A digit was wrong');
  });

  test('what nobody came for in sixty days ends by itself', async () => {
    await db.query(`update public.lab_orders set ordered_date = now() - interval '61 days' where id = $1`, [order]);
    const other = await makeOrder(ADA, ADA);
    await db.query('select private.lapse_lab_orders()');
    const rows = await db.query<{ id: string; status: string }>(
      'select id, status from public.lab_orders where id = any ($1)',
      [[order, other]],
    );
    expect(Object.fromEntries(rows.map(({ id, status }) => [id, status]))).toEqual({
      [order]: 'cancelled',
      [other]: 'ordered',
    });
  });
});
