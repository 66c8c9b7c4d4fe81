import type { Table, Transaction } from 'dexie';
import { rerank } from './database.ts';
import type { Fact, Local } from './database.ts';
import { rowsOf } from './journal.ts';
import { OWN } from './own-facts.ts';

const FORMAT = 'ilera-database';

type Tables = Record<string, unknown[]>;

/** All data of one user on one device, including tombstones, unsent writes, conflicts and parked writes. */
interface Portable {
  format: typeof FORMAT;
  version: number;
  user: string;
  /** Of the tables as written here, to detect a damaged file. */
  sha256: string;
  tables: Tables;
}

/** The log belongs to the device, not to the user; files are too large for an export, and bytes are no JSON. */
const OF_THE_DEVICE = new Set(['sync_log', 'files', 'file_bytes']);

/** Of the device's facts only the last sync: without it every list would wait for the next one. */
const LAST_SYNC = 'last-sync';

const factsOfTheUser = ({ facts }: Local): Promise<Fact[]> =>
  facts.where('name').equals(LAST_SYNC).or('name').startsWith(OWN).toArray();

/** By name, so that equal content gives equal text. */
const portableTables = (db: Local): Table[] =>
  db.tables.filter(({ name }) => !OF_THE_DEVICE.has(name)).toSorted((a, b) => (a.name < b.name ? -1 : 1));

const userOf = (db: Local): string => db.name.slice(db.name.indexOf(':') + 1);

async function digestOf(tables: Tables): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(tables)));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function exportDatabase(db: Local): Promise<string> {
  const tables = await db.transaction('r', portableTables(db), async () => {
    const all: Tables = {};
    for (const table of portableTables(db)) all[table.name] = await table.toArray();
    all['facts'] = await factsOfTheUser(db);
    return all;
  });
  const head = { format: FORMAT, version: db.verno, user: userOf(db) } as const;
  const portable: Portable = { ...head, sha256: await digestOf(tables), tables };
  return JSON.stringify(portable);
}

/** `not-empty`: something here is unsent, parked or lost to a conflict and would be overwritten. */
type Reason = 'not-an-export' | 'damaged' | 'another-user' | 'newer' | 'not-empty';

export class ImportError extends Error {
  readonly reason: Reason;

  constructor(reason: Reason, cause?: unknown) {
    super(`cannot import: ${reason}`, { cause });
    this.name = 'ImportError';
    this.reason = reason;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isPortable = (value: unknown): value is Portable =>
  isRecord(value) && value['format'] === FORMAT && typeof value['version'] === 'number' && isRecord(value['tables']);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A truncated file still begins like an export.
    throw new ImportError(text.startsWith(`{"format":"${FORMAT}"`) ? 'damaged' : 'not-an-export');
  }
}

async function readFor(db: Local, text: string): Promise<Portable> {
  const portable = parse(text);
  if (!isPortable(portable)) throw new ImportError('not-an-export');
  if (portable.user !== userOf(db)) throw new ImportError('another-user');
  if (portable.version > db.verno) throw new ImportError('newer');
  if ((await digestOf(portable.tables)) !== portable.sha256) throw new ImportError('damaged');
  return portable;
}

async function refuseToOverwrite({ outbox, rejected, conflicts }: Local): Promise<void> {
  for (const table of [outbox, rejected, conflicts]) {
    if ((await table.count()) > 0) throw new ImportError('not-empty');
  }
}

export interface Preview {
  /** Records in the file and here, without deleted ones. */
  records: number;
  here: number;
  /** Of those in the file, the ones no server has. */
  unsent: number;
  lastChange: string | null;
}

const isLive = (row: unknown): row is { updated_at: string } => isRecord(row) && row['deleted'] === false;

/** Previews an import, or throws the error it would end with. */
export async function previewImport(db: Local, text: string): Promise<Preview> {
  const { tables } = await readFor(db, text);
  await refuseToOverwrite(db);
  const rows = db.entities.flatMap(({ name }) => (tables[name] ?? []).filter(isLive));
  let here = 0;
  for (const entity of db.entities) here += await db.rows(entity).filter(isLive).count();
  const lastChange = rows.reduce((latest, { updated_at }) => (updated_at > latest ? updated_at : latest), '');
  return { records: rows.length, here, unsent: (tables['outbox'] ?? []).length, lastChange: lastChange || null };
}

/** Migrates rows of an older version, as opening an older database does. */
async function upgrade(db: Local, from: number, transaction: Transaction): Promise<void> {
  const steps = Object.keys(db.upgrades).map(Number);
  const due = steps.filter((step) => step > from && step <= db.verno).toSorted((a, b) => a - b);
  for (const step of due) await db.upgrades[step]?.(transaction);
}

const timeOf = (fact: Fact | undefined): number | null => {
  const at = isRecord(fact?.value) ? fact.value['at'] : undefined;
  return typeof at === 'number' ? at : null;
};

/** Of the user's own each says of when it is: the later one stays, and what says nothing is not known. */
async function importFacts({ facts }: Local, imported: readonly Fact[]): Promise<void> {
  for (const fact of imported) {
    const isOwn = fact.name.startsWith(OWN);
    const [here, there] = [timeOf(await facts.get(fact.name)), timeOf(fact)];
    if (isOwn ? there !== null && (here === null || there > here) : fact.name === LAST_SYNC) await facts.put(fact);
  }
}

/** Law 1: what waits to be sent has its row, or nothing is left of it. */
async function mendOutbox(db: Local): Promise<void> {
  const entries = (await db.outbox.toArray()).filter(({ entity }) => db.ranks.has(entity));
  const rows = await rowsOf(db, entries);
  for (const { key, entity, seq, sent } of entries) {
    if (rows.has(key)) continue;
    if (sent) await db.rows({ name: entity }).put(sent);
    else await db.outbox.delete(seq);
  }
}

/**
 * One transaction, into a database without data of its own. Law 12: one user's export is never sent as another. The
 * cursor is imported too, so that the next pull fetches only what is new.
 */
export async function importDatabase(db: Local, text: string): Promise<void> {
  const { version, tables } = await readFor(db, text);
  await db.transaction('rw', db.tables, async (transaction) => {
    await refuseToOverwrite(db);
    for (const table of portableTables(db)) {
      if (table.name === db.facts.name) continue;
      await table.clear();
      await table.bulkAdd(tables[table.name] ?? []);
    }
    await importFacts(db, (tables[db.facts.name] ?? []) as Fact[]);
    await upgrade(db, version, transaction);
    await mendOutbox(db);
    await rerank(db);
  });
}
