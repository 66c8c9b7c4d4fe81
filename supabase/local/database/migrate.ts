import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from './database.ts';

const MIGRATION = /^(\d{14})_(.+)\.sql$/;
export const PLATFORM = new URL('platform.sql', import.meta.url);

const HISTORY = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  );`;

/** What the platform has gained since the older data folders were made. */
const LATER = `
  alter table auth.one_time_tokens
    add column if not exists sign_up jsonb,
    drop constraint if exists one_time_tokens_user_id_token_type_key;
  create unique index if not exists one_time_tokens_of_a_kind
    on auth.one_time_tokens (user_id, token_type) where sign_up is null;
  create index if not exists one_time_tokens_user_id on auth.one_time_tokens (user_id);`;

export async function layPlatform(database: Database): Promise<void> {
  const [found] = await database.query<{ present: boolean }>(`select to_regclass('auth.users') is not null as present`);
  if (!found?.present) await database.exec(await readFile(PLATFORM, 'utf8'));
}

export interface Migration {
  file: string;
  path: string;
  version: string;
  name: string;
}

export async function migrationsIn(folder: string): Promise<Migration[]> {
  return (await readdir(folder)).toSorted().flatMap((file) => {
    const [, version, name] = MIGRATION.exec(file) ?? [];
    return version && name ? [{ file, path: path.join(folder, file), version, name }] : [];
  });
}

/** Applies what is new in the folder, a transaction each, in the bookkeeping of the Supabase CLI. */
export async function migrate(database: Database, folder: string): Promise<string[]> {
  await database.exec(HISTORY);
  await database.exec(LATER);
  const rows = await database.query<{ version: string }>('select version from supabase_migrations.schema_migrations');
  const done = new Set(rows.map((row) => row.version));
  const wanted = (await migrationsIn(folder)).filter(({ version }) => !done.has(version));
  for (const migration of wanted) await applyMigration(database, migration);
  return wanted.map(({ file }) => file);
}

async function applyMigration(database: Database, migration: Migration): Promise<void> {
  const { file, version, name } = migration;
  const sql = await readFile(migration.path, 'utf8');
  const record = `insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}');`;
  try {
    await database.exec(`begin;\n${sql}\n;${record}\ncommit;`);
  } catch (error) {
    throw new Error(`Migration ${file} failed: ${(error as Error).message}`, { cause: error });
  }
}
