import type { Table } from 'dexie';
import type { Local } from './database.ts';
import type { Entity, Row } from './define-entity.ts';
import { Gone, InvalidWrite, REAL_CLOCK, writeWithin } from './journal.ts';
import type { Change, Clock, Written } from './journal.ts';
import { naturalId } from './natural-id.ts';
import type { Recall } from './recall.ts';

export { Gone, InvalidWrite, naturalId };
export type { Change };
export type { KeyPart, Range } from './held-rows.ts';

/** What a query reads: the database, or the transaction of an action. */
export interface Readable {
  rows: (
    entity: Pick<Entity, 'name'>,
  ) => Pick<Table<Row, string>, 'get' | 'bulkGet' | 'where' | 'orderBy' | 'toCollection'>;
  /** Of the database only: an action reads its transaction. */
  readonly recall?: Recall;
}

/** The single transaction in which an action reads and writes. */
export interface Tx extends Readable {
  /** Server time as far as this device knows it (law 3). */
  readonly now: string;
  /** Returns the ids in the order of the changes. */
  write: (changes: readonly Change[]) => Promise<string[]>;
  /** The same, with the `rev` that each row has then. */
  writeMarked: (changes: readonly Change[]) => Promise<Written[]>;
}

/** A user action, defined without a database. Only `act` runs it, and reports the outcome. */
export interface Action<T> {
  /** Every entity it reads or writes. */
  readonly entities: readonly Entity[];
  readonly run: (tx: Tx) => Promise<T>;
}

export const action =
  <Args extends unknown[], T>(entities: readonly Entity[], run: (tx: Tx, ...args: Args) => Promise<T>) =>
  (...args: Args): Action<T> => ({ entities, run: (tx) => run(tx, ...args) });

/** `gone`: the record was removed meanwhile or is no longer visible to us. Nothing was changed. */
export type Outcome<T> = { became: 'saved'; value: T } | { became: 'gone' };

/** Law 1: the action's reads, its writes and the queue entries they create are one transaction. */
export async function act<T>(db: Local, { entities, run }: Action<T>, clock: Clock = REAL_CLOCK): Promise<Outcome<T>> {
  const tables = [...new Set(entities)].map((entity) => db.rows(entity));
  try {
    // Dexie keeps a transaction open only across the awaits of an async function.
    const value = await db.transaction('rw', [...tables, db.outbox], async (transaction) =>
      run({
        // Read through the transaction, which refuses any entity the action does not name.
        rows: ({ name }) => transaction.table<Row, string>(name),
        now: new Date(clock.now() + db.offset).toISOString(),
        write: async (changes) => (await writeWithin(db, changes, clock.now())).map(({ id }) => id),
        writeMarked: (changes) => writeWithin(db, changes, clock.now()),
      }),
    );
    return { became: 'saved', value };
  } catch (error) {
    if (error instanceof Gone) return { became: 'gone' };
    throw error;
  }
}
