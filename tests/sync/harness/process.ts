import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Tally } from './campaign.ts';

const MAIN = path.join(import.meta.dirname, 'main.ts');

export interface Said {
  /** Of all that was played; the last that is said. */
  tally?: Tally;
  points?: number;
  done?: number;
  seed?: number;
  line?: string;
}

/**
 * Plays in a process of its own, because schedules hold the clock and the timers of a process in their hands. One that
 * dies before it has said what it found is no campaign.
 */
export async function* playApart(args: readonly string[]): AsyncGenerator<Said> {
  const main = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=64', MAIN, ...args];
  const child = spawn(process.execPath, main, { stdio: ['ignore', 'pipe', 'inherit'] });
  let isWhole = false;
  for await (const line of createInterface({ input: child.stdout })) {
    const said = JSON.parse(line) as Said;
    isWhole ||= said.tally !== undefined || said.points !== undefined;
    yield said;
  }
  if (!isWhole) throw new Error(`the process that played ${args.join(' ')} died`);
}
