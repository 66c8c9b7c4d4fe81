import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { connectEmbedded } from '../../../supabase/local/database/connect.ts';
import { OtherMigrations } from '../../../supabase/local/database/migrate.ts';
import { freePort } from '../../support/free-port.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const FIRST = 'create table public.first (id int);';
const SECOND = 'create table public.second (id int);';

async function tempFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function migrationsOf(files: Record<string, string>): Promise<string> {
  const folder = path.join(await tempFolder(), 'migrations');
  await mkdir(folder);
  for (const [name, sql] of Object.entries(files)) await writeFile(path.join(folder, name), sql);
  return folder;
}

async function open(data: string, files: Record<string, string>): Promise<string[]> {
  const { database, close } = await connectEmbedded(path.join(data, 'database'), await migrationsOf(files));
  try {
    const tables = await database.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    return tables.map(({ name }) => name);
  } finally {
    await close();
  }
}

test('a data folder takes migrations that are new, and none of another past', async () => {
  const data = await tempFolder();
  expect(await open(data, { '20260101000001_first.sql': FIRST })).toEqual(['first']);
  const both = { '20260101000001_first.sql': FIRST, '20260101000002_second.sql': SECOND };
  expect(await open(data, both)).toEqual(['first', 'second']);
  expect(await open(data, both)).toEqual(['first', 'second']);

  const folded = { '20260101010101_both.sql': `${FIRST}\n${SECOND}` };
  await expect(open(data, folded)).rejects.toThrow(OtherMigrations);
  const edited = { ...both, '20260101000001_first.sql': 'create table public.first (id bigint);' };
  await expect(open(data, edited)).rejects.toThrow('20260101000001 differs');
  await expect(open(data, { '20260101000001_first.sql': FIRST })).rejects.toThrow('20260101000002 differs');
  expect(await open(data, both)).toEqual(['first', 'second']);
}, 300_000);

test('whoever starts on such a folder is told what to do, and keeps it until he does it', async () => {
  const data = await tempFolder();
  await open(data, { '20260101000000_sync_core.sql': FIRST });
  const port = await freePort();
  const run = async (script: string): Promise<{ code: number | null; said: string }> => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
      cwd: ROOT,
      env: {
        ...process.env,
        DATA_DIR: data,
        PORT: String(port),
        SERVE_APP: 'no',
        SEED: 'no',
      },
    });
    onTestFinished(() => void child.kill());
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += String(part)));
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
    return { code, said };
  };
  const { code, said } = await run('supabase/local/main.ts');
  expect(said).toMatch(/^The data was made by other migrations .*`npm run reset`.*\n$/);
  expect(code).toBe(1);
  expect(await open(data, { '20260101000000_sync_core.sql': FIRST })).toEqual(['first']);
  expect((await run('supabase/local/reset.ts')).code).toBe(0);
  expect(await readdir(data)).toEqual([]);
}, 300_000);
