import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { Queries, TestDatabase } from '../../support/database.ts';
import { join, numbered } from '../../support/members.ts';
import { asCaller, connect } from '../../support/postgres-database.ts';
import { benchOf } from './lab-bench.support.ts';

const ADA = numbered(1);
const WRITERS = 8;
const ORDERS_A_WRITER = 15;
const ROLLED_BACK = 'changed my mind';

const insert = `insert into public.lab_orders (id, client_id, ordered_by_id) values ($1, $2, $2)`;

/** The numbers of today, in order, as they are and as they have to be. */
async function numbersOf(db: Queries): Promise<{ found: string[]; wanted: string[] }> {
  const rows = await db.query<{ order_number: string; day: string }>(`
    select order_number, to_char(now() at time zone 'Africa/Lagos', 'YYYYMMDD') as day
    from public.lab_orders where order_number like 'LAB' || to_char(now() at time zone 'Africa/Lagos', 'YYYYMMDD') || '%'
    order by order_number`);
  return {
    found: rows.map((row) => row.order_number),
    wanted: rows.map((row, n) => `LAB${row.day}-${String(n + 1).padStart(4, '0')}`),
  };
}

describe.each(engines)('order numbers on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
    await join(db, ADA);
  }, 240_000);
  afterAll(() => db.close());

  test('what is rolled back, skipped as a duplicate or refused leaves no gap', async () => {
    const make = (n: number) => db.as(ADA, (ada) => ada.query(insert, [numbered(n), ADA]));
    await make(11);
    const thrown = db.as(ADA, async (ada) => {
      await ada.query(insert, [numbered(12), ADA]);
      throw new Error(ROLLED_BACK);
    });
    await expect(thrown).rejects.toThrow(ROLLED_BACK);
    await db.as(ADA, (ada) => ada.query(`${insert} on conflict (id) do nothing`, [numbered(11), ADA]));
    await db.as(ADA, async (ada) => {
      await ada.exec('savepoint half');
      await ada.query(insert, [numbered(13), ADA]);
      await ada.exec('rollback to savepoint half');
    });
    await expect(make(11)).rejects.toMatchObject({ code: '23505' });
    await make(14);
    const { found, wanted } = await numbersOf(db);
    expect(found).toHaveLength(2);
    expect(found).toEqual(wanted);
  });

  test('the number is the server’s alone', async () => {
    const forged = db.as(ADA, (ada) =>
      ada.query(
        `insert into public.lab_orders (client_id, ordered_by_id, order_number) values ($1, $1, 'LAB20260101-0001')`,
        [ADA],
      ),
    );
    await expect(forged).rejects.toMatchObject({ code: '42501' });
    const changed = db.as(ADA, (ada) => ada.query(`update public.lab_orders set order_number = null`));
    await expect(changed).rejects.toMatchObject({ code: '42501' });
  });

  test('an import keeps the clinic day it was ordered on, which is Lagos’s and not the server’s', async () => {
    const [row] = await db.query<{ id: string }>(
      `insert into public.lab_orders (client_id, ordered_by_id, status, ordered_date)
       values ($1, $1, 'completed', '2026-01-05T23:30:00Z') returning id`,
      [ADA],
    );
    const rows = await db.query('select order_number from public.lab_orders where id = $1', [row?.id]);
    expect(rows).toEqual([{ order_number: 'LAB20260106-0001' }]);
  });
});

describe.runIf(engines.includes('postgres'))('order numbers under concurrency', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine: 'postgres' });
    await join(db, ADA);
    for (let w = 0; w < WRITERS; w += 1) await join(db, numbered(w + 2));
  }, 240_000);
  afterAll(() => db.close());

  test(`${WRITERS} connections, a third of the orders rolled back after being numbered: none missing, none twice`, async () => {
    const outcomes: string[] = [];
    const writer = async (w: number) => {
      const session = connect(db.url ?? '', 1);
      try {
        for (let n = 0; n < ORDERS_A_WRITER; n += 1) {
          const id = numbered(1000 * (w + 1) + n);
          const fails = (w + n) % 3 === 0;
          const client = numbered(w + 2);
          const outcome = await asCaller(session, client, async (caller) => {
            await caller.query(insert, [id, client]);
            await caller.query('select pg_sleep($1)', [((w * 7 + n * 3) % 5) / 1000]);
            if (fails) throw new Error(ROLLED_BACK);
            return 'committed';
          }).catch((error: Error) => error.message);
          outcomes.push(outcome);
        }
      } finally {
        await session.end({ timeout: 5 });
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, (_, w) => writer(w)));
    const { found, wanted } = await numbersOf(db);
    const all = WRITERS * ORDERS_A_WRITER;
    expect(outcomes.filter((outcome) => outcome === 'committed')).toHaveLength((all * 2) / 3);
    expect(outcomes.filter((outcome) => outcome === ROLLED_BACK)).toHaveLength(all / 3);
    expect(found).toHaveLength((all * 2) / 3);
    expect(found).toEqual(wanted);
  }, 120_000);

  test('items that arrive at once are all in the total', async () => {
    const order = numbered(99_000);
    await db.as(ADA, (ada) => ada.query(insert, [order, ADA]));
    const codes = ['CBC', 'GLU', 'LIPID', 'TSH'];
    const add = async (code: string) => {
      const session = connect(db.url ?? '', 1);
      try {
        await asCaller(session, ADA, async (ada) => {
          await ada.query(
            `insert into public.lab_order_items (order_id, client_id, test_id)
             select $1, $2, t.id from public.lab_tests t where t.test_code = $3`,
            [order, ADA, code],
          );
          await ada.query('select pg_sleep(0.05)');
        });
      } finally {
        await session.end({ timeout: 5 });
      }
    };
    await Promise.all(codes.map(add));
    const rows = await db.query('select total_amount from public.lab_orders where id = $1', [order]);
    expect(rows).toEqual([{ total_amount: 4500 + 2500 + 6500 + 5500 }]);
  }, 60_000);
});

describe.runIf(engines.includes('postgres'))('the bench under concurrency', () => {
  const [BAYO, TECH, OTHER] = [numbered(5), numbered(3), numbered(4)];
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine: 'postgres' });
    await join(db, BAYO);
    for (const technician of [TECH, OTHER]) await join(db, technician, 'lab_technician');
  }, 240_000);
  afterAll(() => db.close());

  const together = (work: readonly (readonly [who: string, sql: string, params: unknown[]])[]) =>
    Promise.allSettled(
      work.map(async ([who, sql, params]) => {
        const session = connect(db.url ?? '', 1);
        try {
          return await asCaller(session, who, async (caller) => {
            const rows = await caller.query(sql, params);
            await caller.query('select pg_sleep(0.05)');
            return rows;
          });
        } finally {
          await session.end({ timeout: 5 });
        }
      }),
    );

  async function enteredOrder(code: string): Promise<string> {
    const bench = benchOf(db);
    await bench.order(BAYO, code);
    await bench.receive(TECH, 'edta');
    for (const [analyte, value] of Object.entries({ HGB: '14', PCV: '42', WBC: '6', PLT: '250' })) {
      await bench.enter(TECH, analyte, value);
    }
    return bench.current();
  }
  const verify = `update public.lab_results set verified_at = now() where order_id = $1 and test_code = $2`;
  const statusOf = async (order: string) =>
    (await db.query('select status, is_open from public.lab_orders where id = $1', [order]))[0];

  test('results that are verified at once end their order, whoever is last', async () => {
    for (let round = 0; round < 5; round += 1) {
      const order = await enteredOrder('CBC');
      const outcomes = await together(['HGB', 'PCV', 'WBC', 'PLT'].map((code) => [OTHER, verify, [order, code]]));
      expect(outcomes.map((outcome) => outcome.status)).toEqual(Array.from({ length: 4 }, () => 'fulfilled'));
      expect(await statusOf(order)).toEqual({ status: 'completed', is_open: false });
    }
  }, 60_000);

  test('of two who amend one result at once one does, and what it was is kept once', async () => {
    const order = await enteredOrder('CBC');
    await together(['HGB', 'PCV', 'WBC', 'PLT'].map((code) => [OTHER, verify, [order, code]]));
    const amend = `select public.amend_lab_result(sync.natural_id('lab_results', $1::text, 'HGB'), $2, 'A digit was swapped')`;
    const outcomes = await together([
      [TECH, amend, [order, '13']],
      [OTHER, amend, [order, '13.5']],
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const kept = await db.query('select result_value from public.lab_amendments where order_id = $1', [order]);
    expect(kept).toEqual([{ result_value: '14' }]);
    expect(await statusOf(order)).toEqual({ status: 'completed', is_open: true });
  }, 60_000);
});
