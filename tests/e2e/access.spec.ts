import { expect, test } from 'playwright/test';
import type { Page } from 'playwright/test';
import { smallTargets, widthOfPage } from './access.ts';
import { aHouse, expectNoViolation, press } from './account.ts';

const { enter, open, settleIn } = aHouse();

/** Of a page that has come, and not of what is shown while it comes. */
const expectPage = (page: Page): Promise<void> => expect(page.locator('h1[tabindex]')).toBeVisible();

const SMALLEST = { width: 320, height: 568 };
/** What 1280 by 800 leaves when everything is twice as large. */
const ZOOMED = { width: 640, height: 400 };

async function expectToFit(page: Page, what: string): Promise<void> {
  for (const size of [SMALLEST, ZOOMED]) {
    await page.setViewportSize(size);
    const found = { what, width: await widthOfPage(page), small: await smallTargets(page) };
    expect(found).toEqual({ what, width: size.width, small: [] });
  }
}

test('the ways in fit the smallest screen and twice the size, and bar nobody', async ({ page }) => {
  for (const path of ['/auth', '/provider-auth', '/reset-password', '/delete-account?token=a', '/hand-over']) {
    await open(page, path);
    await expect(page.getByRole('main').locator('a, button, .notice').first()).toBeVisible();
    const tabs = await page.getByRole('tab').all();
    await expectToFit(page, path);
    await expectNoViolation(page);
    for (const tab of tabs.slice(1)) {
      await tab.click();
      await expectToFit(page, `${path}: ${await tab.innerText()}`);
      await expectNoViolation(page);
    }
  }
});

/** Every stop of the keyboard on the page that has no outline, or something over it. */
async function hiddenStops(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < 200; stop++) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const at = document.activeElement;
      if (!at || at === document.body) return null;
      const { x, y, width, height } = at.getBoundingClientRect();
      const over = document.elementFromPoint(x + width / 2, y + height / 2);
      // A row is outlined as a whole, around its title.
      const isOutlined = [null, '::after'].some((part) => getComputedStyle(at, part).outlineStyle !== 'none');
      return isOutlined && (at.contains(over) || over?.contains(at)) ? '' : at.outerHTML.slice(0, 120);
    });
    if (found === null) return hidden;
    if (found) hidden.push(found);
  }
  throw new Error('The keyboard did not come to the end of the page.');
}

test('the app fits the smallest screen and twice the size, and the keyboard is never out of sight', async ({
  page,
}) => {
  await settleIn(page, 'client@demo.test');
  for (const path of ['/sign-out', '/dashboard', '/settings']) {
    await open(page, path);
    await expectPage(page);
    await expectToFit(page, path);
    await expectNoViolation(page);
  }
  await open(page, '/nutrition');
  await expectPage(page);
  await expectToFit(page, '/nutrition');
  for (const sheet of ['Find a food', 'Quick add', 'Change targets', 'Synced', 'Menu']) {
    await page.setViewportSize(SMALLEST);
    await press(page, sheet);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectToFit(page, sheet);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  for (const size of [SMALLEST, ZOOMED]) {
    await page.setViewportSize(size);
    await open(page, '/nutrition');
    await expect(page.getByRole('region', { name: 'Recent meals' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
    expect(await hiddenStops(page)).toEqual([]);
  }
});

test('nothing moves for who wants no motion', async ({ page }) => {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(globalThis, { moved });
    for (const begin of ['animationstart', 'transitionrun'] as const) {
      document.addEventListener(begin, (event) => {
        const place = (event.target as Element).className;
        moved.push(
          `${place}${event.pseudoElement}: ${'animationName' in event ? event.animationName : event.propertyName}`,
        );
      });
    }
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page, 'client@demo.test');
  await open(page, '/nutrition');
  for (const name of ['Add a glass', 'Quick add']) await press(page, name);
  await expect(page.getByRole('dialog')).toBeVisible();
  // A frame in which what begins to move is told.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)).toEqual([]);
});
