import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onceAcrossProcesses } from './once.ts';
import { openPglite, dumpPglite } from './pglite.ts';
import { openPostgres } from './postgres-database.ts';
import { hasPostgres } from './postgres.ts';
import { readSchema } from './schema.ts';
import { SIGNED_IN } from './session.ts';
import type { Engine, TestDatabase } from './session.ts';

export type { Engine, Queries, Row, TestDatabase } from './session.ts';

export interface OpenOptions {
  engine: Engine;
  /** The migrations to apply, by their names; all of them where it is not given. */
  migrations?: RegExp;
}

/** What the product runs on, and whatever of it is here: sync and the doors of the stack, `describe.each(everyEngine)`. */
export const everyEngine: Engine[] = hasPostgres ? ['pglite', 'postgres'] : ['pglite'];

/**
 * What an area of the product is proven on: `describe.each(engines)`. PostgreSQL alone where it is here, as a copy of it
 * takes a tenth of what a PGlite takes; `ENGINES=every` takes both. A suite that names an engine meets that one.
 */
export const engines: Engine[] = process.env['ENGINES'] === 'every' ? everyEngine : everyEngine.slice(-1);

const CACHE = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'ilera-test-database');

/** A fresh database of its own with the platform and the migrations in it. */
export async function openTestDatabase(options: OpenOptions): Promise<TestDatabase> {
  const db = await openEmpty(options);
  await db.exec(SIGNED_IN);
  return db;
}

async function openEmpty(options: OpenOptions): Promise<TestDatabase> {
  const schema = await readSchema(options.migrations);
  if (options.engine === 'postgres') return openPostgres(schema);
  const dump = join(CACHE, `${schema.hash}.tar`);
  await onceAcrossProcesses(dump, async () => {
    await writeFile(`${dump}.new`, await dumpPglite(schema));
    await rename(`${dump}.new`, dump);
  });
  return openPglite(await readFile(dump));
}
