import { expect, test } from 'playwright/test';
import type { Page } from 'playwright/test';
import { aHouse, press } from './account.ts';
import { aDeployment } from './deployment.ts';
import { startNetwork } from './portal.ts';
import type { Network, Treatment } from './portal.ts';

// What a captive portal puts in the place of files and answers harms nothing, and is forgotten when the network is whole.

let network: Network;
const deployment = aDeployment();
const { open, settleIn } = aHouse(deployment.folder, async (house) => (network = await startNetwork(house)));

test.beforeEach(async () => {
  await deployment.release('current');
  network.heal();
});
test.afterAll(() => deployment.remove());

const entryOf = (page: Page): Promise<string | null> =>
  page.locator('script[type=module][src*="/assets/"]').first().getAttribute('src');

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
  ['files are cut in half', (path) => path.startsWith('/assets/screen'), 'half'],
];

for (const [what, isHit, treatment] of DURING_AN_UPDATE) {
  test(`while ${what}, no new version comes in or is spoken of, and after that it does`, async ({ page }) => {
    await settleIn(page, 'client@demo.test');
    const before = await entryOf(page);
    await deployment.release('next');
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
    await page.reload();
    await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
    expect(await entryOf(page)).toBe(before);

    network.heal();
    await comesBack(page);
    await expect(offered(page)).toBeVisible();
    await press(page, 'Update now');
    await expect.poll(() => entryOf(page).catch(() => before)).not.toBe(before);
    await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
  });
}
