import type { Entity, Row } from './define-entity.ts';

// What rows differ in. Apart from merging, which comes with the replication.

export const columnsTogether = ({ together }: Pick<Entity, 'together'>, column: string): readonly string[] =>
  together.find((group) => group.includes(column)) ?? [column];

const INSTANT = /^\d{4}-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sorted = (_: string, value: unknown): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value;

/** Equal as PostgreSQL stores it: jsonb keys are unordered, and an instant has many spellings. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b || (a ?? null) === (b ?? null)) return true;
  if (typeof a === 'string' && typeof b === 'string') {
    return INSTANT.test(a) && INSTANT.test(b) && Date.parse(a) === Date.parse(b);
  }
  return typeof a === 'object' && typeof b === 'object' && JSON.stringify(a, sorted) === JSON.stringify(b, sorted);
}

const STAMP = new Set(['id', 'rev', 'updated_at', 'deleted']);

export const columnsOf = (...rows: Row[]): string[] =>
  [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((column) => !STAMP.has(column));

/** The server's placeholder where a tombstone's text may not be null. */
const EMPTIED = '(deleted)';

/** Columns the server emptied in the tombstone, or that were cleared before the deletion: they look the same. */
export const emptiedIn = (tombstone: Row, base: Partial<Row>): string[] =>
  columnsOf(tombstone).filter((column) => {
    const isEmpty = (tombstone[column] ?? EMPTIED) === EMPTIED;
    return isEmpty && base[column] !== undefined && !same(tombstone[column], base[column]);
  });

export const only = (row: Partial<Row>, columns: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(columns.map((column) => [column, row[column]]));

/** What to write onto a tombstone beside an edit, so that the record is whole again. */
export const refill = (tombstone: Row, from: Partial<Row>): Record<string, unknown> =>
  only(from, emptiedIn(tombstone, from));
