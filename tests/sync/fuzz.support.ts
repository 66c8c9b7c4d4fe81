import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { together } from './harness/campaign.ts';
import type { Tally } from './harness/campaign.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..');
const NODE = path.join(ROOT, 'node_modules/.bin/node');
const MAIN = 'tests/sync/harness/main.ts';

interface Said {
  tally?: Tally;
  points?: number;
  seed?: number;
  line?: string;
}

export interface Played {
  tally: Tally;
  points: number;
  complaints: string[];
}

async function playOne(args: readonly string[]): Promise<Said[]> {
  const child = spawn(NODE, ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=64', MAIN, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said: Said[] = [];
  for await (const line of createInterface({ input: child.stdout })) said.push(JSON.parse(line) as Said);
  return said;
}

/** Schedules run in processes of their own: they hold the clock and the timers of a process in their hands. */
export async function played(...runs: (readonly string[])[]): Promise<Played> {
  const said = (await Promise.all(runs.map(playOne))).flat();
  return {
    tally: together(said.flatMap(({ tally }) => (tally ? [tally] : []))),
    points: said.reduce((sum, { points }) => sum + (points ?? 0), 0),
    complaints: said.flatMap(({ seed, line }) => (line === undefined ? [] : [`seed ${seed}: ${line}`])),
  };
}
