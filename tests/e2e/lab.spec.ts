import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { smallTargets, widthOfPage } from './access.ts';
import { aHouse, expectNoViolation, press, workerIsReady } from './account.ts';
import { test } from './device.ts';

const { at, enter, open } = aHouse();

const card = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });
const sheet = (page: Page): Locator => page.getByRole('dialog');
const isSynced = (page: Page): Promise<void> => expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();

async function toLab(page: Page, path = '/lab'): Promise<void> {
  await enter(page, 'client@demo.test');
  await open(page, path);
  await isSynced(page);
  await workerIsReady(page);
}

test('tests are ordered without a network, and the order gets its number and total from the server', async ({
  device,
}) => {
  const page = await device('client@demo.test');
  await toLab(page, '/lab/order');
  await page.context().setOffline(true);
  await press(page, 'Submit order');
  await expect(page.getByText('No tests selected')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search tests' }).fill('cholesterol');
  await page.getByRole('checkbox', { name: /^Lipid Panel/ }).check();
  await expect(page.getByText('Eat and drink nothing but water for 8-12 hours', { exact: false })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search tests' }).fill('');
  await page.getByRole('checkbox', { name: /^Malaria Parasite/ }).check();
  await press(page, 'STAT, at once +$50');
  await expect(card(page, 'Your order')).toContainText('$130');
  await page.getByRole('textbox', { name: 'Notes for the laboratory' }).fill('  In the morning  ');
  await press(page, 'Submit order');
  await expect(page.getByText('Order for 2 test(s) has been submitted successfully.')).toBeVisible();
  await at(page, '/lab');
  const order = card(page, 'Orders').getByRole('listitem').first();
  await expect(order).toContainText('Number comes with the connection');
  await expect(order).toContainText('$130');
  await page.context().setOffline(false);
  await expect(order).toContainText(/LAB\d{8}-\d{4}/, { timeout: 30_000 });

  await order.getByRole('button').first().click();
  await expect(sheet(page)).toContainText('In the morning');
  await expect(sheet(page).getByRole('list', { name: 'Tests' }).getByRole('listitem')).toHaveCount(4);
  await sheet(page).getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(sheet(page)).toContainText('Cancelled');
  await page.keyboard.press('Escape');
  await expect(order).toContainText('Cancelled');
  await isSynced(page);
});

test('a test is read over all its orders, without a network, and taken along as a file', async ({ device }) => {
  const page = await device('client@demo.test');
  await toLab(page);
  await page.context().setOffline(true);
  const lipids = card(page, 'Results by test').getByRole('listitem').filter({ hasText: 'Lipid Panel' });
  await expect(lipids).toContainText('-22 since the one before');
  await lipids.getByRole('button').click();
  await expect(sheet(page).getByRole('figure', { name: 'Lipid Panel over time' })).toBeVisible();
  await expect(sheet(page).getByRole('list', { name: 'All results' }).getByRole('listitem')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await press(page, 'Results as CSV');
  expect((await download).suggestedFilename()).toBe('lipid.csv');
});

test('it can be used by everybody, and on the smallest phone', async ({ device }) => {
  const page = await device('client@demo.test');
  await page.setViewportSize({ width: 320, height: 740 });
  for (const path of ['/lab', '/lab/order']) {
    await toLab(page, path);
    await expect(page.locator('.lab-page .card').first()).toBeVisible();
    await expectNoViolation(page);
    expect(await smallTargets(page)).toEqual([]);
    expect(await widthOfPage(page)).toBeLessThanOrEqual(320);
  }
  await open(page, '/lab');
  await card(page, 'Orders').getByRole('listitem').last().getByRole('button').click();
  await expectNoViolation(page);
});
