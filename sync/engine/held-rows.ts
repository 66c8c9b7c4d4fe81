import { cmp } from 'dexie';

// Rows of a range as they were read, and what a write makes of them.

/** The last kind is Dexie's greatest key. */
export type KeyPart = string | number | void[][];
type Key = KeyPart | readonly KeyPart[];

/** Rows of a table, or of one index of it. Both ends are in it. */
export interface Range {
  table: string;
  /** Empty for the primary key. */
  index: string;
  lower: Key;
  upper: Key;
  /** Only so many, from the upper end. */
  newest?: number;
}

export type Stored = Readonly<Record<string, unknown>>;

export interface Held {
  readonly range: Range;
  /** Null while it is being read. */
  rows: readonly Stored[] | null;
  readonly reading: Promise<readonly Stored[]>;
}

/** What one transaction did to a table: rows by their key, null for one that is gone. Null where nobody knows. */
export type Written = Map<string, Stored | null> | null;

const isKey = (value: unknown): value is KeyPart => typeof value === 'string' || typeof value === 'number';

/** Null for a row that the index does not hold. */
function keyIn(keyPath: string | string[], row: Stored): Key | null {
  if (typeof keyPath === 'string') return isKey(row[keyPath]) ? row[keyPath] : null;
  const parts = keyPath.map((column) => row[column]);
  return parts.every(isKey) ? parts : null;
}

export const frozen = (rows: readonly Stored[]): readonly Stored[] =>
  Object.freeze(rows.map((row) => Object.freeze(row)));

/** A table whose name, keys and indexes are known. */
export interface Shelf {
  readonly primary: string;
  readonly keyPathOf: (index: string) => string | string[];
  readonly held: Map<string, Held>;
}

/** The rows after what was written; null where they must be read. The same rows where it does not touch them. */
export function rowsAfter(
  { range, rows }: Held,
  { primary, keyPathOf }: Shelf,
  written: Written,
): readonly Stored[] | null {
  if (!rows || !written) return null;
  const keyPath = keyPathOf(range.index);
  const isGone = (row: Stored): boolean => written.has(String(row[primary]));
  const place = (row: Stored): [Key | null, unknown] => [keyIn(keyPath, row), row[primary]];
  const isWithin = (row: Stored): boolean => {
    const key = keyIn(keyPath, row);
    return key !== null && cmp(key, range.lower) >= 0 && cmp(key, range.upper) <= 0;
  };
  const come = [...written.values()].filter((row) => row !== null).filter(isWithin);
  if (come.length === 0 && !rows.some(isGone)) return rows;
  if (range.newest !== undefined) return null;
  const left = rows.filter((row) => !isGone(row));
  return frozen([...left, ...come].toSorted((one, other) => cmp(place(one), place(other))));
}
