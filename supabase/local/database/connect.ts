import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import type { Connection } from '@supabase/lite';
import type { Sql } from 'postgres';
import { databaseOver } from './database.ts';
import type { Database } from './database.ts';
import { fifoKysely } from './fifo-dialect.ts';
import { layPlatform, migrate } from './migrate.ts';
import { snapshotOf } from './snapshot.ts';

/** The connection that REST is served from, and the same one as the rest of the stack sees it. */
export interface Connected {
  lite: Connection;
  database: Database;
  close: () => Promise<void>;
}

interface Embedded extends Connected {
  dump: () => Promise<Blob>;
}

async function openEmbedded(folder: string | null, snapshot?: Blob): Promise<Embedded> {
  const lite = await createPgliteConnection({
    ...(folder === null ? {} : { url: folder }),
    pgliteOptions: { extensions: { uuid_ossp, pgcrypto }, ...(snapshot ? { loadDataDir: snapshot } : {}) },
  });
  const postgres = lite.driver;
  await postgres.waitReady;
  const kysely = fifoKysely(postgres);
  lite.kysely = kysely;
  const database = databaseOver(kysely, {
    exec: (text) =>
      kysely.connection().execute(async () => {
        try {
          return (await postgres.exec(text)).map(({ rows }) => rows);
        } catch (error) {
          await postgres.exec('rollback');
          throw error;
        }
      }),
    listen: (channel, heard) => postgres.listen(channel, heard),
  });
  return { lite, database, close: () => lite.close(), dump: () => postgres.dumpDataDir('none') };
}

/** Empty but for what the platform and the migrations put there. */
function migratedSnapshot(migrations: string): Promise<Blob> {
  return snapshotOf(migrations, async () => {
    const { database, dump, close } = await openEmbedded(null);
    try {
      await layPlatform(database);
      await migrate(database, migrations);
      return await dump();
    } finally {
      await close();
    }
  });
}

/** A database that a killed start left half made would never open again, so it gets its name when it is whole. */
async function createWhole(folder: string, migrations: string): Promise<void> {
  if (existsSync(folder)) return;
  const draft = `${folder}.draft`;
  const { close } = await openEmbedded(draft, await migratedSnapshot(migrations));
  await close();
  await rename(draft, folder);
}

/** The embedded database of a folder, migrated; without a folder it lives in memory. */
export async function connectEmbedded(folder: string | null, migrations: string): Promise<Connected> {
  if (folder !== null) await createWhole(folder, migrations);
  const connected = await openEmbedded(folder, folder === null ? await migratedSnapshot(migrations) : undefined);
  await migrate(connected.database, migrations);
  return connected;
}

// lite serialises json itself, and the driver would do it a second time.
const jsonAsGiven = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
});

/**
 * The driver waits for ever for a session that is given back after it was told to end. What this answers with waits for
 * those that are lent.
 */
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

export async function connectServer(url: string, migrations: string): Promise<Connected> {
  const lite = createPostgresConnection({
    url,
    postgresOptions: { max: 10, onnotice() {}, types: { json: jsonAsGiven(114), jsonb: jsonAsGiven(3802) } },
  });
  const postgres = lite.driver;
  const allGivenBack = watchLent(postgres);
  const database = databaseOver(lite.kysely, {
    async exec(text) {
      const session = await postgres.reserve();
      try {
        const results = await session.unsafe(text).simple();
        return results.every((rows) => Array.isArray(rows)) ? results : [results];
      } catch (error) {
        await session.unsafe('rollback');
        throw error;
      } finally {
        session.release();
      }
    },
    async listen(channel, heard) {
      const listening = await postgres.listen(channel, heard);
      return () => listening.unlisten();
    },
  });
  await layPlatform(database);
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
