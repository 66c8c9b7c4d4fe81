import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from './database.ts';

const MIGRATION = /^(\d{14})_(.+)\.sql$/;
export const PLATFORM = new URL('platform.sql', import.meta.url);

/** The Supabase CLI's bookkeeping, plus the content of each file when it was applied. */
const HISTORY = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  );
  alter table supabase_migrations.schema_migrations add column if not exists sha256 text;`;

/** Before the first release migrations are edited in place, and nothing can migrate an older database to them. */
export class OtherMigrations extends Error {
  constructor(version: string) {
    super(
      `The data was made by other migrations than those of this version (${version} differs). ` +
        'Run `npm run reset` to begin anew with the demo data; what was entered since is lost. ' +
        'Or set DATA_DIR to another folder and keep this one.',
    );
    this.name = 'OtherMigrations';
  }
}

export async function applyPlatform(database: Database): Promise<void> {
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

interface Text {
  migration: Migration;
  sql: string;
  sha256: string;
}

/** The folder's migrations by version. */
async function readMigrations(folder: string): Promise<Map<string, Text>> {
  const texts = new Map<string, Text>();
  for (const migration of await migrationsIn(folder)) {
    const sql = await readFile(migration.path, 'utf8');
    texts.set(migration.version, { migration, sql, sha256: createHash('sha256').update(sql).digest('hex') });
  }
  return texts;
}

/** Applies new migrations, one transaction each; refuses a database made by other files. */
export async function migrate(database: Database, folder: string): Promise<string[]> {
  await database.exec(HISTORY);
  const applied = await database.query<{ version: string; sha256: string | null }>(
    'select version, sha256 from supabase_migrations.schema_migrations order by version',
  );
  const texts = await readMigrations(folder);
  for (const { version, sha256 } of applied) {
    const text = texts.get(version);
    // Entries by the Supabase CLI or a test have no content to compare.
    if (!text || (sha256 !== null && sha256 !== text.sha256)) throw new OtherMigrations(version);
    texts.delete(version);
  }
  for (const text of texts.values()) await applyMigration(database, text);
  return [...texts.values()].map(({ migration }) => migration.file);
}

async function applyMigration(database: Database, { migration, sql, sha256 }: Text): Promise<void> {
  const { file, version, name } = migration;
  const record = `insert into supabase_migrations.schema_migrations (version, name, sha256)
    values ('${version}', '${name}', '${sha256}');`;
  try {
    await database.exec(`begin;\n${sql}\n;${record}\ncommit;`);
  } catch (error) {
    throw new Error(`Migration ${file} failed: ${(error as Error).message}`, { cause: error });
  }
}
