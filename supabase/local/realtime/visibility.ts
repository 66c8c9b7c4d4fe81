import type { Claims, Database } from '../database/database.ts';
import type { Fields } from './frames.ts';
import type { Table } from './tables.ts';

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/**
 * Which of a table's rows the caller can select now, by index. One query, run as the caller, so that grants and
 * row-level security decide. A table without a primary key shows nothing.
 */
export async function visibleRows(
  database: Database,
  claims: Claims,
  table: Table,
  rows: Fields[],
): Promise<Set<number>> {
  const keys = table.columns.filter((column) => column.isKey);
  if (keys.length === 0) return new Set();
  const wanted = rows.map((row, place) =>
    Object.fromEntries([['place', place], ...keys.map(({ name }, index) => [`key${index}`, row[name]])]),
  );
  const shape = keys.map(({ sqlType }, index) => `key${index} ${sqlType}`).join(', ');
  const same = keys.map(({ name }, index) => `t.${quoted(name)} = wanted.key${index}`).join(' and ');
  const seen = await database.asClaims(claims, (session) =>
    session.query<{ place: number }>(
      `select wanted.place from jsonb_to_recordset($1::text::jsonb) as wanted (place integer, ${shape})
       where exists (select from ${quoted(table.schema)}.${quoted(table.table)} t where ${same})`,
      [JSON.stringify(wanted)],
    ),
  );
  return new Set(seen.map(({ place }) => place));
}
