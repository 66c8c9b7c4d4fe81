import type { Table } from 'dexie';
import type { Local } from './database.ts';
import type { Entity, Row } from './define-entity.ts';
import { Gone, InvalidWrite, REAL_CLOCK, writeWithin } from './journal.ts';
import type { Change, Clock } from './journal.ts';

export { Gone, InvalidWrite };
export type { Change };

/** What a query reads: the database, or the transaction of an action. */
export interface Readable {
  rows: (
    entity: Pick<Entity, 'name'>,
  ) => Pick<Table<Row, string>, 'get' | 'bulkGet' | 'where' | 'orderBy' | 'toCollection'>;
}

/** The one transaction in which an action reads and writes. */
export interface Tx extends Readable {
  /** By the server's clock as far as this device knows it (law 3). */
  readonly now: string;
  /** Answers with the ids, in the order of the changes. */
  write: (changes: readonly Change[]) => Promise<string[]>;
}

/** What a person does, before there is a database to do it in: only `act` runs it, and tells what became of it. */
export interface Action<T> {
  /** All that it reads or writes. */
  readonly entities: readonly Entity[];
  readonly run: (tx: Tx) => Promise<T>;
}

export const action =
  <Args extends unknown[], T>(entities: readonly Entity[], run: (tx: Tx, ...args: Args) => Promise<T>) =>
  (...args: Args): Action<T> => ({ entities, run: (tx) => run(tx, ...args) });

/** `gone`: what it is about was removed meanwhile, or is no longer ours to see. Nothing was changed. */
export type Outcome<T> = { became: 'saved'; value: T } | { became: 'gone' };

/** Law 1: what the action reads, what it writes and what has to be sent of it are one transaction. */
export async function act<T>(db: Local, { entities, run }: Action<T>, clock: Clock = REAL_CLOCK): Promise<Outcome<T>> {
  const tables = [...new Set(entities)].map((entity) => db.rows(entity));
  try {
    // Dexie holds a transaction open over the awaits of an async function only.
    const value = await db.transaction('rw', [...tables, db.outbox], async (transaction) =>
      run({
        // Of the transaction, which refuses an entity that the action does not name.
        rows: ({ name }) => transaction.table<Row, string>(name),
        now: new Date(clock.now() + db.offset).toISOString(),
        write: (changes) => writeWithin(db, changes, clock.now()),
      }),
    );
    return { became: 'saved', value };
  } catch (error) {
    if (error instanceof Gone) return { became: 'gone' };
    throw error;
  }
}
