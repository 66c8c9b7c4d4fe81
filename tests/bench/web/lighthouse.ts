import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { freePort } from '../../support/free-port.ts';
import { LAUNCH } from './cold-start.ts';
import type { Device } from './cold-start.ts';
import { atLeast, median } from './figures.ts';
import type { Figure } from './figures.ts';

type Goals = Record<string, number>;

export const PUBLIC: Goals = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
export const APP: Goals = { performance: 98, accessibility: 100, 'best-practices': 100 };

async function scoresOf(url: string, port: number, categories: string[]): Promise<number[]> {
  const run = await lighthouse(url, {
    port,
    onlyCategories: categories,
    // Who is signed in stays so; the public pages are looked at by a device that has never been here.
    disableStorageReset: true,
    logLevel: 'silent',
  });
  if (!run) throw new Error(`Lighthouse has nothing to say of ${url}.`);
  return categories.map((category) => Math.round((run.lhr.categories[category]?.score ?? 0) * 100));
}

/** The median of each category, as that device sees the page. */
export async function audit(url: string, goals: Goals, device: Device, rounds: number): Promise<Figure[]> {
  const categories = Object.keys(goals);
  const found: number[][] = [];
  for (let round = 0; round < rounds; round++) {
    const port = await freePort();
    const args = [...LAUNCH.args, `--remote-debugging-port=${port}`];
    const context = await chromium.launchPersistentContext(device.profile, { ...LAUNCH, args });
    found.push(await scoresOf(url, port, categories));
    await context.close();
  }
  const { pathname } = new URL(url);
  return categories.map((category, place) =>
    atLeast(
      `Lighthouse of ${pathname}: ${category}`,
      goals[category] ?? 0,
      median(found.map((run) => run[place] ?? 0)),
    ),
  );
}
