import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entities } from '#sync/entities/index.ts';
import { UNIT_OF } from '#sync/queries/measurement-kinds.ts';
import { openTestDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';
import { kindOfColumn, kindOfSchema } from './entities-agree.support.ts';
import type { Column, Kind } from './entities-agree.support.ts';

const STAMP = new Set(['id', 'rev', 'updated_at', 'deleted']);

const COLUMNS = `
  select a.attname::text as name, format_type(a.atttypid, null) as type, not a.attnotnull as nullable,
    has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
      or has_column_privilege('authenticated', c.oid, a.attnum, 'update') as writable,
    coalesce((select array_agg(pg_get_constraintdef(k.oid)) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]), '{}') as checks
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.oid = to_regclass('public.' || quote_ident($1)) order by a.attnum`;

const INSERT_ONLY = `
  select a.attname::text as column
  from pg_attribute a
  where a.attrelid = to_regclass('public.' || quote_ident($1)) and a.attnum > 0 and not a.attisdropped
    and has_column_privilege('authenticated', a.attrelid, a.attnum, 'insert')
    and not has_column_privilege('authenticated', a.attrelid, a.attnum, 'update')
  order by a.attname::text collate "C"`;

const FOREIGN_KEYS = `
  select distinct child.relname::text as child, parent.relname::text as parent
  from pg_constraint k join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
  where k.contype = 'f' and child.relnamespace = 'public'::regnamespace and parent.relnamespace = child.relnamespace
    and child.oid <> parent.oid
    and child.relname in (select name from sync.entities) and parent.relname in (select name from sync.entities)`;

/** Limits, and enumerations, may go unsaid of what the server alone writes. */
const asFarAsWritten = (kind: Kind, { writable }: Column): Partial<Kind> =>
  writable ? kind : { type: kind.type, nullable: kind.nullable };

describe('the entities and the tables they are of', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await openTestDatabase({ engine: 'pglite' });
  }, 120_000);
  afterAll(() => db.close());

  it('are the same, and none is missing', async () => {
    const enrolled = await db.query<{ name: string }>('select name from sync.entities');
    expect(enrolled.length).toBeGreaterThan(30);
    expect(entities.map(({ name }) => name).toSorted()).toEqual(enrolled.map(({ name }) => name).toSorted());
  });

  it.each(entities.map((entity) => [entity.name, entity] as const))('agree in %s', async (name, entity) => {
    const columns = await db.query<Column & Record<string, unknown>>(COLUMNS, [name]);
    expect(Object.keys(entity.row.shape).toSorted()).toEqual(columns.map((column) => column.name).toSorted());
    const own = columns.filter((column) => !STAMP.has(column.name));
    const described = own.map((column) => {
      const schema = entity.row.shape[column.name];
      return schema && [column.name, asFarAsWritten(kindOfSchema(schema), column)];
    });
    expect(described).toEqual(own.map((column) => [column.name, asFarAsWritten(kindOfColumn(column), column)]));
  });

  it('derive their ids from the same natural keys', async () => {
    const keys = await db.query<{ name: string; key: string[] | null }>(
      'select name, natural_key as key from sync.entities',
    );
    const ours = Object.fromEntries(entities.map(({ name, naturalKey }) => [name, naturalKey]));
    expect(ours).toEqual(Object.fromEntries(keys.map(({ name, key }) => [name, key])));
    expect(Object.values(ours).filter((key) => key !== null).length).toBeGreaterThan(4);
  });

  it('stand after the parents they point at', async () => {
    const place = new Map(entities.map(({ name }, index) => [name, index]));
    const keys = await db.query<{ child: string; parent: string }>(FOREIGN_KEYS);
    expect(keys.length).toBeGreaterThan(30);
    const early = keys.filter(({ child, parent }) => (place.get(child) ?? -1) < (place.get(parent) ?? Infinity));
    expect(early).toEqual([]);
  });

  it('count only in columns of whole numbers that a client may write', async () => {
    for (const { name, counters } of entities) {
      const columns = await db.query<Column & Record<string, unknown>>(COLUMNS, [name]);
      const counting = columns.filter((column) => counters.includes(column.name));
      expect(counting.map(({ type, writable }) => ({ type, writable }))).toEqual(
        counters.map(() => ({ type: 'integer', writable: true })),
      );
    }
  });

  it('know, where two devices can make the same record, what only the first one sets', async () => {
    for (const { name, naturalKey, insertOnly } of entities) {
      if (naturalKey === null) continue;
      const columns = await db.query<{ column: string }>(INSERT_ONLY, [name]);
      const said = columns
        .map(({ column }) => column)
        .filter((column) => !['id', 'rev', 'updated_at', ...naturalKey].includes(column));
      expect({ name, insertOnly: insertOnly.toSorted() }).toEqual({ name, insertOnly: said });
    }
  });

  it('index columns that are there and that IndexedDB can index', () => {
    for (const { name, indexes, row } of entities) {
      for (const column of indexes.flatMap((index) => index.replaceAll(/[[\]]/g, '').split('+'))) {
        const schema = row.shape[column];
        expect({ name, column, type: schema && kindOfSchema(schema).type }).toMatchObject({
          type: expect.stringMatching(/^(uuid|text|date|timestamp with time zone|integer)$/),
        });
      }
    }
  });

  it('measure each kind in the unit the table takes it in', async () => {
    const [check] = await db.query<{ definition: string }>(
      `select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'measurements_unit_of_kind'`,
    );
    const pairs = check?.definition.matchAll(/'([a-z_]+)'::text[^']*'([^']+)'::text/g) ?? [];
    expect(UNIT_OF).toEqual(Object.fromEntries([...pairs].map(([, kind, unit]) => [kind, unit])));
  });
});
