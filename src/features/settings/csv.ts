import { entities } from '#sync/entities/index.ts';
import { HELD } from '#src/data/rights/held.ts';
import { csvOf } from '#src/lib/csv.ts';
import type { Words } from '#src/lib/csv.ts';
import { zipped } from '#src/lib/zip.ts';

type Row = Record<string, unknown>;

/** What the house holds beside the records, as it was last told. */
function filesBeside(facts: readonly Row[] = []): { name: string; content: string }[] {
  const told = facts.find(({ name }) => name === HELD)?.['value'] as { value: Record<string, Row[]> } | undefined;
  return Object.entries(told?.value ?? {}).flatMap(([name, rows]) =>
    rows.length > 0 ? [{ name: `${name}.csv`, content: csvOf(rows) }] : [],
  );
}

/** A file for each exported table, without deleted rows, and for what is held beside them. */
export function tablesAsZip(exported: string, words: Words): Blob {
  const { tables } = JSON.parse(exported) as { tables: Record<string, Row[]> };
  const files = entities.flatMap(({ name }) => {
    const rows = (tables[name] ?? []).filter(({ deleted }) => deleted !== true);
    return rows.length > 0 ? [{ name: `${name}.csv`, content: csvOf(rows, words) }] : [];
  });
  return zipped([...files, ...filesBeside(tables['facts'])]);
}
