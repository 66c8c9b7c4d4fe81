import { Dexie } from 'dexie';
import type { Table, Transaction } from 'dexie';
import type { Entity, Row } from './define-entity.ts';
import type { KeptBytes, KeptFile } from './kept-file.ts';
import type { LogEvent } from './log.ts';
import { recallIn } from './recall.ts';
import type { Recall } from './recall.ts';
import type { Cursor } from './transport.ts';

/** A row that has to be pushed; at most one entry a row. */
export interface Entry {
  seq: number;
  key: string;
  entity: string;
  id: string;
  /** Index of its entity in the registry: parents are pushed before children. */
  rank: number;
  /** The last state that server and device agreed on; null where the server has none. */
  base: Row | null;
  /** What was sent and not yet answered, or null. */
  sent: Row | null;
  /** How many pulls have covered this row since: an answer to an earlier request may be older than what was pulled. */
  passed: number;
  /** Time of the first unsent edit. */
  since: number;
}

export interface StoredCursor {
  id: 'down';
  cursor: Cursor;
  /** The entities known when it was stored. Changes to others were skipped. */
  known: string[];
  /** A reset is running: rows its pages do not name are dropped at its end. */
  resetting: boolean;
  /** Changes so far, of which a first sync tells. An older version has not counted them. */
  received?: number;
}

export interface Conflict {
  n?: number;
  entity: string;
  id: string;
  at: number;
  lost: Record<string, unknown>;
  kept: Record<string, unknown>;
  /** The record before a deletion won. */
  taken?: Row;
}

export interface Rejected {
  n?: number;
  entity: string;
  id: string;
  at: number;
  row: Row;
  base: Row | null;
  code: string;
  message: string;
}

/** Ids named by a page of a reset, by entity. */
export interface Seen {
  n?: number;
  ids: Record<string, string[]>;
}

export interface Fact {
  name: string;
  value: unknown;
}

const JOURNAL = {
  outbox: '++seq, &key, [rank+seq]',
  cursor: 'id',
  conflicts: '++n, [entity+id]',
  rejected: '++n, [entity+id]',
  seen: '++n',
  facts: 'name',
  sync_log: '++n',
  files: 'path, state',
  file_bytes: 'path',
};

export class Local extends Dexie {
  declare readonly outbox: Table<Entry, number, Omit<Entry, 'seq'> & { seq?: number }>;
  declare readonly cursor: Table<StoredCursor, string>;
  declare readonly conflicts: Table<Conflict, number>;
  declare readonly rejected: Table<Rejected, number>;
  declare readonly seen: Table<Seen, number>;
  /** Small facts about this device: clock offset, time of the last sync, who leads. */
  declare readonly facts: Table<Fact, string>;
  declare readonly sync_log: Table<LogEvent, number>;
  declare readonly files: Table<KeptFile, string>;
  declare readonly file_bytes: Table<KeptBytes, string>;
  readonly entities: readonly Entity[];
  readonly ranks: ReadonlyMap<string, number>;
  /** Migrations of rows, by version. */
  readonly upgrades: Upgrades;
  /** Milliseconds by which the server's clock is ahead (law 3). */
  offset = 0;
  /** The browser had evicted the earlier database. */
  evicted = false;
  /** What live queries have read. */
  readonly recall: Recall;

  constructor(name: string, entities: readonly Entity[], options: { upgrades?: Upgrades; indexedDB?: Factory } = {}) {
    // Dexie's cache helps only writes outside a transaction, of which there are hardly any. With it, some live queries
    // would read twice after each commit and every result would be copied.
    super(name, { cache: 'disabled', ...(options.indexedDB && { indexedDB: options.indexedDB }) });
    this.entities = entities;
    this.upgrades = options.upgrades ?? {};
    this.ranks = new Map(entities.map((entity, rank) => [entity.name, rank]));
    this.recall = recallIn(this);
  }

  rows(entity: Pick<Entity, 'name'>): Table<Row, string> {
    return this.table(entity.name);
  }

  /** Null for an entity that only a newer client or server knows. */
  entityOf(name: string): Entity | null {
    return this.entities[this.ranks.get(name) ?? -1] ?? null;
  }
}

export interface Timers {
  set(run: () => void, ms: number): unknown;
  clear(handle: unknown): void;
}

export const REAL_TIMERS: Timers = {
  set: (run, ms) => setTimeout(run, ms),
  clear: (handle) => clearTimeout(handle as ReturnType<typeof setTimeout>),
};

/** Stored outside IndexedDB, so that an eviction is noticed. */
export interface Marker {
  has(name: string): boolean | Promise<boolean>;
  set(name: string): void | Promise<void>;
}

export type Upgrades = Readonly<Record<number, (transaction: Transaction) => Promise<void>>>;

export interface DatabaseOptions {
  prefix: string;
  /** Increase it with every change of tables or indexes. */
  version?: number;
  /** Migrates rows to a version. */
  upgrades?: Upgrades;
  marker?: Marker;
  openTimeoutMs?: number;
  timers?: Timers;
  /** Another tab holds an older version open. */
  onBlocked?: () => void;
  /** A newer tab upgrades the database: this one has closed it and should reload. */
  onOutdated?: () => void;
  /** The browser evicted the database while it was open, or another tab deleted it. It can be opened again. */
  onLost?: () => void;
  /** It was lost a moment ago, even if another tab has recreated it since. */
  wasLost?: boolean;
}

/** `newer`: a newer version of the app has upgraded the database. */
export class OpenError extends Error {
  readonly reason: 'time-out' | 'newer' | 'failed';

  constructor(reason: OpenError['reason'], cause?: unknown) {
    super(`the local database did not open: ${reason}`, { cause });
    this.name = 'OpenError';
    this.reason = reason;
  }
}

function declareTables(db: Local, options: DatabaseOptions): void {
  const { version = 1, upgrades = {} } = options;
  const rows = db.entities.map(({ name, indexes }) => [name, ['id', ...indexes].join(', ')]);
  const tables = { ...Object.fromEntries(rows), ...JOURNAL };
  // Every step lists all tables, so that an upgrade can use them whatever version it starts from.
  for (const [step, upgrade] of Object.entries(upgrades)) {
    if (Number(step) <= version) db.version(Number(step)).stores(tables).upgrade(upgrade);
  }
  if (!(version in upgrades)) db.version(version).stores(tables);
}

type Factory = Pick<IDBFactory, 'open' | 'deleteDatabase' | 'databases' | 'cmp'>;

/**
 * If a newer version is installed, Dexie would open it, add this app's tables to it and close the newer tabs. So the
 * version query is refused until somebody has checked.
 */
function guardVersionQuery(look: { done: boolean }): Factory {
  const { indexedDB } = Dexie.dependencies as { indexedDB: IDBFactory };
  return {
    open(name, version) {
      if (version === undefined && !look.done) throw new DOMException('another version is installed', 'VersionError');
      return indexedDB.open(name, version);
    },
    deleteDatabase: (name) => indexedDB.deleteDatabase(name),
    databases: () => indexedDB.databases(),
    cmp: (one, other) => indexedDB.cmp(one, other),
  };
}

async function installedVersion(name: string): Promise<number> {
  const installed = await Dexie.dependencies.indexedDB.databases();
  return installed.find((other) => other.name === name)?.version ?? 0;
}

/** `native` is ten times the declared version, plus a little where Dexie repaired the schema. */
function refuseNewer(native: number, { version = 1 }: DatabaseOptions): void {
  if (Math.floor(native / 10) > version) throw new OpenError('newer');
}

async function openKnown(db: Local, look: { done: boolean }, options: DatabaseOptions): Promise<void> {
  try {
    await db.open();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'VersionError') throw error;
    refuseNewer(await installedVersion(db.name), options);
    look.done = true;
    await db.open();
  }
  // Another tab may have upgraded it in the meantime.
  refuseNewer(db.backendDB().version, options);
}

async function openInTime(db: Local, look: { done: boolean }, options: DatabaseOptions): Promise<void> {
  const { openTimeoutMs = 15_000, timers = REAL_TIMERS } = options;
  let handle: unknown;
  const late = new Promise<never>((_, reject) => {
    handle = timers.set(() => reject(new OpenError('time-out')), openTimeoutMs);
  });
  try {
    await Promise.race([openKnown(db, look, options), late]);
  } catch (error) {
    db.close();
    if (error instanceof OpenError) throw error;
    throw new OpenError('failed', error);
  } finally {
    timers.clear(handle);
  }
}

/** A newer registry may order its entities differently. */
export async function rerank(db: Local): Promise<void> {
  const stale = (entry: Entry): boolean => entry.rank !== (db.ranks.get(entry.entity) ?? entry.rank);
  if ((await db.outbox.filter(stale).count()) === 0) return;
  await db.outbox.toCollection().modify((entry) => {
    entry.rank = db.ranks.get(entry.entity) ?? entry.rank;
  });
}

/** One read, because every start of the app waits for it. */
async function loadFacts(db: Local): Promise<void> {
  const order = [...db.ranks.keys()].join(' ');
  const [offset, ranked] = await db.facts.bulkGet(['offset', 'ranked']);
  db.offset = Number(offset?.value ?? 0);
  if (ranked?.value === order) return;
  await rerank(db);
  await db.facts.put({ name: 'ranked', value: order });
}

/** Law 12: one database a user id. */
export async function openDatabase(
  userId: string,
  entities: readonly Entity[],
  options: DatabaseOptions,
): Promise<Local> {
  const look = { done: false };
  const { prefix, upgrades = {} } = options;
  const db = new Local(`${prefix}:${userId}`, entities, { upgrades, indexedDB: guardVersionQuery(look) });
  let created = false;
  declareTables(db, options);
  db.on('populate', () => {
    created = true;
  });
  db.on('blocked', () => options.onBlocked?.());
  db.on('versionchange', ({ newVersion }) => {
    db.close();
    if (newVersion === null) options.onLost?.();
    else options.onOutdated?.();
    return false;
  });
  await openInTime(db, look, options);
  // Dexie would silently create an empty database, and pulls would continue from the lost one's cursor.
  db.backendDB().addEventListener('close', () => {
    db.close();
    options.onLost?.();
  });
  db.evicted = options.wasLost === true || (created && ((await options.marker?.has(db.name)) ?? false));
  await options.marker?.set(db.name);
  await loadFacts(db);
  return db;
}
