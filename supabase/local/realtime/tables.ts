import type { Database } from '../database/database.ts';

export interface Column {
  name: string;
  /** The short type name by which clients convert values: int4, timestamptz, _text. */
  type: string;
  /** The name to write in SQL. */
  sqlType: string;
  isKey: boolean;
  /** Roles that may select it. */
  readers: string[];
}

export interface Table {
  schema: string;
  table: string;
  hasRowSecurity: boolean;
  hasFullIdentity: boolean;
  columns: Column[];
}

/** Published tables as they are now: columns and grants may change while the stack runs. */
const PUBLISHED = `
  select p.schemaname as "schema", p.tablename as "table",
    c.relrowsecurity as "hasRowSecurity", c.relreplident = 'f' as "hasFullIdentity",
    (select jsonb_agg(jsonb_build_object(
        'name', a.attname, 'type', t.typname, 'sqlType', format_type(a.atttypid, a.atttypmod),
        'isKey', coalesce(a.attnum = any (i.indkey), false),
        'readers', array(select r.role from unnest(array['anon', 'authenticated', 'service_role']) as r (role)
          where has_column_privilege(r.role, c.oid, a.attnum, 'select'))
      ) order by a.attnum)
      from pg_attribute a
      join pg_type t on t.oid = a.atttypid
      left join pg_index i on i.indrelid = c.oid and i.indisprimary
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
  from pg_publication_tables p
  join pg_namespace n on n.nspname = p.schemaname
  join pg_class c on c.relnamespace = n.oid and c.relname = p.tablename
  where p.pubname = 'supabase_realtime'`;

export async function publishedTables(database: Database): Promise<Table[]> {
  return (await database.query(PUBLISHED)) as unknown as Table[];
}

export const isReadable = (column: Column, role: string): boolean => column.readers.includes(role);
