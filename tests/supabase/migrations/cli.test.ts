import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPostgres, startPostgres } from '../../support/postgres.ts';
import type { Postgres } from '../../support/postgres.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
// Of the CLI's 3.x only the Linux binary installs everywhere; elsewhere the variable names one, or this is not proven.
const CLI = process.env['SUPABASE_CLI'] ?? path.join(ROOT, 'node_modules/@supabase/cli-linux-x64/bin/supabase');
const provable = hasPostgres && existsSync(CLI);
const run = promisify(execFile);

/**
 * What `postgres` is on a hosted project: not a superuser, and not the owner of auth, storage and realtime. There an
 * extension of the server lets it write policies on three tables of others; here it owns those.
 */
const HOSTED_ROLE = `
  create role hosted login createrole createdb bypassrls;
  grant anon, authenticated, service_role, authenticator to hosted with admin option;
  grant create on database postgres to hosted;
  alter schema public owner to hosted;
  alter publication supabase_realtime owner to hosted;
  grant usage, create on schema extensions to hosted;
  grant usage on schema auth, storage, realtime to hosted;
  alter table storage.objects owner to hosted;
  alter table storage.buckets owner to hosted;
  alter table realtime.messages owner to hosted;
  grant all on all tables in schema auth, storage, realtime to hosted;
  grant all on all sequences in schema auth, storage, realtime to hosted;
  grant all on all functions in schema auth, storage, realtime to hosted;
  alter default privileges for role hosted in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges for role hosted in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges for role hosted in schema public grant all on sequences to anon, authenticated, service_role;
`;

if (!provable)
  process.stderr.write('\n*** NO POSTGRESQL 15 OR NO SUPABASE CLI: the push is NOT PROVEN in this run ***\n\n');

describe.skipIf(!provable)('the Supabase CLI on a real PostgreSQL', () => {
  let server: Postgres | null = null;
  let home = '';
  let url = '';
  const supabase = (...parameters: string[]) =>
    run(CLI, parameters, {
      cwd: ROOT,
      maxBuffer: 16 * 1024 * 1024,
      env: { ...process.env, HOME: home, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1', PGSSLMODE: 'disable' },
    });

  beforeAll(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'cli-home-'));
    server = await startPostgres();
    const address = new URL(server?.url ?? '');
    const admin = postgres(address.href, { max: 1, onnotice() {} });
    await admin.unsafe(await readFile(path.join(ROOT, 'supabase/local/database/platform.sql'), 'utf8'));
    await admin.unsafe(HOSTED_ROLE);
    await admin.end();
    address.username = 'hosted';
    address.password = 'hosted';
    address.searchParams.set('sslmode', 'disable');
    url = address.href;
  });
  afterAll(async () => {
    await server?.stop();
    await rm(home, { recursive: true, force: true });
  });

  it('pushes the migrations without a superuser', async () => {
    await supabase('db', 'push', '--db-url', url, '--yes');
    const sql = postgres(url, { max: 1 });
    const [role] = await sql`select rolsuper from pg_roles where rolname = current_user`;
    expect(role).toEqual({ rolsuper: false });
    const [pushed] = await sql`select count(*)::int as n from supabase_migrations.schema_migrations`;
    expect(pushed?.['n']).toBeGreaterThan(15);
    const open = await sql`select tablename from pg_tables where schemaname = 'public' and not rowsecurity`;
    expect([...open]).toEqual([]);
    await sql.end();
  });

  // `vitest -u` writes them anew.
  it('generates the types that are in use', async () => {
    const { stdout } = await supabase('gen', 'types', '--lang=typescript', '--db-url', url, '--schema', 'public');
    expect(stdout).toContain('meal_plans');
    await expect(stdout).toMatchFileSnapshot(path.join(ROOT, 'supabase/types.ts'));
  });
});
