import { expect, test } from 'playwright/test';
import type { Browser, Page } from 'playwright/test';
import { aHouse, expectNoViolation, press, reload } from './account.ts';
import { aDeployment } from './deployment.ts';
import { startNetwork } from './portal.ts';
import type { Network, Treatment } from './portal.ts';

// What a captive portal puts in the place of files and answers harms nothing, and is forgotten when the network is whole.

let network: Network;
const deployment = aDeployment();
const { settleIn } = aHouse(deployment.folder, async (house) => (network = await startNetwork(house)));

test.beforeEach(async () => {
  await deployment.release('current');
  network.heal();
});
test.afterAll(() => deployment.remove());

const entryOf = (page: Page): Promise<string | null> =>
  page.locator('script[src*="/assets/app-"]').first().getAttribute('src');

/** The version that runs; of the one before, what it waits for. */
const runs = (page: Page, before: string | null): Promise<string> =>
  page
    .evaluate(async (former) => {
      const entry = document.querySelector('script[src*="/assets/app-"]')?.getAttribute('src');
      if (entry !== former) return 'the next';
      const registration = await navigator.serviceWorker.getRegistration();
      const { held, pending } = await navigator.locks.query();
      const notice = [...document.querySelectorAll('.notice')].map(({ textContent }) => textContent);
      return JSON.stringify({
        waiting: registration?.waiting?.state,
        active: registration?.active?.state,
        locks: [held, pending],
        notice,
      });
    }, before)
    .catch(() => 'a page on its way');

const comesBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const offered = (page: Page) => page.getByText('A new version is ready');

const SCRIPTS = /\.js$/;
const isFile = (path: string): boolean => path !== '/sw.js' && !path.includes('/v1/');

const DURING_AN_UPDATE: [string, (path: string) => boolean, Treatment][] = [
  ['a portal answers every file', isFile, 'portal'],
  ['a portal answers the scripts', (path) => isFile(path) && SCRIPTS.test(path), 'portal'],
  [
    'a portal answers the scripts, and calls its page a script',
    (path) => isFile(path) && SCRIPTS.test(path),
    'disguised',
  ],
  ['a portal answers the document', (path) => path === '/app.html' || path === '/app', 'portal'],
  ['files are cut in half', (path) => path.startsWith('/assets/'), 'half'],
];

test('while a portal or half a file answers, no new version comes in or is spoken of, and after that it does', async ({
  page,
}) => {
  await settleIn(page, 'client@demo.test');
  const before = await entryOf(page);
  await deployment.release('next');
  for (const [what, isHit, treatment] of DURING_AN_UPDATE) {
    await test.step(`while ${what}`, async () => {
      network.treat((path) => (isHit(path) ? treatment : 'pass'));
      await comesBack(page);
      await expect.poll(() => network.withheld.length).toBeGreaterThan(0);
      await expect
        .poll(() =>
          page.evaluate(async () => {
            const registration = await navigator.serviceWorker.getRegistration();
            return registration?.installing === null && registration.waiting === null;
          }),
        )
        .toBe(true);
      await expect(offered(page)).toBeHidden();
      await reload(page);
      await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
      expect(await entryOf(page)).toBe(before);
    });
  }

  network.heal();
  await comesBack(page);
  await expect(offered(page)).toBeVisible();
  await press(page, 'Update now');
  await expect.poll(() => runs(page, before)).toBe('the next');
  await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
});

test('a new version comes in though the one before still waits for a file', async ({ page }) => {
  await settleIn(page, 'client@demo.test');
  const before = await entryOf(page);
  network.treat((path) => (path.startsWith('/assets/words/de-') ? 'silence' : 'pass'));
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'KEEP_LANGUAGE', language: 'de' }));
  await expect.poll(() => network.withheld.length).toBeGreaterThan(0);
  await deployment.release('next');
  await comesBack(page);
  await expect(offered(page)).toBeVisible();
  await press(page, 'Update now');
  await expect.poll(() => runs(page, before)).toBe('the next');
});

const isApi = (path: string): boolean => path.includes('/v1/');
const isRefresh = (path: string): boolean => path.includes('/auth/v1/token');
const synced = (page: Page) => page.getByRole('button', { name: 'Synced' });
const behindPortal = (page: Page) => page.getByRole('button', { name: 'Wi-Fi sign-in needed' });
const water = (page: Page) => page.getByRole('region', { name: 'Water', exact: true }).getByRole('status');

async function drink(page: Page): Promise<string> {
  const before = await water(page).innerText();
  await press(page, 'Add a glass');
  await expect(water(page)).not.toHaveText(before);
  return water(page).innerText();
}

async function expectOnAnotherDevice(browser: Browser, drunk: string): Promise<void> {
  const context = await browser.newContext();
  const other = await context.newPage();
  await settleIn(other, 'client@demo.test');
  await expect(water(other)).toHaveText(drunk);
  await context.close();
}

/** As if it had run out: the server refuses it, and the app asks for another. */
const spoilToken = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<IDBDatabase>();
    const opening = indexedDB.open('session');
    opening.addEventListener('success', () => resolve(opening.result));
    const db = await promise;
    const kept = db.transaction('kept', 'readwrite').objectStore('kept');
    const done = Promise.withResolvers<void>();
    const reading = kept.get('session') as IDBRequest<{ name: string; value: string }>;
    reading.addEventListener('success', () => {
      const { name, value } = reading.result;
      const tokens = JSON.parse(value) as { access_token: string };
      const spoilt = {
        ...tokens,
        access_token: `${tokens.access_token.split('.').slice(0, 2).join('.')}.c2lnbmF0dXJl`,
      };
      kept.put({ name, value: JSON.stringify(spoilt) }).addEventListener('success', () => done.resolve());
    });
    await done.promise;
    db.close();
  });

test('a portal between the app and its server is told by name, and all goes once it is past', async ({
  page,
  browser,
}) => {
  await settleIn(page, 'client@demo.test');
  network.treat((path) => (isApi(path) ? 'portal' : 'pass'));
  const drunk = await drink(page);
  await expect(behindPortal(page)).toBeVisible();
  await behindPortal(page).click();
  await expect(page.getByText(/^This network wants you to sign in first\./)).toBeVisible();
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  network.heal();
  await comesBack(page);
  await expect(synced(page)).toBeVisible();
  await expect(water(page)).toHaveText(drunk);
  await expectOnAnotherDevice(browser, drunk);
});

test('a portal during the refresh of a token signs nobody out, and all goes once it is past', async ({
  page,
  browser,
}) => {
  await settleIn(page, 'client@demo.test');
  await spoilToken(page);
  network.treat((path) => (isRefresh(path) ? 'portal' : 'pass'));
  const drunk = await drink(page);
  await expect(behindPortal(page)).toBeVisible();
  await reload(page);
  await expect(water(page)).toHaveText(drunk);
  await expect(behindPortal(page)).toBeVisible();
  network.heal();
  await comesBack(page);
  await expect(synced(page)).toBeVisible();
  await expectOnAnotherDevice(browser, drunk);
});

test('answers that are cut in half are asked for again', async ({ page, browser }) => {
  await settleIn(page, 'client@demo.test');
  network.treat((path) => (/sync_(push|pull)/.test(path) ? 'half' : 'pass'));
  const drunk = await drink(page);
  await expect(page.getByRole('button', { name: 'Cannot reach server' })).toBeVisible();
  network.heal();
  await comesBack(page);
  await expect(synced(page)).toBeVisible();
  await expectOnAnotherDevice(browser, drunk);
});
