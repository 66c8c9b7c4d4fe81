import { Dexie, type Collection, type Table } from 'dexie';
import type { Entity, RowOf, Stamped } from '#sync/engine/define-entity.ts';
import type { Local } from '#sync/engine/journal.ts';

type Key = string | number;

export const isLive = (row: Stamped): boolean => !row.deleted;

/** What is in an entity's table was validated by it, or comes from the server whose columns it has. */
export const rowsOf = <E extends Entity>(db: Local, entity: E): Table<RowOf<E>, string> =>
  db.rows(entity) as unknown as Table<RowOf<E>, string>;

/** The record, unless it is not there or was deleted. */
export async function one<E extends Entity>(db: Local, entity: E, id: string): Promise<RowOf<E> | null> {
  const row = await rowsOf(db, entity).get(id);
  return row && isLive(row) ? row : null;
}

export async function many<E extends Entity>(db: Local, entity: E, ids: readonly string[]): Promise<RowOf<E>[]> {
  const rows = await rowsOf(db, entity).bulkGet([...new Set(ids)]);
  return rows.filter((row) => row !== undefined).filter(isLive);
}

/** A whole table, where it is small and used as a whole. */
export const all = <E extends Entity>(db: Local, entity: E): Collection<RowOf<E>, string> =>
  rowsOf(db, entity).filter(isLive);

export const where = <E extends Entity>(
  db: Local,
  entity: E,
  index: keyof RowOf<E> & string,
  values: readonly Key[],
): Collection<RowOf<E>, string> => rowsOf(db, entity).where(index).anyOf(values).filter(isLive);

/** One range of a compound index: all its parts but the last are given, the last is from `from` to `to`, both included. */
export const within = <E extends Entity>(
  db: Local,
  entity: E,
  index: `[${string}]`,
  given: readonly Key[],
  from: Key = Dexie.minKey,
  to: unknown = Dexie.maxKey,
): Collection<RowOf<E>, string> =>
  rowsOf(db, entity)
    .where(index)
    .between([...given, from], [...given, to], true, true)
    .filter(isLive);

/** The last first. */
export const backwards = <Row>(rows: Collection<Row, string>): Collection<Row, string> =>
  // oxlint-disable-next-line unicorn/no-array-reverse -- a collection, which reads its index from the other end
  rows.reverse();

/**
 * A bound for a range of instants, exact to the second. The server writes `12:00:00+00:00` and a device
 * `12:00:00.000Z`: what both begin with sorts before either.
 */
export const bound = (instant: string): string => new Date(instant).toISOString().slice(0, 19);
