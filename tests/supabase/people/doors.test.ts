import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines, openTestDatabase } from '../../support/database.ts';
import type { TestDatabase } from '../../support/database.ts';

/** What policies and guards ask in the caller's name; each answers about the caller or about public facts only. */
const ASKED_BY_POLICIES = ['granted_to_me', 'is_admin', 'is_provider', 'my_acquaintances', 'my_clients', 'my_role'];

describe.each(engines)('the doors of the database on %s', (engine) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine });
  }, 240_000);
  afterAll(() => db.close());

  const callable = async (role: string, schema: string): Promise<string[]> => {
    const rows = await db.query<{ name: string }>(
      `select distinct p.proname as name from pg_proc p
       where p.pronamespace = $1::regnamespace and has_function_privilege($2, p.oid, 'execute') order by 1`,
      [schema, role],
    );
    return rows.map((row) => row.name);
  };

  test('a visitor can call nothing and touch no table', async () => {
    expect(await callable('anon', 'public')).toEqual([]);
    expect(await callable('anon', 'private')).toEqual([]);
    const tables = await db.query(
      `select c.oid::regclass::text as name from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm')
         and (has_any_column_privilege('anon', c.oid, 'select, insert, update') or has_table_privilege('anon', c.oid, 'delete, truncate'))`,
    );
    expect(tables).toEqual([]);
  });

  test('helpers that write or tell are closed to members', async () => {
    const open = await callable('authenticated', 'private');
    expect(open).toEqual(expect.arrayContaining(ASKED_BY_POLICIES));
    for (const closed of [
      'notify',
      'refresh_care',
      'refresh_person',
      'take_calendar',
      'answer_request',
      'is_taken',
      'sign_up',
    ]) {
      expect(open).not.toContain(closed);
    }
    expect(await callable('authenticated', 'public')).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(create_notification|claim_deliveries)$/)]),
    );
  });

  test('members reach no table of private, and every table of public is guarded by row', async () => {
    const rows = await db.query(
      `select c.oid::regclass::text as name from pg_class c
       where c.relkind = 'r' and (
         (c.relnamespace = 'private'::regnamespace and has_any_column_privilege('authenticated', c.oid, 'select, insert, update'))
         or (c.relnamespace = 'public'::regnamespace and not c.relrowsecurity))`,
    );
    expect(rows).toEqual([]);
  });

  test('functions that run with more rights than the caller name every schema they use', async () => {
    const rows = await db.query(
      `select p.oid::regprocedure::text as name from pg_proc p
       where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace, 'sync'::regnamespace) and p.prosecdef
         and not coalesce('search_path=""' = any (p.proconfig), false)`,
    );
    expect(rows).toEqual([]);
  });

  test('every foreign key has an index that begins with its columns', async () => {
    const rows = await db.query(
      `select k.conrelid::regclass::text as place, k.conname as name from pg_constraint k
       where k.contype = 'f' and k.connamespace in ('public'::regnamespace, 'private'::regnamespace)
         and not exists (
           select from pg_index i where i.indrelid = k.conrelid
             and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)`,
    );
    expect(rows).toEqual([]);
  });

  test('every table says what it is for', async () => {
    const rows = await db.query(
      `select c.oid::regclass::text as name from pg_class c
       where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
         and obj_description(c.oid, 'pg_class') is null`,
    );
    expect(rows).toEqual([]);
  });
});
