import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onceAcrossProcesses } from './once.ts';
import { openPglite, dumpPglite } from './pglite.ts';
import { openPostgres } from './postgres-database.ts';
import { hasPostgres } from './postgres.ts';
import { readSchema } from './schema.ts';

export type Engine = 'pglite' | 'postgres';
export type Row = Record<string, unknown>;
/** A user's id, or one of the roles that are nobody in particular. */
export type Caller = string;

export interface Queries {
  query: <T extends Row = Row>(sql: string, params?: unknown[]) => Promise<T[]>;
  exec: (sql: string) => Promise<void>;
}

export interface TestDatabase extends Queries {
  engine: Engine;
  /** Where a second session can connect; null on PGlite, which has only one. */
  url: string | null;
  /** Runs `fn` in one transaction as PostgREST would for this caller, and commits. */
  as: <T>(caller: Caller, fn: (db: Queries) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

export interface OpenOptions {
  engine: Engine;
  /** The last migration to apply; all of them where it is not given. */
  through?: string;
}

/** The engines that can be tested here: `describe.each(engines)`. */
export const engines: Engine[] = hasPostgres ? ['pglite', 'postgres'] : ['pglite'];

const CACHE = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'ilera-test-database');

/** A fresh database of its own with the platform and the migrations in it. */
export async function openTestDatabase(options: OpenOptions): Promise<TestDatabase> {
  const schema = await readSchema(options.through);
  if (options.engine === 'postgres') return openPostgres(schema);
  const dump = join(CACHE, `${schema.hash}.tar`);
  await onceAcrossProcesses(dump, async () => {
    await writeFile(`${dump}.new`, await dumpPglite(schema));
    await rename(`${dump}.new`, dump);
  });
  return openPglite(await readFile(dump));
}

/** What PostgREST sets for a request: the role of the token, and its claims. */
export function claimsOf(caller: Caller): { role: string; claims: string } {
  if (caller === 'anon' || caller === 'service_role') return { role: caller, claims: JSON.stringify({ role: caller }) };
  return { role: 'authenticated', claims: JSON.stringify({ sub: caller, role: 'authenticated' }) };
}
