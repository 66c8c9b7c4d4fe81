import type { Table } from 'dexie';
import type { Local } from './database.ts';

const FORMAT = 'ilera-database';

/** Everything of one user on one device: tombstones, unsent writes, conflicts and parked writes included. */
interface Portable {
  format: typeof FORMAT;
  version: number;
  user: string;
  tables: Record<string, unknown[]>;
}

/** Who leads and what was logged belongs to the device and not to the user. */
const OF_THE_DEVICE = new Set(['facts', 'sync_log']);

const portableTables = (db: Local): Table[] => db.tables.filter(({ name }) => !OF_THE_DEVICE.has(name));

const userOf = (db: Local): string => db.name.slice(db.name.indexOf(':') + 1);

export async function exportDatabase(db: Local): Promise<string> {
  const tables = await db.transaction('r', portableTables(db), async () => {
    const all: Record<string, unknown[]> = {};
    for (const table of portableTables(db)) all[table.name] = await table.toArray();
    return all;
  });
  const portable: Portable = { format: FORMAT, version: db.verno, user: userOf(db), tables };
  return JSON.stringify(portable);
}

class ImportError extends Error {
  readonly reason: 'not-an-export' | 'another-user' | 'newer' | 'not-empty';

  constructor(reason: ImportError['reason']) {
    super(`cannot import: ${reason}`);
    this.name = 'ImportError';
    this.reason = reason;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isPortable = (value: unknown): value is Portable =>
  isRecord(value) && value['format'] === FORMAT && typeof value['version'] === 'number' && isRecord(value['tables']);

function parse(text: string): Portable {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new ImportError('not-an-export');
  }
  if (!isPortable(parsed)) throw new ImportError('not-an-export');
  return parsed;
}

/**
 * Into a database that holds nothing unsent, in one transaction. Law 12: an export of one user is not sent as another.
 * The cursor comes along, so that the next pull fetches only what is new.
 */
export async function importDatabase(db: Local, text: string): Promise<void> {
  const portable = parse(text);
  if (portable.user !== userOf(db)) throw new ImportError('another-user');
  if (portable.version > db.verno) throw new ImportError('newer');
  await db.transaction('rw', portableTables(db), async () => {
    if ((await db.outbox.count()) > 0 || (await db.rejected.count()) > 0) throw new ImportError('not-empty');
    for (const table of portableTables(db)) {
      await table.clear();
      await table.bulkAdd(portable.tables[table.name] ?? []);
    }
  });
}
