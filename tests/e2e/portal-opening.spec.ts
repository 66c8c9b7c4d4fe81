import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, expect, test } from 'playwright/test';
import type { BrowserContext, Page } from 'playwright/test';
import { killerOfBrowser } from '../support/kill.ts';
import { aHouse, press, reload, workerIsReady } from './account.ts';
import { aDeployment } from './deployment.ts';
import { startNetwork } from './portal.ts';
import type { Network } from './portal.ts';

// The app opens again, whatever a portal or the end of a battery has left on the device, and nothing is lost by it.

let network: Network;
const deployment = aDeployment();
const { enter, open, settleIn } = aHouse(deployment.folder, async (house) => (network = await startNetwork(house)));

test.beforeEach(async () => {
  await deployment.release('current');
  network.heal();
});
test.afterAll(() => deployment.remove());

const isScript = (file: string): boolean => file.startsWith('/assets/') && file.endsWith('.js');
const isRest = (file: string): boolean => file.includes('/rest/v1/');

const synced = (page: Page) => page.getByRole('button', { name: 'Synced' });
const portal = (page: Page) => page.getByRole('heading', { name: 'Gym Wi-Fi' });
const unopened = (page: Page) => page.getByText('The app has not opened yet');
const comesBack = (page: Page): Promise<boolean> => page.evaluate(() => dispatchEvent(new Event('focus')));

const water = (page: Page) => page.getByRole('region', { name: 'Water', exact: true }).getByRole('status');

/** A glass that no server has heard of. */
async function drinkUnheard(page: Page): Promise<string> {
  network.treat((file) => (isRest(file) ? 'silence' : 'pass'));
  const before = await water(page).innerText();
  await press(page, 'Add a glass');
  await expect(water(page)).not.toHaveText(before);
  return water(page).innerText();
}

/** What a version that compared nothing may hold. Answers with how many files there are now of the portal. */
const poison = (page: Page, files: RegExp, type: string): Promise<number> =>
  page.evaluate(
    async ([source, as]) => {
      let wrong = 0;
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const { url } of await cache.keys()) {
          if (!new RegExp(source).test(new URL(url).pathname)) continue;
          await cache.put(url, new Response('<!doctype html><h1>Gym Wi-Fi</h1>', { headers: { 'content-type': as } }));
          wrong++;
        }
      }
      return wrong;
    },
    [files.source, type] as const,
  );

async function reopen(context: BrowserContext, page: Page): Promise<Page> {
  const again = await context.newPage();
  await page.close();
  await open(again, '/nutrition');
  return again;
}

async function expectAllSent(page: Page, drunk: string): Promise<void> {
  await expect(synced(page)).toBeVisible({ timeout: 60_000 });
  await expect(water(page)).toHaveText(drunk);
}

test('a first visit behind a portal shows the portal, and after it the app', async ({ page }) => {
  network.treat(() => 'portal');
  await open(page, '/auth');
  await expect(portal(page)).toBeVisible();
  network.heal();
  await settleIn(page, 'client@demo.test');
});

test('a first visit whose scripts a portal answers says so, and goes on when somebody comes back to it', async ({
  page,
}) => {
  network.treat((file) => (isScript(file) ? 'portal' : 'pass'));
  await open(page, '/auth');
  await expect(unopened(page)).toBeVisible();
  network.heal();
  await comesBack(page);
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await workerIsReady(page);
});

const POISONS: [string, RegExp, string][] = [
  ['scripts', /^\/assets\/.*\.js$/, 'text/html'],
  ['scripts that are said to be scripts', /^\/assets\/.*\.js$/, 'text/javascript'],
  ['the script of the first screen', /^\/assets\/pages-.*\.js$/, 'text/html'],
  ['scripts and sheets', /\.(js|css)$/, 'text/html'],
];

test('a device that holds a portal in the place of scripts or sheets mends itself', async ({ page, context }) => {
  await settleIn(page, 'client@demo.test');
  let here = page;
  for (const [what, files, type] of POISONS) {
    await test.step(`in the place of ${what}`, async () => {
      const drunk = await drinkUnheard(here);
      expect(await poison(here, files, type)).toBeGreaterThan(0);
      await (await context.newCDPSession(here)).send('Network.clearBrowserCache');
      network.heal();
      here = await reopen(context, here);
      // Without any script of ours, the words come by themselves and lead to the worker.
      const isAlone = files.test('/first-paint.js');
      if (isAlone) await here.getByRole('link', { name: 'Mend it and open' }).click({ timeout: 60_000 });
      await expectAllSent(here, drunk);
      await workerIsReady(here);
    });
  }
});

test('a device that holds a portal, behind that portal, says so and mends itself after it', async ({
  page,
  context,
}) => {
  await settleIn(page, 'client@demo.test');
  const drunk = await drinkUnheard(page);
  await poison(page, /^\/assets\/.*\.js$/, 'text/html');
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  network.treat(() => 'portal');
  const again = await reopen(context, page);
  await expect(unopened(again)).toBeVisible();
  await again.getByRole('link', { name: 'Mend it and open' }).click();
  await expect(portal(again)).toBeVisible();
  network.heal();
  await open(again, '/nutrition');
  if (!(await synced(again).isVisible())) await comesBack(again);
  await expectAllSent(again, drunk);
});

test('a device that holds a portal in the place of the document has its app again with the next version', async ({
  page,
  context,
}) => {
  await settleIn(page, 'client@demo.test');
  const drunk = await drinkUnheard(page);
  expect(await poison(page, /^\/(app\.html|nutrition|dashboard)$/, 'text/html')).toBeGreaterThan(0);
  network.heal();
  const again = await reopen(context, page);
  await expect(portal(again)).toBeVisible();
  await deployment.release('next');
  await again.reload();
  await expectAllSent(again, drunk);
});

test('a file of this version that is gone from the device and from the server brings the next version', async ({
  page,
  context,
}) => {
  await settleIn(page, 'client@demo.test');
  const drunk = await drinkUnheard(page);
  await poison(page, /^\/assets\/(app|server)-.*\.js$/, 'text/html');
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  network.heal();
  await deployment.release('next');
  const again = await reopen(context, page);
  await expectAllSent(again, drunk);
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a portal between two parts of the app is shown, and after it the part', async ({ page }) => {
    await enter(page, 'client@demo.test');
    await open(page, '/dashboard');
    const settings = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' });
    await expect(settings).toBeVisible();
    // What loads ahead passes, or its failure would bring the portal before the press does.
    network.treat((file) => (/settings-screen-.*\.js$|^\/settings$/.test(file) ? 'portal' : 'pass'));
    // The page is gone before an answer to the press would come, which would be waited for without end.
    await settings.evaluate((link: HTMLElement) => void setTimeout(() => link.click()));
    await expect(portal(page)).toBeVisible();
    network.heal();
    await reload(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });

  test('a part that a portal answers is said to be missing, and comes when somebody comes back to it', async ({
    page,
  }) => {
    await enter(page, 'client@demo.test');
    await open(page, '/dashboard');
    const settings = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' });
    await expect(settings).toBeVisible();
    network.treat((file) => (/settings-screen-.*\.js$/.test(file) ? 'portal' : 'pass'));
    await settings.click();
    await expect(page.getByRole('heading', { name: 'This part has not come yet' })).toBeVisible();
    network.heal();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });
});

test.describe('a browser that is killed', () => {
  let profile = '';
  test.beforeEach(async () => {
    profile = await mkdtemp(path.join(tmpdir(), 'killed-'));
  });
  test.afterEach(() => rm(profile, { recursive: true, force: true }));

  const launch = (): Promise<BrowserContext> =>
    chromium.launchPersistentContext(profile, test.info().project.use.launchOptions ?? {});

  /** With a glass that no server has heard of, and the next version waiting to be fetched. */
  async function begin(context: BrowserContext): Promise<{ page: Page; drunk: string }> {
    const page = await context.newPage();
    await settleIn(page, 'client@demo.test');
    const drunk = await drinkUnheard(page);
    await deployment.release('next');
    return { page, drunk };
  }

  async function expectWhole(drunk: string): Promise<void> {
    network.heal();
    const context = await launch();
    const page = await context.newPage();
    await open(page, '/nutrition');
    await expectAllSent(page, drunk);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const isOffered = page.getByText('A new version is ready');
    // It may have come in with the start of the browser.
    if (await isOffered.isVisible()) await press(page, 'Update now');
    await context.setOffline(true);
    await reload(page);
    await expect(water(page)).toHaveText(drunk);
    await context.close();
  }

  test('while a version is installed opens, and lost nothing', async () => {
    const context = await launch();
    const { page, drunk } = await begin(context);
    network.treat((file) => (isScript(file) || isRest(file) ? 'silence' : 'pass'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => network.withheld.some(isScript)).toBe(true);
    await (
      await killerOfBrowser(context)
    )();
    await expectWhole(drunk);
  });

  test('while a version takes over opens, and lost nothing', async () => {
    const context = await launch();
    const { page, drunk } = await begin(context);
    network.treat((file) => (isRest(file) ? 'silence' : 'pass'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('A new version is ready')).toBeVisible();
    const kill = await killerOfBrowser(context);
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
    });
    await kill();
    await expectWhole(drunk);
  });
});
