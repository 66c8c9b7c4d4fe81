import { together } from './harness/campaign.ts';
import type { Tally } from './harness/campaign.ts';
import { playApart } from './harness/process.ts';
import type { Said } from './harness/process.ts';

export interface Played {
  tally: Tally;
  points: number;
  complaints: string[];
}

async function all(args: readonly string[]): Promise<Said[]> {
  const said: Said[] = [];
  for await (const each of playApart(args)) said.push(each);
  return said;
}

export async function played(...runs: (readonly string[])[]): Promise<Played> {
  const said = (await Promise.all(runs.map(all))).flat();
  return {
    tally: together(said.flatMap(({ tally }) => (tally ? [tally] : []))),
    points: said.reduce((sum, { points }) => sum + (points ?? 0), 0),
    complaints: said.flatMap(({ seed, line }) => (line === undefined ? [] : [`seed ${seed}: ${line}`])),
  };
}
