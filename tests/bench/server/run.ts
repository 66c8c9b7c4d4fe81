// The sync functions of the server under many devices, on a PostgreSQL of its own, called as PostgREST calls them.
import { writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { crowd } from './crowd.ts';
import { growth } from './growth.ts';
import { openHouse } from './house.ts';
import type { House } from './house.ts';
import { outage } from './outages.ts';
import { single } from './single.ts';

const { values: options } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '6' },
    edits: { type: 'string', default: '100000' },
    only: { type: 'string' },
    json: { type: 'string' },
  },
});
const parts: Record<string, (house: House) => Promise<unknown>> = {
  single,
  crowd: crowd(Number(options.seconds)),
  outage,
  growth: growth(Number(options.edits)),
};
const usual = options.long ? Object.keys(parts) : ['single', 'crowd', 'outage'];
const wanted = options.only === undefined ? usual : [options.only];
if (wanted.some((name) => !(name in parts))) throw new Error(`There are ${Object.keys(parts).join(', ')}.`);

const house = await openHouse();
const figures: Record<string, unknown> = { processors: cpus().length };
for (const name of wanted) {
  process.stderr.write(`${name}\n`);
  figures[name] = await parts[name]?.(house);
  figures[`load after ${name}`] = Math.round((loadavg()[0] ?? 0) * 10) / 10;
  if (options.json !== undefined) await writeFile(options.json, `${JSON.stringify(figures, null, 2)}\n`);
}
await house.close();
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
