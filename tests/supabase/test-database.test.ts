import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine, openTestDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';
import { applySchema } from '../support/schema.ts';

const ALICE = 'a0000000-0000-4000-8000-000000000001';

describe.each(everyEngine)('a test database on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
  }, 120_000);
  afterAll(() => db.close());

  test('takes objects, arrays and texts as jsonb once, not twice encoded', async () => {
    const rows = await db.query(
      `select jsonb_typeof($1::jsonb) as object, jsonb_typeof($2::jsonb) as list, jsonb_typeof($3::jsonb) as text, $4::jsonb as back`,
      [{ a: 1 }, [{ b: 2 }], '{"c":3}', { d: [1, 'two', null] }],
    );
    expect(rows).toEqual([{ object: 'object', list: 'array', text: 'object', back: { d: [1, 'two', null] } }]);
  });

  test('gives the same shapes whatever the engine', async () => {
    const rows = await db.query(
      `select 5::bigint as n, '2026-01-02'::date as d, $1::uuid[] as ids, 1.50::numeric as x, $2::int as i`,
      [[ALICE], 7],
    );
    expect(rows).toEqual([{ n: 5, d: '2026-01-02', ids: [ALICE], x: '1.50', i: 7 }]);
  });

  test('runs as a signed-in user inside one transaction, and no longer', async () => {
    const inside = await db.as(ALICE, (user) => user.query('select current_user::text as role, auth.uid() as uid'));
    const outside = await db.query('select current_user::text as role, auth.uid() as uid');
    expect(inside).toEqual([{ role: 'authenticated', uid: ALICE }]);
    expect(outside).toEqual([{ role: 'postgres', uid: null }]);
  });

  test('rolls back what failed as a user', async () => {
    await db.exec('create table public.scratch (n int); grant insert on public.scratch to authenticated');
    const failing = db.as(ALICE, async (user) => {
      await user.query('insert into public.scratch values (1)');
      await user.query('select 1 / 0');
    });
    await expect(failing).rejects.toMatchObject({ code: '22012' });
    expect(await db.query('select * from public.scratch')).toEqual([]);
  });

  test('is a database of its own', async () => {
    const other = await openTestDatabase({ engine });
    await db.exec('create table public.only_here ()');
    expect(await other.query(`select to_regclass('public.only_here') as found`)).toEqual([{ found: null }]);
    await other.close();
  }, 120_000);

  test('names the file and the line of a migration that fails', async () => {
    const schema = {
      hash: 'x',
      files: [{ name: '20990101000000_half.sql', text: 'select 1;\nselect nothing_such();' }],
    };
    const applying = db.as('service_role', (session) => applySchema(schema, session.exec));
    await expect(applying).rejects.toThrow(/20990101000000_half\.sql:2 .*nothing_such/);
  });
});
