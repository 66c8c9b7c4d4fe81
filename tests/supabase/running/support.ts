import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const NOWHERE = path.join(tmpdir(), 'no-demo-data');

interface Ended {
  code: number | null;
  said: string;
}

export interface House {
  url: string;
  kill(signal: NodeJS.Signals): void;
  ended: Promise<Ended>;
  /** Answers when it serves; throws what it said where it ended instead. */
  ready(): Promise<{ anonKey: string; accounts: unknown[] }>;
}

export async function tempFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const parent = await mkdtemp(path.join(tmpdir(), 'house-'));
  return { folder: path.join(parent, 'data'), remove: () => rm(parent, { recursive: true, force: true }) };
}

export interface HouseOptions {
  port: number;
  dataDir: string;
  nodeFlags?: string[];
  env?: Record<string, string>;
}

/** `main.ts` in a process of its own, without demo data unless `SEED` says so. */
export function startHouse({ port, dataDir, nodeFlags = [], env = {} }: HouseOptions): House {
  const parameters = ['--disable-warning=ExperimentalWarning', ...nodeFlags, 'supabase/local/main.ts'];
  const settings = { PORT: String(port), DATA_DIR: dataDir, SEED: NOWHERE, ...env };
  const child = spawn(process.execPath, parameters, { cwd: ROOT, env: { ...process.env, ...settings } });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, said }));
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    kill: (signal) => void child.kill(signal),
    ended,
    async ready() {
      for (const deadline = Date.now() + 240_000; Date.now() < deadline && child.exitCode === null; await sleep(50)) {
        const answer = await fetch(`${url}/_local`).catch(() => null);
        if (answer?.ok) return (await answer.json()) as { anonKey: string; accounts: unknown[] };
      }
      throw new Error(`It does not serve. It said: ${said}`);
    },
  };
}
