import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyEngine, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';

const hasColumn = (name: string, type: string) =>
  `exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = '${name}' and a.atttypid = '${type}'::regtype and a.attnotnull)`;

describe.each(everyEngine)('the enrolled tables on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
  }, 120_000);
  afterAll(() => db.close());

  const lacking = async (condition: string) => {
    const rows = await db.query<{ name: string }>(
      `with c as materialized (
         select e.name, e.owner, t.oid, t.relrowsecurity
         from sync.entities e join pg_class t on t.oid = to_regclass('public.' || quote_ident(e.name)))
       select name from c where not (${condition}) order by 1`,
    );
    return rows.map((row) => row.name);
  };

  test('are there', async () => {
    expect((await db.query('select from sync.entities')).length).toBeGreaterThan(20);
  });

  test('have a uuid named id for their primary key', async () => {
    const onlyId = `exists (select from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where i.indrelid = c.oid and i.indisprimary and i.indnatts = 1 and a.attname = 'id' and a.atttypid = 'uuid'::regtype)`;
    expect(await lacking(onlyId)).toEqual([]);
  });

  test('have rev, updated_at and deleted, never null', async () => {
    const columns = [hasColumn('rev', 'uuid'), hasColumn('updated_at', 'timestamptz'), hasColumn('deleted', 'bool')];
    expect(await lacking(columns.join(' and '))).toEqual([]);
  });

  test('are guarded row by row', async () => {
    expect(await lacking('c.relrowsecurity')).toEqual([]);
    const readable = `exists (select from pg_policy p where p.polrelid = c.oid and p.polcmd in ('r', '*'))`;
    expect(await lacking(readable)).toEqual([]);
  });

  test('let a signed-in user read what a device needs of a row, and a stranger nothing', async () => {
    const needed = ['id', 'rev', 'updated_at', 'deleted']
      .map((column) => `has_column_privilege('authenticated', c.oid, '${column}', 'select')`)
      .join(' and ');
    expect(await lacking(needed)).toEqual([]);
    expect(await lacking(`not has_any_column_privilege('anon', c.oid, 'select, insert, update')`)).toEqual([]);
  });

  test('let whoever may write a row write its rev and edit time', async () => {
    for (const privilege of ['insert', 'update']) {
      const may = (column: string) => `has_column_privilege('authenticated', c.oid, '${column}', '${privilege}')`;
      const any = `has_any_column_privilege('authenticated', c.oid, '${privilege}')`;
      expect(await lacking(`not ${any} or (${may('rev')} and ${may('updated_at')})`)).toEqual([]);
    }
  });

  test('have an index that finds the rows of an owner', async () => {
    const indexed = `c.owner is null or c.owner = 'id' or exists (select from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
      where i.indrelid = c.oid and a.attname = c.owner and i.indpred is null)`;
    expect(await lacking(indexed)).toEqual([]);
  });

  test('can be digested and pulled by a user who has nothing', async () => {
    const nobody = 'd0000000-0000-4000-8000-00000000000d';
    await db.query('insert into auth.users (id) values ($1)', [nobody]);
    const [digest] = await db.as(nobody, (user) => user.query<{ d: object }>('select public.sync_digest() as d'));
    expect(Object.keys(digest?.d ?? {}).length).toBe((await db.query('select from sync.entities')).length);
    const [page] = await db.as(nobody, (user) => user.query('select public.sync_pull() as page'));
    expect(page?.['page']).toMatchObject({ reset: true });
  });

  test('leave functions closed that nobody was given', async () => {
    const open = await db.query(`select p.oid::regprocedure::text as name from pg_proc p
      where p.pronamespace in ('public'::regnamespace, 'sync'::regnamespace, to_regnamespace('private'))
        and has_function_privilege('anon', p.oid, 'execute') order by 1`);
    expect(open).toEqual([]);
  });
});
