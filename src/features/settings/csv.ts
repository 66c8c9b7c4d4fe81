import { entities } from '#sync/entities/index.ts';
import { csvOf } from '#src/lib/csv.ts';
import type { Words } from '#src/lib/csv.ts';
import { zipped } from '#src/lib/zip.ts';

type Row = Record<string, unknown>;

/** A file for each exported table, without deleted rows. */
export function tablesAsZip(exported: string, words: Words): Blob {
  const { tables } = JSON.parse(exported) as { tables: Record<string, Row[]> };
  const files = entities.flatMap(({ name }) => {
    const rows = (tables[name] ?? []).filter(({ deleted }) => deleted !== true);
    return rows.length > 0 ? [{ name: `${name}.csv`, content: csvOf(rows, words) }] : [];
  });
  return zipped(files);
}
