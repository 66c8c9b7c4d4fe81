import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import type { Connection } from '@supabase/lite';
import { databaseOver } from './database.ts';
import type { Database } from './database.ts';
import { fifoKysely } from './fifo-dialect.ts';

/** The connection that REST is served from, and the same one as the rest of the stack sees it. */
export interface Connected {
  lite: Connection;
  database: Database;
  close(): Promise<void>;
}

export async function connectEmbedded(dataDir: string | null, snapshot?: Blob): Promise<Connected> {
  const lite = await createPgliteConnection({
    ...(dataDir === null ? {} : { url: dataDir }),
    pgliteOptions: { extensions: { uuid_ossp, pgcrypto }, ...(snapshot ? { loadDataDir: snapshot } : {}) },
  });
  const postgres = lite.driver;
  await postgres.waitReady;
  const kysely = fifoKysely(postgres);
  lite.kysely = kysely;
  const database = databaseOver(kysely, {
    exec: (text) =>
      kysely.connection().execute(async () => {
        await postgres.exec(text);
      }),
    listen: (channel, heard) => postgres.listen(channel, heard),
  });
  return { lite, database, close: () => lite.close() };
}

// lite serialises json itself, and the driver would do it a second time.
const jsonAsGiven = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
});

export async function connectServer(url: string): Promise<Connected> {
  const lite = createPostgresConnection({
    url,
    postgresOptions: { max: 10, onnotice() {}, types: { json: jsonAsGiven(114), jsonb: jsonAsGiven(3802) } },
  });
  const postgres = lite.driver;
  const database = databaseOver(lite.kysely, {
    async exec(text) {
      await postgres.unsafe(text).simple();
    },
    async listen(channel, heard) {
      const { unlisten } = await postgres.listen(channel, heard);
      return unlisten;
    },
  });
  return { lite, database, close: () => lite.close() };
}
