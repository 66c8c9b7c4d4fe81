import { Dexie } from 'dexie';
import type { Collection, Table } from 'dexie';
import type { KeyPart, Range, Readable } from '#sync/engine/act.ts';
import type { Entity, RowOf, Stamped } from '#sync/engine/define-entity.ts';

export const isLive = (row: Stamped): boolean => !row.deleted;

/** Rows in an entity's table were validated by it, or come from the server with its columns. */
export const rowsOf = <E extends Entity>(db: Readable, entity: E): Table<RowOf<E>, string> =>
  db.rows(entity) as unknown as Table<RowOf<E>, string>;

/** What is asked for as ranges and keys, which the database remembers for live queries. */
async function asked<E extends Entity>(db: Readable, entity: E, range: Omit<Range, 'table'>): Promise<RowOf<E>[]> {
  if (db.recall) return [...(await db.recall.ask({ table: entity.name, ...range }))] as RowOf<E>[];
  const { index, lower, upper, newest } = range;
  const rows = rowsOf(db, entity)
    .where(index || ':id')
    .between(lower, upper, true, true);
  // oxlint-disable-next-line unicorn/no-array-reverse -- a collection, which reads its index from the other end
  return newest === undefined ? rows.toArray() : rows.reverse().limit(newest).toArray();
}

/** The record, unless it is missing or deleted. */
export const one = async <E extends Entity>(db: Readable, entity: E, id: string): Promise<RowOf<E> | null> =>
  (await many(db, entity, [id]))[0] ?? null;

export async function many<E extends Entity>(db: Readable, entity: E, ids: readonly string[]): Promise<RowOf<E>[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const rows = db.recall
    ? ((await db.recall.askRows(entity.name, wanted)) as RowOf<E>[])
    : await rowsOf(db, entity).bulkGet(wanted);
  return rows.filter((row) => row !== undefined).filter(isLive);
}

/**
 * Those not deleted. Reads all at once and filters afterwards: Dexie's own filter steps from row to row, and each step
 * costs a turn of the event loop.
 */
export const live = async <Row extends Stamped>(rows: Collection<Row, string>): Promise<Row[]> =>
  (await rows.toArray()).filter(isLive);

/** A whole table, where it is small and used whole. */
export const all = async <E extends Entity>(db: Readable, entity: E): Promise<RowOf<E>[]> =>
  (await asked(db, entity, { index: '', lower: Dexie.minKey, upper: Dexie.maxKey })).filter(isLive);

export async function where<E extends Entity>(
  db: Readable,
  entity: E,
  index: keyof RowOf<E> & string,
  values: readonly (string | number)[],
): Promise<RowOf<E>[]> {
  const found = await Promise.all(
    [...new Set(values)].map((value) => asked(db, entity, { index, lower: value, upper: value })),
  );
  return found.flat().filter(isLive);
}

/** One range of a compound index: all parts but the last are given, the last runs from `from` to `to`, inclusive. */
export const within = async <E extends Entity>(
  db: Readable,
  entity: E,
  index: `[${string}]`,
  given: readonly KeyPart[],
  from: KeyPart = Dexie.minKey,
  to: KeyPart = Dexie.maxKey,
): Promise<RowOf<E>[]> =>
  (await asked(db, entity, { index, lower: [...given, from], upper: [...given, to] })).filter(isLive);

/** Among the latest rows this many may be unwanted before more are read. */
const SPARE = 10;

interface Latest<Row> {
  most: number;
  spare?: number;
  /** The last part of the index, inclusive. */
  to?: KeyPart;
  keeps?: (row: Row) => boolean;
}

/** The latest of a compound index whose other parts are given, newest first. */
export async function latest<E extends Entity>(
  db: Readable,
  entity: E,
  index: `[${string}]`,
  given: readonly KeyPart[],
  { most, spare = SPARE, to = Dexie.maxKey, keeps = () => true }: Latest<RowOf<E>>,
): Promise<RowOf<E>[]> {
  const newest = most + spare;
  const read = await asked(db, entity, { index, lower: [...given, Dexie.minKey], upper: [...given, to], newest });
  const rows = read.filter((row) => isLive(row) && keeps(row));
  if (rows.length >= most || read.length < newest) return rows.slice(0, most);
  return latest(db, entity, index, given, { most, spare: 4 * newest, to, keeps });
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
