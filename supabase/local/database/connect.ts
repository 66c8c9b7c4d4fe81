import { existsSync } from 'node:fs';
import { mkdtemp, rename, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPostgresConnection } from '@supabase/lite/postgres';
import type { Connection } from '@supabase/lite';
import type { ReservedSql, RowList, Sql } from 'postgres';
import { NOT_COMMITTED, databaseOver } from './database.ts';
import type { Database, Row } from './database.ts';
import { Engine, INTERNAL_LIMIT_MS } from './engine.ts';
import { fifoKysely } from './fifo-dialect.ts';
import { asInstant } from './instants.ts';
import { STATEMENT_SECONDS } from '../settings.ts';
import { applyPlatform, migrate } from './migrate.ts';
import { copySnapshot } from './snapshot.ts';

/** The connection REST uses, and the same one as the rest of the stack sees it. */
export interface Connected {
  lite: Connection;
  database: Database;
  close: () => Promise<void>;
}

export interface ConnectOptions {
  log?: ((line: string) => void) | undefined;
  /** Time limit of one statement of a request. */
  statementSeconds?: number | undefined;
}

async function openEmbedded(folder: string, options: ConnectOptions = {}): Promise<Connected> {
  const { log = () => {}, statementSeconds = STATEMENT_SECONDS } = options;
  const engine = new Engine(folder, log);
  await engine.life();
  const { kysely, inTurn } = fifoKysely(engine, statementSeconds * 1000);
  // Of lite's two PostgreSQL connections, this one opens nothing before its first query, and gets none.
  const lite = createPostgresConnection({ url: 'postgres://embedded' });
  lite.kysely = kysely;
  const database = databaseOver(kysely, {
    exec: (text) => inTurn((turn) => turn.exec(text, INTERNAL_LIMIT_MS)),
    transact: (text) => inTurn((turn) => turn.commit(text)),
    async listen(channel, listener) {
      const leave = engine.hear(channel, listener);
      await inTurn((turn) => turn.exec(`listen "${channel}"`));
      return async () => leave();
    },
  });
  return { lite, database, close: () => inTurn(() => engine.close()) };
}

/** A database with nothing but the platform and the migrations. */
async function makeMigrated(folder: string, migrations: string): Promise<void> {
  const { database, close } = await openEmbedded(folder);
  try {
    await applyPlatform(database);
    await migrate(database, migrations);
  } finally {
    await close();
  }
}

/** A database half made by a killed start would never open again, so it gets its final name only when complete. */
async function createWhole(folder: string, migrations: string): Promise<void> {
  if (existsSync(folder)) return;
  const draft = `${folder}.draft`;
  await copySnapshot(draft, migrations, (made) => makeMigrated(made, migrations));
  await rename(draft, folder);
}

const MEMORY = '/dev/shm';
const ROOM_BYTES = 512 * 1024 * 1024;

/** A folder in memory where the machine has one. A database held by the thread itself would be lost with it. */
async function temporaryFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }));
  return mkdtemp(path.join(bavail * bsize > ROOM_BYTES ? MEMORY : tmpdir(), 'ilera-'));
}

/** The embedded database of a folder, migrated; without a folder it has a temporary one until it is closed. */
export async function connectEmbedded(
  folder: string | null,
  migrations: string,
  options: ConnectOptions = {},
): Promise<Connected> {
  const passing = folder === null ? await temporaryFolder() : null;
  const clear = async () => {
    if (passing !== null) await rm(passing, { recursive: true, force: true });
  };
  const home = folder ?? path.join(passing ?? '', 'database');
  try {
    await createWhole(home, migrations);
    const connected = await openEmbedded(home, options);
    await migrate(connected.database, migrations);
    return {
      ...connected,
      async close() {
        await connected.close();
        await clear();
      },
    };
  } catch (error) {
    await clear();
    throw error;
  }
}

// lite serialises JSON itself, and the driver would do it again.
const jsonAsGiven = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
});

const instant = (oid: number) => ({ to: oid, from: [oid], serialize: (value: unknown) => value, parse: asInstant });

/** The driver waits forever for a session that is returned after it was told to end. This waits for the ones in use. */
function watchLent(postgres: Sql): () => Promise<void> {
  const lent = new Set<Promise<void>>();
  const reserve = postgres.reserve.bind(postgres);
  postgres.reserve = async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    lent.add(promise);
    void promise.then(() => lent.delete(promise));
    try {
      const session = await reserve();
      const release = session.release.bind(session);
      session.release = () => {
        release();
        resolve();
      };
      return session;
    } catch (error) {
      resolve();
      throw error;
    }
  };
  return async () => {
    while (lent.size > 0) await Promise.all(lent);
  };
}

const isSeveral = (results: RowList<Row[]> | RowList<Row[]>[]): results is RowList<Row[]>[] =>
  results.every((rows) => Array.isArray(rows));

/** One result per statement that returns rows; the last result belongs to the last statement. */
async function inOneMessage(session: ReservedSql, text: string): Promise<RowList<Row[]>[]> {
  try {
    // Its types allow only one statement.
    const results = (await session.unsafe(text).simple()) as unknown as RowList<Row[]> | RowList<Row[]>[];
    return isSeveral(results) ? results : [results];
  } catch (error) {
    await session.unsafe('rollback');
    throw error;
  }
}

export async function connectServer(
  url: string,
  migrations: string,
  { statementSeconds = STATEMENT_SECONDS }: ConnectOptions = {},
): Promise<Connected> {
  const lite = createPostgresConnection({
    url,
    postgresOptions: {
      max: 10,
      onnotice() {},
      types: {
        json: jsonAsGiven(114),
        jsonb: jsonAsGiven(3802),
        timestamp: instant(1114),
        timestamptz: instant(1184),
      },
      connection: { statement_timeout: statementSeconds * 1000 },
    },
  });
  const postgres = lite.driver;
  const allGivenBack = watchLent(postgres);
  async function reserved<T>(work: (session: ReservedSql) => Promise<T>): Promise<T> {
    const session = await postgres.reserve();
    try {
      return await work(session);
    } finally {
      session.release();
    }
  }
  const database = databaseOver(lite.kysely, {
    exec: (text) =>
      reserved(async (session) => {
        await session.unsafe(`set statement_timeout = ${INTERNAL_LIMIT_MS}`);
        try {
          return await inOneMessage(session, text);
        } finally {
          await session.unsafe('reset statement_timeout');
        }
      }),
    transact: (text) =>
      reserved(async (session) => {
        const results = await inOneMessage(session, text);
        if (results.at(-1)?.command !== 'COMMIT') throw new Error(NOT_COMMITTED);
        return results;
      }),
    async listen(channel, listener) {
      const listening = await postgres.listen(channel, listener);
      return () => listening.unlisten();
    },
  });
  await applyPlatform(database);
  await migrate(database, migrations);
  return {
    lite,
    database,
    async close() {
      await allGivenBack();
      await lite.close();
    },
  };
}
