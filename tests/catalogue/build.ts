import { PGlite } from '@electric-sql/pglite';
import { pgcrypto } from '@electric-sql/pglite/contrib/pgcrypto';
import { uuid_ossp } from '@electric-sql/pglite/contrib/uuid_ossp';
import { connect } from '../support/postgres-database.ts';
import { startPostgres } from '../support/postgres.ts';
import { applySchema } from '../support/schema.ts';
import type { Schema } from '../support/schema.ts';
import { catalogueOf } from './catalogue.ts';
import type { Texts } from './catalogue.ts';

export interface Session {
  query(sql: string): Promise<Texts[]>;
  exec(sql: string): Promise<unknown>;
  close(): Promise<unknown>;
}

/** So that the jobs which migrations schedule where pg_cron is installed are rows to compare. */
const CRON = `
  create schema cron;
  create table cron.job (jobname text primary key, schedule text, command text);
  create function cron.schedule(name text, schedule text, command text) returns void language sql as
    $$ insert into cron.job values (name, schedule, command) $$;
  set allow_system_table_mods = on;
  insert into pg_extension (oid, extname, extowner, extnamespace, extrelocatable, extversion)
  values (99999, 'pg_cron', 10, 'cron'::regnamespace, false, '0');
  reset allow_system_table_mods;`;

async function openPostgres(): Promise<Session> {
  const server = await startPostgres();
  if (server === null) throw new Error('PostgreSQL 15 is not installed.');
  const sql = connect(server.url, 1);
  return {
    query: async (text) => [...(await sql.unsafe<Texts[]>(text))],
    exec: (text) => sql.unsafe(text),
    async close() {
      await sql.end();
      await server.stop();
    },
  };
}

export async function openEmbedded(): Promise<Session> {
  const pglite = await PGlite.create({ extensions: { uuid_ossp, pgcrypto } });
  return {
    query: async (text) => (await pglite.query<Texts>(text)).rows,
    exec: (text) => pglite.exec(text),
    close: () => pglite.close(),
  };
}

/** Each database that the migrations have to work on, and how to open an empty one. */
export const DATABASES: Record<string, () => Promise<Session>> = {
  'PostgreSQL 15': openPostgres,
  'the embedded database': openEmbedded,
};

/** A database with the schema in it. */
export async function build(open: () => Promise<Session>, schema: Schema): Promise<Session> {
  const session = await open();
  try {
    await session.exec(CRON);
    await applySchema(schema, (sql) => session.exec(sql));
    return session;
  } catch (error) {
    await session.close();
    throw error;
  }
}

export async function catalogueFrom(open: () => Promise<Session>, schema: Schema): Promise<string[]> {
  const session = await build(open, schema);
  try {
    return await catalogueOf((sql) => session.query(sql));
  } finally {
    await session.close();
  }
}
