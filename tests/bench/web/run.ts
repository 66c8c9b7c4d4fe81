import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startHouse } from '../../e2e/house.ts';
import { aDevice, ANY_ROW, OF_CLIENT, OF_PROVIDER } from './cold-start.ts';
import type { Device } from './cold-start.ts';
import { lineOf } from './figures.ts';
import type { Figure } from './figures.ts';
import { FLOORS, holdAsDocuments, holdFloors, withFloors } from './floors.ts';
import { gestures } from './gestures.ts';
import { APP, audit, PUBLIC } from './lighthouse.ts';
import { roster } from './roster.ts';
import { coldStarts } from './starts.ts';

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

const appDir = await mkdtemp(path.join(tmpdir(), 'bench-app-'));
await withFloors('dist', appDir);
const house = await startHouse(appDir);
const device = await aDevice(house.url);
await holdFloors(device, house.url);
const wants = (part: string): boolean => values.only === undefined || values.only === part;
if (wants('cold-start')) {
  const provider = await aDevice(house.url, 'nutritionist@demo.test', OF_PROVIDER);
  await holdFloors(provider, house.url);
  await holdAsDocuments(device, house.url, OF_CLIENT);
  await holdAsDocuments(provider, house.url, OF_PROVIDER);
  for (const slower of [1, 4]) add(...(await coldStarts({ client: device, provider }, house.url, slower, rounds)));
  await provider.remove();
}
if (wants('lighthouse')) {
  await auditPublic(house.url);
  add(...(await audit(`${house.url}/nutrition`, APP, device, rounds)));
  add(...(await audit(house.url + FLOORS.react, { performance: 100 }, device, rounds)));
}
if (wants('gestures')) add(...(await gestures(device, house.url)));
if (wants('roster')) {
  const trainer = await aDevice(house.url, 'trainer@demo.test', { '/trainer-dashboard': ANY_ROW });
  add(...(await roster(trainer, house.url)));
  await trainer.remove();
}
await device.remove();
await house.stop();
await rm(appDir, { recursive: true, force: true });
if (values.json !== undefined) {
  const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores`;
  await writeFile(values.json, `${JSON.stringify({ machine, rounds, figures }, null, 2)}\n`);
}
