import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from './free-port.ts';
import { onceAcrossProcesses } from './once.ts';

/** A cluster of its own in a temporary folder, on a spare port, without durability: it lives for one test run. */
export interface Postgres {
  url: string;
  stop: () => Promise<void>;
}

/** The run's folder, handed from the global setup to every worker. */
export const RUN_FOLDER = 'TEST_POSTGRES_FOLDER';
export const RUN_OWNER = 'TEST_POSTGRES_OWNER';

const BINARIES = [
  '/usr/lib/postgresql/15/bin',
  '/usr/local/opt/postgresql@15/bin',
  '/opt/homebrew/opt/postgresql@15/bin',
];
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'shared_buffers=256MB',
  'max_connections=120',
  'max_wal_size=4GB',
  'checkpoint_timeout=1h',
  'autovacuum_naptime=10min',
  'log_min_messages=fatal',
];

const run = promisify(execFile);
const binaries = BINARIES.find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
const isRoot = process.getuid?.() === 0;

export const hasPostgres = binaries !== null;

let missingWasSaid = false;

/** Starts a PostgreSQL 15 that the caller stops; null, and one loud line a process, where its binaries are missing. */
export async function startPostgres(): Promise<Postgres | null> {
  if (binaries === null) {
    sayMissing();
    return null;
  }
  const folder = await makeFolder();
  const url = await startIn(folder);
  return { url, stop: () => stopIn(folder) };
}

/**
 * The PostgreSQL of this worker for the whole run, started when first asked for; null where its binaries are missing.
 * One a worker: transactions of all databases of a cluster share the commit horizon, and so would their tests.
 */
export async function sharedPostgres(): Promise<string | null> {
  if (binaries === null) {
    sayMissing();
    return null;
  }
  const folder = await workerFolder();
  const urlFile = join(folder, 'url');
  await onceAcrossProcesses(urlFile, async () => {
    await writeFile(`${urlFile}.new`, await startIn(folder));
    await rename(`${urlFile}.new`, urlFile);
  });
  return readFile(urlFile, 'utf8');
}

export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  await giveToServer(folder);
  return folder;
}

async function giveToServer(folder: string): Promise<void> {
  if (isRoot) {
    const [uid, gid] = await Promise.all([accountNumber('-u'), accountNumber('-g')]);
    await chown(folder, uid, gid);
  }
  await chmod(folder, 0o755);
}

async function workerFolder(): Promise<string> {
  const ofRun = process.env[RUN_FOLDER];
  if (ofRun === undefined) return ownRunFolder();
  const folder = join(ofRun, `worker-${process.env['VITEST_POOL_ID'] ?? '0'}`);
  await mkdir(folder, { recursive: true });
  await giveToServer(folder);
  return folder;
}

/** Ends every cluster of the run. */
export async function stopRun(folder: string): Promise<void> {
  for (const worker of await readdir(folder)) await stopIn(join(folder, worker));
  await rm(folder, { recursive: true, force: true });
}

async function stopIn(folder: string): Promise<void> {
  if (existsSync(join(folder, 'data', 'postmaster.pid'))) await asServer('pg_ctl', stopArguments(folder));
  await rm(folder, { recursive: true, force: true });
}

async function startIn(folder: string): Promise<string> {
  const data = join(folder, 'data');
  const port = await freePort();
  await asServer('initdb', [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  const settings = [...SETTINGS, `port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
  const options = settings.map((setting) => `-c ${setting}`).join(' ');
  await asServer('pg_ctl', ['-D', data, '-w', '-t', '60', '-l', join(folder, 'log'), '-o', options, 'start']);
  endWith(Number(process.env[RUN_OWNER] ?? process.pid), folder);
  return `postgres://postgres@127.0.0.1:${port}/postgres`;
}

const stopArguments = (folder: string): string[] => ['-D', join(folder, 'data'), '-m', 'immediate', '-w', 'stop'];

/** PostgreSQL refuses to run as root; a run as root starts it as the system's postgres account. */
function serverCommand(program: string, parameters: string[]): [string, string[]] {
  const path = join(binaries ?? '', program);
  return isRoot ? ['runuser', ['-u', 'postgres', '--', path, ...parameters]] : [path, parameters];
}

async function asServer(program: string, parameters: string[]): Promise<void> {
  const [command, all] = serverCommand(program, parameters);
  await run(command, all, { cwd: tmpdir(), env: { ...process.env, LC_ALL: 'C.UTF-8' } });
}

async function accountNumber(flag: '-u' | '-g'): Promise<number> {
  const { stdout } = await run('id', [flag, 'postgres']);
  return Number(stdout.trim());
}

let ownFolder: Promise<string> | null = null;

/** Without the global setup each worker has a cluster of its own. */
function ownRunFolder(): Promise<string> {
  ownFolder ??= makeFolder();
  return ownFolder;
}

/** Ends the cluster when the process that uses it is gone, however it went: workers are killed, not asked to exit. */
function endWith(pid: number, folder: string): void {
  const [command, parameters] = serverCommand('pg_ctl', stopArguments(folder));
  const script =
    'pid=$1; folder=$2; shift 2; while kill -0 "$pid" && [ -d "$folder" ]; do sleep 1; done; "$@"; rm -rf "$folder"';
  const all = ['-c', script, 'sh', String(pid), folder, command, ...parameters];
  spawn('sh', all, { cwd: tmpdir(), detached: true, stdio: 'ignore' }).unref();
}

function sayMissing(): void {
  if (missingWasSaid) return;
  missingWasSaid = true;
  process.stderr.write('\n*** PostgreSQL 15 IS NOT INSTALLED: every test on a real PostgreSQL is SKIPPED ***\n\n');
}
