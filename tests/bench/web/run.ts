import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startHouse } from '../../e2e/house.ts';
import { aDevice, coldStart, SCREENS } from './cold-start.ts';
import type { Device, Path } from './cold-start.ts';
import { atMost, lineOf } from './figures.ts';
import type { Figure } from './figures.ts';
import { gestures } from './gestures.ts';
import { APP, audit, PUBLIC } from './lighthouse.ts';

const { values } = parseArgs({
  options: { json: { type: 'string' }, rounds: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const rounds = Number(values.rounds);
const figures: Figure[] = [];

function add(...found: Figure[]): void {
  figures.push(...found);
  for (const figure of found) process.stdout.write(`${lineOf(figure)}\n`);
}

/** A device that has never seen the site. */
async function aStranger(): Promise<Device> {
  const profile = await mkdtemp(path.join(tmpdir(), 'bench-web-'));
  return { profile, remove: () => rm(profile, { recursive: true, force: true }) };
}

async function auditPublic(url: string): Promise<void> {
  for (const address of ['/', '/programs', '/services']) {
    const stranger = await aStranger();
    add(...(await audit(url + address, PUBLIC, stranger, rounds)));
    await stranger.remove();
  }
}

const house = await startHouse();
const device = await aDevice(house.url);
const wants = (part: string): boolean => values.only === undefined || values.only === part;
if (wants('cold-start')) {
  for (const screen of Object.keys(SCREENS) as Path[]) {
    for (const [slower, goal] of [
      [1, 300],
      [4, 600],
    ] as const) {
      const ms = await coldStart(device, house.url, screen, { slower, rounds });
      add(atMost(`offline cold start of ${screen}, CPU ${slower}x`, goal, ms));
    }
  }
}
if (wants('lighthouse')) {
  await auditPublic(house.url);
  add(...(await audit(`${house.url}/nutrition`, APP, device, rounds)));
}
if (wants('gestures')) add(...(await gestures(device, house.url)));
await device.remove();
await house.stop();
if (values.json !== undefined) {
  const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores`;
  await writeFile(values.json, `${JSON.stringify({ machine, rounds, figures }, null, 2)}\n`);
}
