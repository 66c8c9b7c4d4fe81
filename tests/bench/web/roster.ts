import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { ANY_ROW, LAUNCH } from './cold-start.ts';
import type { Device } from './cold-start.ts';
import { atMost, measured, median } from './figures.ts';
import type { Figure } from './figures.ts';
import { CLIENTS, fillWithClients, TABLES } from './forty-clients.ts';
import { arrived } from './gestures.ts';

// A trainer's list of forty clients, without a network, beside what its rows cost to be read by themselves.

const VISITS = 8;
const CONTENT_MS = 150;
const HOME = { link: '.sidebar a[href="/trainer-dashboard"]', content: ANY_ROW };
/** Of the list itself: whoever asks for care stands in rows of another. */
const ROSTER = { link: '.sidebar a[href="/clients"]', content: '.roster-tools ~ * :is(.row, tbody tr)' };

/** All rows of the tables in one transaction, and a frame. */
const read = (page: Page): Promise<number> =>
  page.evaluate(async (tables) => {
    const known = await indexedDB.databases();
    const name = known.find((each) => each.name?.startsWith('user:'))?.name ?? '';
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(name);
      request.addEventListener('success', () => resolve(request.result));
    });
    const began = performance.now();
    const reading = db.transaction(tables);
    for (const table of tables) reading.objectStore(table).getAll();
    await new Promise((resolve) => {
      reading.addEventListener('complete', resolve);
    });
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
    const took = performance.now() - began;
    db.close();
    return took;
  }, TABLES);

export async function roster({ profile }: Device, url: string): Promise<Figure[]> {
  const context = await chromium.launchPersistentContext(profile, {
    ...LAUNCH,
    viewport: { width: 1280, height: 800 },
  });
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`${url}/profile`);
  await page.getByRole('button', { name: 'Synced' }).waitFor();
  const rows = await fillWithClients(page);
  await context.setOffline(true);
  await page.goto(`${url}/trainer-dashboard`);
  await page.locator(`#root ${HOME.content}`).first().waitFor();
  const [floor, found]: [number[], number[]] = [[], []];
  for (let visit = 0; visit < VISITS; visit++) {
    floor.push(await read(page));
    found.push(await arrived(page, ROSTER));
    await page.waitForTimeout(400);
    await arrived(page, HOME);
    await page.waitForTimeout(400);
  }
  await context.close();
  // The first time a screen's code is loaded; warm is what follows.
  const warm = Math.round(median(found.slice(1)));
  return [
    measured(`the ${rows} rows of ${CLIENTS} clients read at once, and a frame`, 'ms', Math.round(median(floor))),
    atMost(`/clients with ${CLIENTS} clients to content, warm`, CONTENT_MS, warm),
  ];
}
