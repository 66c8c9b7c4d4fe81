import { Dexie } from 'dexie';
import type { Local } from '#sync/engine/database.ts';

/** The tables of ours, as Dexie describes them. */
const tablesOf = (db: Local): Record<string, string> =>
  Object.fromEntries(
    db.tables.map(({ name, schema }) => [name, [schema.primKey, ...schema.indexes].map(({ src }) => src).join(', ')]),
  );

/** Opens a raw database with as many tables and indexes as ours, declared anew each time as a page does. */
export function rawLike(db: Local, name = `raw-${crypto.randomUUID()}`): () => Promise<Dexie> {
  const tables = tablesOf(db);
  return async () => {
    const raw = new Dexie(name);
    raw.version(1).stores(tables);
    return raw.open();
  };
}
