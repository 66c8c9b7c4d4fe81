import { openTestDatabase } from '../../support/database.ts';
import type { Engine, Row, TestDatabase } from '../../support/database.ts';
import { assign, join, numbered } from '../../support/members.ts';

/** Who is there in every laboratory: a client and her doctor, two technicians, and a doctor who has no part in it. */
export const [ADA, TECH, OTHER, DOCTOR, STRANGE] = [1, 2, 3, 4, 5].map(numbered) as [
  string,
  string,
  string,
  string,
  string,
];
export const refused = { code: '42501' };
export const impossible = { code: '23514' };

/** One order at a time, and what everybody does to it. */
export function benchOf(db: TestDatabase) {
  let id = '';
  let client = '';

  const ask = (who: string, sql: string, params: unknown[] = [], claims?: Row) =>
    db.as(who, async (caller) => {
      if (claims) {
        await caller.query(
          `select set_config('request.jwt.claims', (current_setting('request.jwt.claims')::jsonb || $1::jsonb)::text, true)`,
          [JSON.stringify(claims)],
        );
      }
      return caller.query(sql, params);
    });

  const collect = (who: string, container: string, draw = 1) =>
    ask(who, 'insert into public.lab_samples (order_id, client_id, container, draw) values ($1, $2, $3, $4)', [
      id,
      client,
      container,
      draw,
    ]);
  const sample = (who: string, container: string, set: string, draw = 1) =>
    ask(who, `update public.lab_samples set ${set} where order_id = $1 and container = $2 and draw = $3 returning id`, [
      id,
      container,
      draw,
    ]);
  const change = (who: string, code: string, set: string, claims?: Row) =>
    ask(
      who,
      `update public.lab_results set ${set} where order_id = $1 and test_code = $2 returning id`,
      [id, code],
      claims,
    );
  const read = <T extends Row>(table: string, column = 'order_id', who?: string): Promise<T[]> => {
    const sql = `select * from public.${table} where ${column} = $1 and not deleted order by id`;
    return who ? db.as(who, (caller) => caller.query<T>(sql, [id])) : db.query<T>(sql, [id]);
  };

  const order = async (of: string, ...codes: string[]): Promise<void> => {
    client = of;
    const [made] = await ask(
      of,
      'insert into public.lab_orders (client_id, ordered_by_id) values ($1, $1) returning id',
      [of],
    );
    id = String(made?.['id']);
    await ask(
      of,
      `insert into public.lab_order_items (order_id, client_id, test_id)
       select $1, $2, t.id from public.lab_tests t where t.test_code = any ($3)`,
      [id, of, codes],
    );
  };
  const results = (who: string) => read<Row & { test_code: string }>('lab_results', 'order_id', who);

  return {
    current: () => id,
    /** An order of Ada's, and nobody was told of anything yet. */
    async begin(...codes: string[]): Promise<void> {
      await db.exec('delete from public.notifications');
      await order(ADA, ...codes);
    },
    order,
    collect,
    sample,
    change,
    read: async <T extends Row>(table: string, column = 'order_id', who?: string): Promise<T[]> => {
      const rows = await read<T>(table, column, who);
      return rows.toSorted((one, other) => Number(one['draw'] ?? 0) - Number(other['draw'] ?? 0));
    },
    async receive(who: string, container: string): Promise<void> {
      await collect(who, container);
      await sample(who, container, `state = 'received'`);
    },
    enter: (
      who: string,
      code: string,
      value: string,
      { claimed = 'normal', readBack }: { claimed?: string; readBack?: string } = {},
    ) =>
      ask(
        who,
        `insert into public.lab_results
           (order_id, client_id, test_code, test_name, result_value, flag, read_back_to, read_back_at)
         values ($1, $2, $3, $3, $4, $5, $6, case when $6::text is not null then now() end)`,
        [id, client, code, value, claimed, readBack ?? null],
      ),
    verify: (who: string, code: string, claims?: Row) => change(who, code, 'verified_at = now()', claims),
    sign: (who: string, code: string) =>
      change(who, code, `doctor_word = 'A little high.', next_step = 'Come on Monday.', signed_at = now()`),
    acknowledge: (who: string, at = 'now()') =>
      ask(who, `update public.lab_alerts set acknowledged_at = ${at} where order_id = $1 and told_id = $2`, [id, who]),
    amend: (who: string, code: string, value: string, reason: string) =>
      ask(who, `select public.amend_lab_result(sync.natural_id('lab_results', $1::text, $2::text), $3, $4)`, [
        id,
        code,
        value,
        reason,
      ]),
    results,
    /** Of which analytes each of them reads a result. */
    readBy: (...who: string[]) =>
      Promise.all(who.map(async (each) => (await results(each)).map(({ test_code }) => test_code).join())),
    told: async (who: string) =>
      (await db.query<{ title: string }>('select title from public.notifications where user_id = $1', [who])).map(
        ({ title }) => title,
      ),
    status: async () => (await read<{ status: string }>('lab_orders', 'id'))[0]?.status,
    /** What is answered to whoever looks up its number. */
    async find(who: string): Promise<{ results: unknown[] } | null | undefined> {
      const [found] = await read<{ order_number: string }>('lab_orders', 'id');
      const [answer] = await ask(who, 'select public.find_lab_order($1) as found', [found?.order_number.toLowerCase()]);
      return answer?.['found'] as { results: unknown[] } | null | undefined;
    },
    hourPasses: () =>
      db.exec(`update public.lab_alerts set told_at = told_at - interval '61 minutes';
        update private.lab_escalations set last_at = last_at - interval '61 minutes';
        select private.go_round_laboratory()`),
  };
}

export type Bench = ReturnType<typeof benchOf>;

interface Laboratory {
  db: TestDatabase;
  bench: Bench;
}

export async function openLaboratory(engine: Engine): Promise<Laboratory> {
  const db = await openTestDatabase({ engine });
  await join(db, ADA);
  for (const technician of [TECH, OTHER]) await join(db, technician, 'lab_technician');
  for (const doctor of [DOCTOR, STRANGE]) await join(db, doctor, 'doctor');
  await assign(db, DOCTOR, ADA);
  return { db, bench: benchOf(db) };
}
