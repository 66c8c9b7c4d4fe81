import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from './database.ts';

const MIGRATION = /^(\d{14})_(.+)\.sql$/;
const PLATFORM = new URL('platform.sql', import.meta.url);

const HISTORY = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  );`;

export async function layPlatform(database: Database): Promise<void> {
  const [found] = await database.query<{ present: boolean }>(`select to_regclass('auth.users') is not null as present`);
  if (!found?.present) await database.exec(await readFile(PLATFORM, 'utf8'));
}

/** Applies what is new in the folder, a transaction each, in the bookkeeping of the Supabase CLI. */
export async function migrate(database: Database, folder: string): Promise<string[]> {
  await database.exec(HISTORY);
  const rows = await database.query<{ version: string }>('select version from supabase_migrations.schema_migrations');
  const done = new Set(rows.map((row) => row.version));
  const applied: string[] = [];
  for (const file of (await readdir(folder)).toSorted()) {
    const [, version, name] = MIGRATION.exec(file) ?? [];
    if (!version || !name || done.has(version)) continue;
    await applyMigration(database, path.join(folder, file), version, name);
    applied.push(file);
  }
  return applied;
}

async function applyMigration(database: Database, file: string, version: string, name: string): Promise<void> {
  const sql = await readFile(file, 'utf8');
  const record = `insert into supabase_migrations.schema_migrations (version, name) values ('${version}', '${name}');`;
  try {
    await database.exec(`begin;\n${sql}\n;${record}\ncommit;`);
  } catch (error) {
    await database.exec('rollback');
    throw new Error(`Migration ${path.basename(file)} failed: ${(error as Error).message}`, { cause: error });
  }
}
