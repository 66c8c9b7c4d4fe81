import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { constants, cpSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../support/free-port.ts';

export interface House {
  url: string;
  stop(): Promise<void>;
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const PREPARED = 'PREPARED_HOUSE';

/** What is made once for all processes of a run, null outside of one. */
export const preparedIn = (name: string): string | null => {
  const folder = process.env[PREPARED];
  return folder === undefined ? null : path.join(folder, name);
};

// More than a thousand small files: one by one through the thread pool they take ten times the processor.
export const copyAll = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });

/** False where it ended before: another process took the port first. */
async function answers(url: string, child: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + 240_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) return false;
    const answer = await fetch(`${url}/_local`).catch(() => null);
    if (answer?.ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The stack did not answer.');
}

async function run(dataDir: string, appDir: string, tries = 3): Promise<House> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'supabase/local/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), APP_DIR: appDir, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  };
  try {
    if (await answers(url, child)) return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
  if (tries === 1) throw new Error('The stack ended before it answered.');
  return run(dataDir, appDir, tries - 1);
}

const HISTORY_DAYS = 45;

/** Half a year of one client's meals and workouts is most of what each new device of a test fetches and stores. */
async function shortenHistory(url: string, dataDir: string): Promise<void> {
  const { serviceKey } = JSON.parse(readFileSync(path.join(dataDir, 'keys.json'), 'utf8')) as { serviceKey: string };
  const first = new Date(Date.now() - HISTORY_DAYS * 86_400_000).toISOString().slice(0, 10);
  // Of the days that make a streak, the water stays, and the workouts themselves.
  const old = { meal_plans: 'date', workout_sets: 'completed_at' };
  for (const [table, moment] of Object.entries(old)) {
    const answer = await fetch(`${url}/rest/v1/${table}?${moment}=lt.${first}`, {
      method: 'DELETE',
      headers: { apikey: serviceKey, authorization: `Bearer ${serviceKey}` },
    });
    if (!answer.ok) throw new Error(`${table} was not shortened: ${answer.status} ${await answer.text()}`);
  }
}

/** Makes the demo accounts and their records, for the houses of this process and of those it begins. */
export async function prepareHouses(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'houses-'));
  const dataDir = path.join(folder, 'data');
  const house = await run(dataDir, 'dist');
  await shortenHistory(house.url, dataDir);
  await house.stop();
  process.env[PREPARED] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/** The built app and its stack as `npm start` runs them, in a process and a data folder of their own. */
export async function startHouse(appDir = 'dist'): Promise<House> {
  const home = await mkdtemp(path.join(tmpdir(), 'house-'));
  const dataDir = path.join(home, 'data');
  const prepared = preparedIn('data');
  if (prepared) copyAll(prepared, dataDir);
  const house = await run(dataDir, appDir);
  return {
    url: house.url,
    async stop() {
      await house.stop();
      await rm(home, { recursive: true, force: true });
    },
  };
}
