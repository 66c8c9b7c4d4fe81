import { Dexie, RangeSet } from 'dexie';
import type { DBCore, DBCoreMutateRequest, DBCoreTable, DBCoreTransaction, ObservabilitySet, Table } from 'dexie';
import { frozen, rowsAfter } from './held-rows.ts';
import type { Held, Range, Shelf, Stored, Written } from './held-rows.ts';

// What live queries have read, kept as it is on the disk by what is written here: a query that is told of a change reads
// only what the change may have touched and this device does not know. Writes of other tabs make it forget.

const MOST_ROWS = 1000;
const MOST_RANGES = 500;
/** Of more, as of a page of the first sync, it is quicker to read again what is on the screen. */
const MOST_WRITTEN = 50;

/** What Dexie has noted that the running live query reads. Not in its types: `recall.test.ts` pins it. */
const noted = (): Record<string, RangeSet> | undefined =>
  (Dexie.Promise as unknown as { PSD: { subscr?: Record<string, RangeSet> } }).PSD.subscr;

/**
 * After everybody has heard of another tab's write, of which Dexie tells its queries before it tells this. A promise of
 * Dexie's, as of any read: with those alone it can follow a query for as long as that takes.
 */
const told = (): Promise<void> => new Dexie.Promise<void>((resolve) => queueMicrotask(resolve));

const nameOf = ({ index, lower, upper, newest }: Range): string => JSON.stringify([index, lower, upper, newest]);

function note(seen: Record<string, RangeSet>, part: string): RangeSet {
  return (seen[part] ??= new RangeSet());
}

export interface Recall {
  /** Within a live query what is known is not read again; elsewhere it always reads. */
  ask(range: Range): Promise<readonly Stored[]>;
  /** By their keys, those that there are. */
  askRows(table: string, keys: readonly string[]): Promise<readonly Stored[]>;
}

class Memory implements Recall {
  readonly #db: Dexie;
  readonly #shelves = new Map<string, Shelf>();
  readonly #written = new WeakMap<DBCoreTransaction, Map<string, Written>>();
  readonly #learnt = new WeakSet<ObservabilitySet>();

  constructor(db: Dexie) {
    this.#db = db;
  }

  ask(range: Range): Promise<readonly Stored[]> {
    const seen = noted();
    if (!seen) return this.#read(range);
    return told().then(() => this.#tell(seen, this.#known(range) ?? this.#keep(range, this.#read(range))));
  }

  askRows(table: string, keys: readonly string[]): Promise<readonly Stored[]> {
    const seen = noted();
    if (!seen) return this.#rowsOf(table, keys).then((rows) => rows.filter((row) => row !== undefined));
    return told()
      .then(() => Promise.all(this.#heldRows(table, keys).map((one) => this.#tell(seen, one))))
      .then((rows) => rows.flat());
  }

  /** Those that are not known are read in one go. */
  #heldRows(table: string, keys: readonly string[]): Held[] {
    const known = keys.map((key): [Range, Held | undefined] => {
      const range = { table, index: '', lower: key, upper: key };
      return [range, this.#known(range)];
    });
    const unknown = keys.filter((_, place) => !known[place]?.[1]);
    const reading = unknown.length > 0 ? this.#rowsOf(table, unknown) : null;
    const alone = async (key: string): Promise<Stored[]> =>
      [(await reading)?.[unknown.indexOf(key)]].filter((row) => row !== undefined);
    return known.map(([range, one]) => one ?? this.#keep(range, alone(String(range.lower))));
  }

  #rowsOf(table: string, keys: readonly string[]): Promise<(Stored | undefined)[]> {
    return this.#table(table).bulkGet([...keys]);
  }

  #table(name: string): Table<Stored, string> {
    return this.#db.table(name);
  }

  #shelfOf(table: string): Shelf {
    const known = this.#shelves.get(table);
    if (known) return known;
    const { primKey, idxByName } = this.#table(table).schema;
    const primary = String(primKey.keyPath);
    const keyPathOf = (index: string): string | string[] => idxByName[index]?.keyPath ?? primary;
    const shelf: Shelf = { primary, keyPathOf, held: new Map() };
    this.#shelves.set(table, shelf);
    return shelf;
  }

  #read({ table, index, lower, upper, newest }: Range): Promise<readonly Stored[]> {
    const rows = this.#table(table)
      .where(index || ':id')
      .between(lower, upper, true, true);
    if (newest === undefined) return rows.toArray();
    // oxlint-disable-next-line unicorn/no-array-reverse -- a collection, which reads its index from the other end
    return rows.reverse().limit(newest).toArray();
  }

  #known(range: Range): Held | undefined {
    return this.#shelfOf(range.table).held.get(nameOf(range));
  }

  #keep(range: Range, reading: Promise<readonly Stored[]>): Held {
    const { held } = this.#shelfOf(range.table);
    const name = nameOf(range);
    const one: Held = { range, rows: null, reading: reading.then(frozen) };
    const forget = (): void => void (held.get(name) === one && held.delete(name));
    const settle = async (): Promise<void> => {
      try {
        const rows = await one.reading;
        // Unless something was written meanwhile, or they are too many to hold.
        if (rows.length > MOST_ROWS) forget();
        else if (held.get(name) === one) one.rows = rows;
      } catch {
        // Who asked hears of it.
        forget();
      }
    };
    held.set(name, one);
    void settle();
    const [oldest] = held.keys();
    if (held.size > MOST_RANGES && oldest !== undefined) held.delete(oldest);
    return one;
  }

  /** Notes for Dexie what it notes of a query that reads, whoever has read it. */
  async #tell(seen: Record<string, RangeSet>, one: Held): Promise<readonly Stored[]> {
    const { table, index, lower, upper } = one.range;
    const { held, primary } = this.#shelfOf(table);
    const whole = `idb://${this.#db.name}/${table}/`;
    note(seen, whole + index).add({ from: lower, to: upper });
    held.delete(nameOf(one.range));
    held.set(nameOf(one.range), one);
    const rows = one.rows ?? (await one.reading);
    if (index) note(seen, whole).addKeys(rows.map((row) => row[primary] as string));
    return rows;
  }

  #learn(table: string, written: Written): void {
    const shelf = this.#shelves.get(table);
    if (!shelf) return;
    for (const [name, one] of shelf.held) {
      const rows = rowsAfter(one, shelf, written);
      if (rows) one.rows = rows;
      else shelf.held.delete(name);
    }
  }

  /** Of another tab or another connection, which tells where it has written and not what. */
  readonly hear = (parts: ObservabilitySet): void => {
    if (this.#learnt.has(parts)) return;
    for (const [table, { held }] of this.#shelves) {
      const whole = `idb://${this.#db.name}/${table}/`;
      if (Object.keys(parts).some((part) => part === 'all' || part.startsWith(whole))) held.clear();
    }
  };

  forget(): void {
    Dexie.on.storagemutated.unsubscribe(this.hear);
    for (const { held } of this.#shelves.values()) held.clear();
  }

  /** Before Dexie hears that it is committed, and with it every live query. */
  follow(transaction: DBCoreTransaction): void {
    const written = new Map<string, Written>();
    this.#written.set(transaction, written);
    (transaction as unknown as EventTarget).addEventListener('complete', () => {
      for (const [table, rows] of written) this.#learn(table, rows);
      const { mutatedParts } = transaction as { mutatedParts?: ObservabilitySet };
      if (mutatedParts) this.#learnt.add(mutatedParts);
    });
  }

  wrote(table: DBCoreTable, request: DBCoreMutateRequest, isWhole: boolean): void {
    // Who asks from here on waits for the transaction.
    if (!this.#shelves.get(table.name)?.held.size) return;
    const tables = this.#written.get(request.trans);
    const before = tables?.get(table.name) ?? new Map<string, Stored | null>();
    const isUnknown = !isWhole || tables?.get(table.name) === null || request.type === 'deleteRange';
    if (!tables) this.#learn(table.name, null);
    else tables.set(table.name, isUnknown ? null : rowsWritten(table, request, before));
  }
}

function rowsWritten(
  { schema }: DBCoreTable,
  request: DBCoreMutateRequest,
  before: Map<string, Stored | null>,
): Written {
  if (request.type === 'delete') for (const key of request.keys) before.set(String(key), null);
  if (request.type !== 'add' && request.type !== 'put') return before;
  if (request.values.length > MOST_WRITTEN) return null;
  for (const row of request.values as readonly Stored[]) {
    const key: unknown = schema.primaryKey.extractKey?.(row);
    // Only the database knows it.
    if (typeof key !== 'string') return null;
    before.set(key, structuredClone(row));
  }
  return before;
}

const layerOf =
  (memory: Memory) =>
  (core: DBCore): DBCore => {
    // At each opening: Dexie closes the database of a page that is left and opens it when somebody comes back.
    Dexie.on('storagemutated', memory.hear);
    return {
      ...core,
      transaction(stores, mode, options) {
        const transaction = core.transaction(stores, mode, options);
        if (mode === 'readwrite') memory.follow(transaction);
        return transaction;
      },
      table(name) {
        const table = core.table(name);
        return {
          ...table,
          mutate: (request) =>
            table.mutate(request).then((response) => {
              memory.wrote(table, request, response.numFailures === 0);
              return response;
            }),
        };
      },
    };
  };

/** Before the database is opened. */
export function recallIn(db: Dexie): Recall {
  const memory = new Memory(db);
  db.use({ stack: 'dbcore', name: 'recall', create: layerOf(memory) });
  db.on('close', () => memory.forget());
  return memory;
}
