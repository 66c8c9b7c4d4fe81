import { IDBDatabase, IDBFactory, IDBKeyRange, IDBTransaction, forceCloseDatabase } from 'fake-indexeddb';
import type { Dexie } from 'dexie';
import { began, ended } from './rest.ts';

// The disk of a device. Contexts (a tab, a worker) open the same factory; a context that is killed takes its open
// transactions with it and can touch the disk no more.

export type DiskFault = 'abort' | 'quota';

interface Inner {
  db: object;
  mode: string;
}

const owners = new WeakMap<object, DiskContext>();

export class DiskContext {
  readonly #factory: IDBFactory;
  readonly #connections = new Set<IDBDatabase>();
  readonly #open = new Set<IDBTransaction>();
  /** Called before each step; may kill the context. */
  onStep: (refusable: boolean) => void = () => {};
  onFault: (fault: DiskFault) => void = () => {};
  /** The fault that the next writing request meets. */
  fault: DiskFault | null = null;
  dead = false;
  /** Whether a handle may have died without its owner having heard of it yet. */
  doubtful = false;

  constructor(factory: IDBFactory) {
    this.#factory = factory;
  }

  /** What the database is opened with. */
  get dependencies(): typeof Dexie.dependencies {
    return { indexedDB: this.#wrapped(), IDBKeyRange };
  }

  get connections(): number {
    return this.#connections.size;
  }

  #wrapped(): IDBFactory {
    const factory = this.#factory;
    const open = (name: string, version?: number): IDBOpenDBRequest => {
      const request = this.dead
        ? ({ addEventListener() {} } as unknown as IDBOpenDBRequest)
        : factory.open(name, version);
      const adopt = (): void => {
        owners.set(request.result, this);
        this.#connections.add(request.result);
        if (this.dead) request.result.close();
      };
      if (this.dead) return request;
      began(request);
      request.addEventListener('upgradeneeded', adopt);
      request.addEventListener('success', adopt);
      for (const type of ['success', 'error', 'blocked']) request.addEventListener(type, () => ended(request));
      return request;
    };
    return new Proxy(factory, {
      get: (target, property) => {
        if (property === 'open') return open;
        const value: unknown = Reflect.get(target, property);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  started(transaction: IDBTransaction): void {
    this.#open.add(transaction);
    began(transaction);
    const over = (): void => {
      this.#open.delete(transaction);
      ended(transaction);
    };
    transaction.addEventListener('abort', over);
    transaction.addEventListener('complete', () => {
      over();
      if (!this.dead) this.onStep(false);
    });
  }

  /** What a request does instead; null leaves it as it is. */
  before(transaction: Inner): (() => never) | null {
    this.onStep(transaction.mode === 'readwrite');
    const { fault } = this;
    if (fault === null || transaction.mode !== 'readwrite') return null;
    this.fault = null;
    this.onFault(fault);
    return () => {
      const name = fault === 'quota' ? 'QuotaExceededError' : 'AbortError';
      throw new DOMException(`the disk answers ${name}`, name);
    };
  }

  /** Safari's "connection to the server lost": the handles are gone, the data is not. */
  loseConnection(): void {
    this.doubtful = true;
    for (const connection of this.#connections) forceCloseDatabase(connection as never);
    this.#connections.clear();
  }

  kill(): void {
    this.dead = true;
    for (const transaction of this.#open) {
      abort(transaction);
      ended(transaction);
    }
    this.#open.clear();
    for (const connection of this.#connections) connection.close();
    this.#connections.clear();
  }
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is over already.
  }
}

type Method = (this: Inner, ...given: unknown[]) => unknown;

function replace(prototype: object, name: string, by: (original: Method) => Method): void {
  const methods = prototype as Record<string, Method>;
  const original = methods[name];
  if (!original) throw new Error(`fake-indexeddb has no ${name} any more`);
  methods[name] = by(original);
}

let patched = false;

/** fake-indexeddb sends every request of every store, index and cursor through one method. */
export function watchIndexedDb(): void {
  if (patched) return;
  patched = true;
  replace(
    IDBTransaction.prototype,
    '_execRequestAsync',
    (execute) =>
      function watched(job) {
        const owner = owners.get(this.db);
        const instead = owner && !owner.dead ? owner.before(this) : null;
        if (owner?.dead) throw new DOMException('the context is gone', 'InvalidStateError');
        return execute.call(this, instead ? { ...(job as object), operation: instead } : job);
      },
  );
  replace(
    IDBDatabase.prototype,
    'transaction',
    (transact) =>
      function watched(...given) {
        const owner = owners.get(this);
        if (owner?.dead) throw new DOMException('the context is gone', 'InvalidStateError');
        const transaction = transact.apply(this, given);
        owner?.started(transaction as IDBTransaction);
        return transaction;
      },
  );
}

export { IDBFactory };
