import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { smallTargets, widthOfPage } from './access.ts';
import { aHouse, expectNoViolation, press, reload } from './account.ts';
import { test } from './device.ts';

const { at, enter, open } = aHouse();

const main = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' });
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

const DAY_S = 24 * 60 * 60;
const RAIL_PX = 48;
const SIDEBAR_PX = 256;

const widthOf = async (of: Locator): Promise<number | undefined> => (await of.boundingBox())?.width;

/** Each group of the sidebar with its places, in the order they stand in. */
const groupsIn = (nav: Locator): Promise<[string, string[]][]> =>
  nav
    .locator('.places')
    .evaluateAll((groups) =>
      groups.map((group): [string, string[]] => [
        group.querySelector('h2')?.textContent ?? '',
        [...group.querySelectorAll('a')].map((link) => link.textContent),
      ]),
    );

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the sidebar has four groups for a client, and the portal for a provider', async ({ page, browser }) => {
    await enter(page, 'client@demo.test');
    await open(page, '/dashboard');
    await expect(main(page)).toBeVisible();
    await expect
      .poll(() => groupsIn(main(page)))
      .toEqual([
        ['Start', ['Home']],
        ['Dashboard', ['Dashboard', 'Profile', 'Workouts', 'Nutrition', 'Schedule']],
        ['Tracking', ['Goals', 'Progress', 'Health', 'My care', 'Community', 'Messages']],
        ['Settings', ['Billing', 'Notifications', 'Settings']],
      ]);
    await expect(main(page).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
    await expectNoViolation(page);

    const provider = await browser.newPage();
    await enter(provider, 'doctor@demo.test');
    await open(provider, '/medical-doctor-dashboard');
    const titles = async () => (await groupsIn(main(provider))).map(([title]) => title);
    await expect.poll(titles).toEqual(['Start', 'Provider portal', 'Settings']);
    await provider.close();
  });

  test('ctrl and b make it a rail of icons, and a cookie remembers it for seven days', async ({ device }) => {
    const page = await device('client@demo.test');
    const context = page.context();
    await enter(page, 'client@demo.test');
    await open(page, '/dashboard');
    await expect.poll(() => widthOf(main(page))).toBe(SIDEBAR_PX);
    await page.keyboard.press('Control+b');
    await expect.poll(() => widthOf(main(page))).toBe(RAIL_PX);
    // A rail has no room for words, and they are still read out.
    await expect(main(page).getByRole('link', { name: 'Nutrition' })).toBeVisible();
    await expectNoViolation(page);
    const kept = (await context.cookies()).find(({ name }) => name === 'sidebar');
    expect(kept?.value).toBe('rail');
    expect(Math.abs((kept?.expires ?? 0) - Date.now() / 1000 - 7 * DAY_S)).toBeLessThan(60);
    await reload(page);
    await expect.poll(() => widthOf(main(page))).toBe(RAIL_PX);
    await page.keyboard.press('Meta+b');
    await expect.poll(() => widthOf(main(page))).toBe(SIDEBAR_PX);
  });

  test('the top bar says who is here, and that something is unread', async ({ device }) => {
    const page = await device('client@demo.test');
    await page.addInitScript(() => {
      const badge = (count?: number): Promise<void> => {
        Object.assign(globalThis, { badge: count });
        return Promise.resolve();
      };
      Object.assign(navigator, { setAppBadge: badge });
    });
    await enter(page, 'client@demo.test');
    await open(page, '/dashboard');
    const bar = page.getByRole('banner');
    await expect(bar.getByText('client', { exact: true })).toBeVisible();
    const bell = bar.getByRole('button', { name: 'Notifications, some of them unread' });
    await expect(bell).toBeVisible();
    const badge = () => page.evaluate(() => (globalThis as { badge?: number }).badge);
    await expect.poll(badge).toBeGreaterThan(0);
    await bell.click();
    await at(page, '/notifications');
  });

  test('a change of page starts at its top and its heading, and is named in the title', async ({ device }) => {
    const page = await device('client@demo.test');
    await enter(page, 'client@demo.test');
    await open(page, '/nutrition');
    await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
    await expect(page).toHaveTitle(/^Nutrition/);
    await page.setViewportSize({ width: 1280, height: 500 });
    const scrolled = (): Promise<number> =>
      page.evaluate(() => {
        scrollTo(0, document.body.scrollHeight);
        return scrollY;
      });
    // There is nothing to scroll before the cards have come.
    await expect.poll(scrolled).toBeGreaterThan(0);
    await main(page).getByRole('link', { name: 'Settings' }).click();
    await expect(heading(page)).toHaveText('Settings');
    await expect(heading(page)).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page).toHaveTitle(/^Settings/);
    await page.goBack();
    await expect(page).toHaveTitle(/^Nutrition/);
  });

  test('another language comes with no flash of nothing', async ({ page }) => {
    // Not the account of the other tests, which would speak German where the way back was not sent yet.
    await enter(page, 'bisi@demo.test');
    await open(page, '/settings');
    await expect(heading(page)).toHaveText('Settings');
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      const look = (): void => {
        const shown = document.querySelector('h1');
        // What is there and is not shown is a flash too.
        seen.push(shown?.checkVisibility() ? shown.textContent : 'nothing');
        requestAnimationFrame(look);
      };
      look();
    });
    await page.getByLabel('Language').selectOption('Deutsch');
    await expect(heading(page)).toHaveText('Einstellungen');
    const seen = await page.evaluate(() => [...new Set((globalThis as { seen?: string[] }).seen)]);
    expect(seen).toEqual(['Settings', 'Einstellungen']);
    await page.getByLabel('Sprache').selectOption('English');
    await expect(heading(page)).toHaveText('Settings');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the dock is at hand, and the menu slides over the page and goes with it', async ({ device }) => {
    const page = await device('client@demo.test');
    await enter(page, 'client@demo.test');
    await open(page, '/nutrition');
    await expect(main(page)).toBeHidden();
    const steps = () => page.evaluate(() => history.length);
    const before = await steps();
    const dock = page.getByRole('navigation', { name: 'Menu' });
    await expect(dock.locator('a, button')).toHaveText(['Today', 'Workouts', 'Log', 'Nutrition', 'Menu']);
    await press(page, 'Menu');
    const menu = page.getByRole('dialog');
    await expect(menu.getByRole('link', { name: 'Schedule' })).toBeVisible();
    await expectNoViolation(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(dock.getByRole('button', { name: 'Menu' })).toBeFocused();
    await press(page, 'Menu');
    await menu.getByRole('link', { name: 'Schedule' }).click();
    await at(page, '/schedule');
    await expect(menu).toBeHidden();
    await expect(heading(page)).toBeFocused();
    expect(await steps(), 'one step back leads to where the menu was opened').toBe(before + 1);
  });

  test('the bar says who is here and has the way out, on the smallest screen and in every language', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await enter(page, 'nutritionist@demo.test');
    const bar = page.getByRole('banner');
    for (const [chosen, out] of [
      ['Español', 'Cerrar sesión'],
      ['Français', 'Se déconnecter'],
      ['Deutsch', 'Abmelden'],
      ['English', 'Sign Out'],
    ] as const) {
      await open(page, '/settings');
      await page.locator('select:has(option[value="de"])').selectOption(chosen);
      const called = bar.getByText('nutritionist', { exact: true });
      await expect(bar.getByRole('button', { name: out })).toBeVisible();
      await expect(called).toBeVisible();
      const shown = await called.evaluate((name) => name.clientWidth);
      expect([await widthOfPage(page), shown >= 40, await smallTargets(page)], chosen).toEqual([320, true, []]);
    }
    await press(page, 'Sign Out');
    await at(page, '/');
  });

  test('the sync centre opens from the chip and shows what waits', async ({ device }) => {
    const page = await device('client@demo.test');
    const context = page.context();
    await enter(page, 'client@demo.test');
    await open(page, '/nutrition');
    await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
    await press(page, 'Synced');
    await expect(page.getByRole('dialog').getByText('Nothing waits to be sent.')).toBeVisible();
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await press(page, 'Add a glass');
    await press(page, 'Offline 1 to send');
    const centre = page.getByRole('dialog');
    await expect(centre.getByText('1 change is safe on this device')).toBeVisible();
    await expectNoViolation(page);
  });
});

test('a page that breaks says so, copies what happened without what was typed, and leaves the rest alone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // It comes, and holds no screen: what does not come at all is awaited instead.
  const body = 'part(new URL(document.currentScript.src).pathname, [], () => ({}))';
  const empty = { contentType: 'text/javascript', body };
  await context.route('**/assets/settings-screen-*.js', (route) => route.fulfill(empty));
  await context.route('**/sw.js', (route) => route.abort());
  await enter(page, 'client@demo.test');
  await open(page, '/dashboard');
  await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByText('This page stopped working')).toBeVisible();
  await expectNoViolation(page);
  await press(page, 'Copy diagnostics');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('/settings');
  expect(copied).toContain('last sync');
  expect(copied).not.toContain('client@demo.test');
  await page.getByRole('link', { name: 'Go to the dashboard' }).click();
  await expect(heading(page)).toHaveText(/^Good \w+, Tèmítọ́pẹ́$/);
});
