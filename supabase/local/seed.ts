import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Handler, StackContext } from './context.ts';

/** A line of accounts.json. */
export interface SeedAccount {
  id: string;
  role: string;
  name: string;
  email: string;
  password: string;
  metadata: Record<string, unknown>;
}

const STATE = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);`;
const WHOLE = 'whole';

export async function readAccounts(folder: string): Promise<SeedAccount[]> {
  const text = await readFile(path.join(folder, 'accounts.json'), 'utf8').catch(() => '[]');
  return JSON.parse(text) as SeedAccount[];
}

/** Through the admin API with the service key, as any server would. */
async function createAccount({ settings }: StackContext, auth: Handler, account: SeedAccount): Promise<void> {
  const { id, email, password, metadata } = account;
  const request = new Request(`${settings.url}/auth/v1/admin/users`, {
    method: 'POST',
    headers: { apikey: settings.serviceKey, 'content-type': 'application/json' },
    body: JSON.stringify({ id, email, password, email_confirm: true, user_metadata: metadata }),
  });
  const answer = await auth(request, { address: '127.0.0.1' });
  if (!answer.ok) throw new Error(`The demo account ${email} could not be made: ${await answer.text()}`);
}

/**
 * Puts the demo data, dated relative to today, into a new database. An interrupted seeding continues where it stopped;
 * a complete one is never repeated, so that deletions by people last.
 */
export async function seed(context: StackContext, auth: Handler, folder: string): Promise<void> {
  const { database } = context;
  await database.exec(STATE);
  const rows = await database.query<{ path: string }>('select path from supabase_migrations.seed_files');
  const done = new Set(rows.map((row) => row.path));
  if (done.has(WHOLE)) return;

  const there = await database.query<{ id: string }>('select id from auth.users');
  const known = new Set(there.map((user) => user.id));
  const missing = (await readAccounts(folder)).filter(({ id }) => !known.has(id));
  await Promise.all(missing.map((account) => createAccount(context, auth, account)));

  const files = await readdir(folder).catch(() => [] as string[]);
  for (const file of files.filter((name) => name.endsWith('.sql')).toSorted()) {
    if (done.has(file)) continue;
    await runFile(context, path.join(folder, file));
  }
  await database.query(`insert into supabase_migrations.seed_files (path, hash) values ($1, '')`, [WHOLE]);
}

async function runFile({ database }: StackContext, file: string): Promise<void> {
  const name = path.basename(file);
  const sql = await readFile(file, 'utf8');
  const record = `insert into supabase_migrations.seed_files (path, hash) values ('${name.replaceAll("'", "''")}', '');`;
  try {
    await database.exec(`begin;\n${sql}\n;${record}\ncommit;`);
  } catch (error) {
    throw new Error(`Seed file ${name} failed: ${(error as Error).message}`, { cause: error });
  }
}
