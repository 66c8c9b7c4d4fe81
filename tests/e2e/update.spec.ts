import { expect, test } from 'playwright/test';
import type { Page } from 'playwright/test';
import { aHouse, box, heldWords, press } from './account.ts';
import { aDeployment } from './deployment.ts';

const deployment = aDeployment();
const { open, at, enter, settleIn } = aHouse(deployment.folder);

test.beforeEach(() => deployment.release('current'));
test.afterAll(() => deployment.remove());

/** Long enough for a loop to be seen going round. */
const LOOP_MS = 3000;

const entryOf = (page: Page): Promise<string | null> =>
  page.locator('script[src*="/assets/app-"]').first().getAttribute('src');

function loadsOf(page: Page): { count: number } {
  const loads = { count: 0 };
  page.on('load', () => loads.count++);
  return loads;
}

const comesBack = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

async function quickMeal(page: Page, name: string): Promise<void> {
  await press(page, 'Quick add');
  await box(page, 'Name').fill(name);
  await box(page, 'Calories').fill('310');
}

const held = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Meal plan' }).getByRole('listitem').filter({ hasText: name });

test('a new version waits for a form in another tab, and then takes one reload and no row', async ({
  page,
  context,
}) => {
  await settleIn(page, 'client@demo.test');
  const before = await entryOf(page);
  const elsewhere = await context.newPage();
  await open(elsewhere, '/nutrition');
  // Nothing of what is logged from here on reaches the server.
  await context.route('**/rpc/sync_push*', (route) => route.abort());
  await quickMeal(page, 'Suya before');
  await press(page, 'Log it');
  await expect(held(page, 'Suya before').getByText('On this device')).toBeVisible();
  await quickMeal(elsewhere, 'Half a meal');

  // The version that runs was spoken to in German.
  await page.evaluate(async () => {
    const [version = ''] = await caches.keys();
    await (await caches.open(version)).put('/assets/words/de-former.js', new Response());
  });
  await deployment.release('next');
  await comesBack(page);
  await expect(page.getByText('A new version is ready')).toBeVisible();
  const loads = [loadsOf(page), loadsOf(elsewhere)];
  await press(page, 'Update now');
  await expect(page.getByText('The new version waits')).toBeVisible();
  await page.waitForTimeout(LOOP_MS);
  expect(loads).toEqual([{ count: 0 }, { count: 0 }]);
  await expect(box(elsewhere, 'Name')).toHaveValue('Half a meal');
  expect(await entryOf(page)).toBe(before);

  await press(elsewhere, 'Log it');
  await expect(page.getByText('A new version is ready')).toBeVisible();
  await press(page, 'Update now');
  for (const tab of [page, elsewhere]) {
    await expect.poll(() => entryOf(tab).catch(() => before)).not.toBe(before);
    for (const name of ['Suya before', 'Half a meal']) {
      await expect(held(tab, name).getByText('On this device')).toBeVisible();
    }
  }
  await page.waitForTimeout(LOOP_MS);
  expect(loads).toEqual([{ count: 1 }, { count: 1 }]);
  await expect.poll(() => heldWords(page)).toEqual(['de']);
  await expect(page.getByText('A new version is ready')).toBeHidden();

  await context.unroute('**/rpc/sync_push*');
  await page.getByRole('button', { name: /to send|reach/ }).click();
  await press(page, 'Retry now');
  await page.keyboard.press('Escape');
  await expect(held(page, 'Half a meal').getByText('On this device')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
});

const isHeldUp = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.locks.query()).held?.some(({ name }) => name === 'unfinished') ?? false);

test('a new version waits for whatever is typed at the doors, in the settings and as a weight', async ({ page }) => {
  async function expectToWaitFor(name: string): Promise<void> {
    const field = page.getByLabel(name).and(page.locator('input')).first();
    await field.fill('1');
    await expect.poll(() => isHeldUp(page), name).toBe(true);
    await field.fill('');
    await expect.poll(() => isHeldUp(page), name).toBe(false);
  }
  await open(page, '/provider-auth');
  await page.getByRole('tab').last().click();
  await expectToWaitFor('Confirm Password');
  await open(page, '/auth');
  await expectToWaitFor('Email');
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  await expectToWaitFor('Confirm Password');
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await press(page, 'Forgot your password?');
  await expectToWaitFor('Email');
  await settleIn(page, 'client@demo.test');
  await open(page, '/settings');
  await expectToWaitFor('New email');
  await expectToWaitFor('Current Password');
  await open(page, '/profile');
  await expectToWaitFor('Weight now');
});

test.describe('a page whose files another version has taken', () => {
  test.use({ serviceWorkers: 'block' });

  test('is loaded again, once, and goes on where it was led', async ({ page }) => {
    await enter(page, 'client@demo.test');
    await open(page, '/dashboard');
    const settings = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' });
    await expect(settings).toBeVisible();
    const loads = loadsOf(page);
    await deployment.release('next');
    await settings.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await at(page, '/settings');
    await expect.poll(() => loads.count).toBe(1);
  });

  test('says so where the file is gone for good, and does not load again for ever', async ({ page }) => {
    await enter(page, 'client@demo.test');
    await open(page, '/dashboard');
    const settings = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Settings' });
    await expect(settings).toBeVisible();
    const loads = loadsOf(page);
    await deployment.lose(/^settings-screen-.*\.js$/);
    await settings.click();
    await expect(page.getByText('This part has not come yet')).toBeVisible();
    await page.waitForTimeout(LOOP_MS);
    expect(loads.count).toBe(1);
  });
});
