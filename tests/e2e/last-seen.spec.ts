import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { keptScreenKey } from '#src/data/session/kept-screens.ts';
import { aHouse, press, workerIsReady } from './account.ts';
import { test } from './device.ts';

const { address, at, enter, open } = aHouse();

const water = (page: Page) =>
  page.locator('#root').getByRole('region', { name: 'Water', exact: true }).getByRole('status');

const keeps = (page: Page, path: string): Promise<boolean> =>
  page.evaluate((key) => localStorage.getItem(key) !== null, keptScreenKey(path));

/** Afterwards the app starts only when it is let go. */
const holdApp = (page: Page) =>
  page.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with the head below
    const append = HTMLHeadElement.prototype.append;
    HTMLHeadElement.prototype.append = function held(this: HTMLHeadElement, ...nodes: (Node | string)[]): void {
      const isApp = nodes.some((node) => node instanceof HTMLScriptElement && node.src.includes('/assets/app-'));
      if (isApp) Object.assign(globalThis, { letGo: () => append.call(this, ...nodes) });
      else append.call(this, ...nodes);
    };
  });

const letGo = (page: Page): Promise<void> => page.evaluate(() => (globalThis as unknown as { letGo(): void }).letGo());

const isGone = (page: Page) => expect(page.locator('#kept')).toHaveCount(0);

/** Everything that is seen of a page, without what keeps its room unseen. */
const seenOf = (page: Page, place: string): Promise<string[]> =>
  page.locator(place).evaluate((root) =>
    [...root.querySelectorAll('h1, h2, h3, p, button, a, .figure')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => each.getBoundingClientRect().bottom < innerHeight)
      .map((each) => {
        const { left, top, width, height } = each.getBoundingClientRect();
        return [each.textContent, ...[left, top, width, height].map(Math.round)].join(' ');
      }),
  );

/** Nobody's hands on it until the live page has come. */
async function openedAgain(page: Page, path: string): Promise<Page> {
  await expect.poll(() => keeps(page, path)).toBe(true);
  const again = await page.context().newPage();
  await holdApp(again);
  await again.goto(address() + path);
  await expect(again.locator('#kept h1')).toBeVisible();
  return again;
}

for (const path of ['/dashboard', '/nutrition', '/workouts', '/schedule', '/goals', '/progress']) {
  test(`${path} opens as it was last seen, and the live page takes its place without a jump`, async ({ device }) => {
    const page = await device('client@demo.test');
    await enter(page, 'client@demo.test');
    await open(page, path);
    await workerIsReady(page);
    await expect.poll(() => keeps(page, path)).toBe(true);
    await page.close();
    const again = await page.context().newPage();
    // A session's buttons say what needs a connection.
    await again.context().setOffline(path !== '/schedule');
    await holdApp(again);
    await again.goto(address() + path);
    await expect(again.locator('#kept h1')).toBeVisible();
    const kept = await seenOf(again, '#kept');
    expect(kept.length).toBeGreaterThan(20);
    await letGo(again);
    await isGone(again);
    const live = await seenOf(again, '#root');
    expect(live.filter((each) => !kept.includes(each)).filter((each) => !/^(Offline|Synced)/.test(each))).toEqual([]);
  });
}

test('a press on it is kept and done once', async ({ device }) => {
  const page = await device('client@demo.test');
  await enter(page, 'client@demo.test');
  await open(page, '/nutrition');
  const before = Number.parseInt(await water(page).innerText(), 10);
  const again = await openedAgain(page, '/nutrition');
  await again.locator('#kept').getByLabel('Add a glass', { exact: true }).first().click();
  await letGo(again);
  await isGone(again);
  await expect.poll(async () => Number.parseInt(await water(again).innerText(), 10)).toBe(before + 1);
});

test('a link pressed on it leads there', async ({ device }) => {
  const page = await device('client@demo.test');
  await enter(page, 'client@demo.test');
  await open(page, '/nutrition');
  const again = await openedAgain(page, '/nutrition');
  await again.locator('#kept nav a').filter({ hasText: 'Workouts' }).first().click();
  await letGo(again);
  await at(again, '/workouts');
});

test('nobody meets it with a keyboard or a screen reader', async ({ device }) => {
  const page = await device('client@demo.test');
  await enter(page, 'client@demo.test');
  await open(page, '/dashboard');
  const again = await openedAgain(page, '/dashboard');
  await again.keyboard.press('Tab');
  expect(await again.evaluate(() => document.activeElement === document.body)).toBe(true);
  await expect(again.getByRole('button')).toHaveCount(0);
});

test('what somebody saw leaves the device with them', async ({ page }) => {
  await enter(page, 'client@demo.test');
  await open(page, '/dashboard');
  await expect.poll(() => keeps(page, '/dashboard')).toBe(true);
  await press(page, 'Sign Out');
  await at(page, '/');
  expect(await keeps(page, '/dashboard')).toBe(false);
  await page.waitForTimeout(2500);
  expect(await keeps(page, '/dashboard')).toBe(false);
});
