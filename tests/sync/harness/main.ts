import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { add, campaign, complaintsOf, emptyTally, figuresOf, planFor, play, together } from './campaign.ts';
import type { Tally } from './campaign.ts';
import { everyBreak } from './crash.ts';
import { driverFor } from './drivers.ts';
import { mutatedSql } from './mutation.ts';
import { playApart } from './process.ts';
import type { Said } from './process.ts';
import { watchTheProcess } from './rest.ts';
import { freshDatabase } from './server.ts';
import { shrink } from './shrink.ts';
import { watchIndexedDb } from './storage.ts';
import { openWorld } from './world.ts';
import type { World, WorldOptions } from './world.ts';

// npm run fuzz: many schedules over several processes, or one of them again, told step by step and shrunk.

const { values: given } = parseArgs({
  options: {
    schedules: { type: 'string', default: '10000' },
    first: { type: 'string', default: '1' },
    step: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
    seconds: { type: 'string' },
    seed: { type: 'string' },
    driver: { type: 'string' },
    json: { type: 'string' },
    worker: { type: 'boolean', default: false },
    'until-failure': { type: 'boolean', default: false },
    breaks: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
    stride: { type: 'string', default: '1' },
  },
});

const print = (line: string): void => void process.stdout.write(`${line}\n`);

function keep(figures: Record<string, unknown>): void {
  if (given.json !== undefined) writeFileSync(given.json, `${JSON.stringify(figures, null, 2)}\n`);
}

function* seeds(): Generator<number> {
  for (let i = 0; i < Number(given.schedules); i++) yield Number(given.first) + i * Number(given.step);
}

async function optionsOf(): Promise<WorldOptions> {
  const mutation = mutatedSql(process.env['ILERA_MUTANT']);
  return {
    ...(mutation === null ? {} : { mutation }),
    ...(given.postgres ? { databaseUrl: await freshDatabase() } : {}),
  };
}

async function work(world: World): Promise<number> {
  const tally = await campaign(world, (seed) => driverFor(seed, given.driver), {
    seeds: seeds(),
    ...(given.seconds === undefined ? {} : { seconds: Number(given.seconds) }),
    untilFailure: given['until-failure'],
    onOutcome: (outcome) => {
      for (const line of complaintsOf(outcome)) print(JSON.stringify({ seed: outcome.seed, line }));
      print(JSON.stringify({ done: outcome.seed }));
    },
  });
  print(JSON.stringify({ tally }));
  return tally.failingSeeds.length > 0 ? 1 : 0;
}

async function breaks(world: World): Promise<number> {
  watchTheProcess();
  watchIndexedDb();
  const untilFailure = given['until-failure'];
  const [first, stride] = [Number(given.first), Number(given.stride)];
  const found = await everyBreak(world, driverFor(1, given.driver), { untilFailure, first, stride });
  for (const line of found.complaints) print(JSON.stringify({ seed: 0, line }));
  print(JSON.stringify({ points: found.points }));
  keep({ 'crash points covered': found.points, complaints: found.complaints });
  return found.complaints.length > 0 ? 1 : 0;
}

async function replay(world: World, seed: number): Promise<number> {
  watchTheProcess();
  watchIndexedDb();
  const driver = driverFor(seed, given.driver);
  const plan = planFor(seed);
  const outcome = await play(world, driver, plan);
  const tally = emptyTally();
  add(tally, outcome);
  print(JSON.stringify(figuresOf(tally), null, 2));
  keep(figuresOf(tally));
  const complaints = complaintsOf(outcome);
  for (const line of complaints) print(line);
  if (complaints.length === 0) return 0;
  print('shrinking…');
  const fails = async (fewer: typeof plan): Promise<boolean> =>
    complaintsOf(await play(world, driver, fewer)).length > 0;
  const small = await shrink(plan, fails, performance.now() + 120_000);
  print(`${small.operations.length} of ${plan.operations.length} operations are enough:`);
  const { operations, ...rest } = small;
  print(JSON.stringify(rest));
  for (const operation of operations) print(`  ${JSON.stringify(operation)}`);
  for (const line of complaintsOf(await play(world, driver, small))) print(line);
  return 1;
}

/** A world keeps all that was done in it: after 900 schedules one took three times as long, and 2.3 GB. */
const PER_WORLD = 150;

function* lots(): Generator<{ first: number; count: number }> {
  const [begin, total] = [Number(given.first), Number(given.schedules)];
  const size = Math.min(PER_WORLD, Math.ceil(total / Number(given.workers)));
  for (let done = 0; done < total; done += size) yield { first: begin + done, count: Math.min(size, total - done) };
}

/** In `seconds` at most. */
function playLot({ first, count }: { first: number; count: number }, seconds: number): AsyncGenerator<Said> {
  const lot = ['--worker', '--first', String(first), '--schedules', String(count)];
  if (seconds < Infinity) lot.push('--seconds', String(seconds));
  if (given.driver !== undefined) lot.push('--driver', given.driver);
  if (given.postgres) lot.push('--postgres');
  return playApart(lot);
}

async function spread(): Promise<number> {
  const began = performance.now();
  const spent = (): number => (performance.now() - began) / 1000;
  const left = (): number => Number(given.seconds ?? Infinity) - spent();
  const waiting = lots();
  const tallies: Tally[] = [];
  let done = 0;
  let died = 0;
  async function playOn(): Promise<void> {
    for (const lot of waiting) {
      if (left() <= 0) return;
      try {
        for await (const said of playLot(lot, left())) {
          if (said.tally) tallies.push(said.tally);
          if (said.done !== undefined && ++done % 100 === 0) print(`${done} schedules`);
          if (said.line !== undefined) print(`seed ${said.seed}: ${said.line}`);
        }
      } catch (error) {
        died += 1;
        print(String(error));
      }
    }
  }
  await Promise.all(Array.from({ length: Number(given.workers) }, playOn));
  const tally = { ...together(tallies), seconds: spent() };
  report(tally);
  return tally.failingSeeds.length > 0 || tally.schedules === 0 || died > 0 ? 1 : 0;
}

function report(tally: Tally): void {
  const rows: [string, unknown][] = [
    ['schedules', tally.schedules],
    ['operations', tally.operations],
    ['texts typed', tally.typed],
    ['requests', tally.requests],
    ['steps of disk and network', tally.steps],
    ['conflicts kept', tally.conflicts],
    ['rejected kept', tally.rejected],
    ...Object.entries(tally.faults)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([fault, times]): [string, unknown] => [`fault: ${fault}`, times]),
    ['lost', tally.lost],
    ['divergent', tally.divergent],
    ['stuck', tally.stuck],
    ['failing seeds', tally.failingSeeds.join(' ') || 'none'],
    ['seconds', Math.round(tally.seconds)],
    ['seconds for 100 schedules', Math.round((100 * tally.seconds) / Math.max(1, tally.schedules))],
  ];
  for (const [name, value] of rows) print(`${name.padEnd(28)} ${String(value)}`);
  keep(figuresOf(tally));
}

// What a dead tab leaves behind rejects with nobody listening, as it does in a browser.
process.on('unhandledRejection', () => {});

if (!given.worker && !given.breaks && given.seed === undefined) process.exit(await spread());
const world = await openWorld(await optionsOf());
const code = given.breaks
  ? await breaks(world)
  : given.seed === undefined
    ? await work(world)
    : await replay(world, Number(given.seed));
await world.close();
process.exit(code);
