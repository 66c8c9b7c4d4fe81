import { Dexie } from 'dexie';
import type { Collection, Table } from 'dexie';
import type { Readable } from '#sync/engine/act.ts';
import type { Entity, RowOf, Stamped } from '#sync/engine/define-entity.ts';

type Key = string | number;

export const isLive = (row: Stamped): boolean => !row.deleted;

/** Rows in an entity's table were validated by it, or come from the server with its columns. */
export const rowsOf = <E extends Entity>(db: Readable, entity: E): Table<RowOf<E>, string> =>
  db.rows(entity) as unknown as Table<RowOf<E>, string>;

/** The record, unless it is missing or deleted. */
export async function one<E extends Entity>(db: Readable, entity: E, id: string): Promise<RowOf<E> | null> {
  const row = await rowsOf(db, entity).get(id);
  return row && isLive(row) ? row : null;
}

export async function many<E extends Entity>(db: Readable, entity: E, ids: readonly string[]): Promise<RowOf<E>[]> {
  const rows = await rowsOf(db, entity).bulkGet([...new Set(ids)]);
  return rows.filter((row) => row !== undefined).filter(isLive);
}

/**
 * Those not deleted. Reads all at once and filters afterwards: Dexie's own filter steps from row to row, and each step
 * costs a turn of the event loop.
 */
export const live = async <Row extends Stamped>(rows: Collection<Row, string>): Promise<Row[]> =>
  (await rows.toArray()).filter(isLive);

/** A whole table, where it is small and used whole. */
export const all = <E extends Entity>(db: Readable, entity: E): Promise<RowOf<E>[]> =>
  live(rowsOf(db, entity).toCollection());

export async function where<E extends Entity>(
  db: Readable,
  entity: E,
  index: keyof RowOf<E> & string,
  values: readonly Key[],
): Promise<RowOf<E>[]> {
  const found = await Promise.all(
    [...new Set(values)].map((value) => live(rowsOf(db, entity).where(index).equals(value))),
  );
  return found.flat();
}

interface Range {
  /** All parts of a compound index but the last. */
  given: readonly Key[];
  /** Of the last part, inclusive. */
  from?: Key | undefined;
  to?: unknown;
}

const range = <E extends Entity>(
  db: Readable,
  entity: E,
  index: `[${string}]`,
  { given, from = Dexie.minKey, to = Dexie.maxKey }: Range,
): Collection<RowOf<E>, string> =>
  rowsOf(db, entity)
    .where(index)
    .between([...given, from], [...given, to], true, true);

/** One range of a compound index: all parts but the last are given, the last runs from `from` to `to`, inclusive. */
export const within = <E extends Entity>(
  db: Readable,
  entity: E,
  index: `[${string}]`,
  given: readonly Key[],
  from?: Key,
  to?: unknown,
): Promise<RowOf<E>[]> => live(range(db, entity, index, { given, from, to }));

/** Among the latest rows this many may be unwanted before they are read one by one. */
const SPARE = 10;

/** The latest of a compound index whose other parts are given, newest first. */
export async function latest<E extends Entity>(
  db: Readable,
  entity: E,
  index: `[${string}]`,
  given: readonly Key[],
  { most, keeps = () => true }: { most: number; keeps?: (row: RowOf<E>) => boolean },
): Promise<RowOf<E>[]> {
  const isWanted = (row: RowOf<E>): boolean => isLive(row) && keeps(row);
  const backwards = (): Collection<RowOf<E>, string> =>
    // oxlint-disable-next-line unicorn/no-array-reverse -- a collection, which reads its index from the other end
    range(db, entity, index, { given }).reverse();
  const first = await backwards()
    .limit(most + SPARE)
    .toArray();
  const rows = first.filter(isWanted);
  if (rows.length >= most || first.length < most + SPARE) return rows.slice(0, most);
  return backwards().filter(isWanted).limit(most).toArray();
}

/** By a column that is never null. */
export async function sortedBy<Row>(rows: Promise<Row[]>, column: keyof Row): Promise<Row[]> {
  return (await rows).toSorted((a, b) => {
    if (a[column] === b[column]) return 0;
    return a[column] < b[column] ? -1 : 1;
  });
}

/**
 * A bound for a range of instants, exact to the second. The server writes `12:00:00+00:00` and a device
 * `12:00:00.000Z`: their common prefix sorts before both.
 */
export const bound = (instant: string): string => new Date(instant).toISOString().slice(0, 19);
