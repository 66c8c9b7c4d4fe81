import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { smallTargets, widthOfPage } from './access.ts';
import { aHouse, expectNoViolation, workerIsReady } from './account.ts';
import { test } from './device.ts';

const { enter, open } = aHouse();

const catalogue = (page: Page): Locator => page.getByRole('region', { name: 'Catalogue', exact: true });
const sheet = (page: Page): Locator => page.getByRole('dialog');
const isSynced = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Synced' })).toBeVisible({ timeout: 30_000 });

test('a test is drafted without a network, published, and ordered at its new price', async ({ device }) => {
  const page = await device('lab@demo.test');
  await enter(page, 'lab@demo.test');
  await open(page, '/lab-technician');
  await isSynced(page);
  await workerIsReady(page);
  const found = catalogue(page).getByRole('button', { name: 'CREAT Creatinine' });

  await page.context().setOffline(true);
  await found.click();
  const price = sheet(page).getByRole('textbox', { name: 'Price' });
  await price.fill('cheap');
  await sheet(page).getByRole('button', { name: 'Save draft' }).click();
  await expect(sheet(page).getByText('This cannot be.')).toBeVisible();
  await price.fill('23,50');
  await sheet(page).getByRole('button', { name: 'Save draft' }).click();
  const row = catalogue(page).locator('.row').filter({ hasText: 'CREAT' });
  await expect(row).toContainText('Version 2: draft');
  await expect(row).toContainText('$20');
  await page.context().setOffline(false);
  await isSynced(page);

  await found.click();
  await expectNoViolation(page);
  expect(await smallTargets(page)).toEqual([]);
  expect(await widthOfPage(page)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  await sheet(page).getByText('History', { exact: true }).click();
  await expect(sheet(page).getByRole('listitem').filter({ hasText: 'Version 2' })).toContainText(
    'Price: 20.00 → 23.50',
  );
  await sheet(page).getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish' }).click();
  await expect(row).toContainText('$23.50', { timeout: 30_000 });

  const client = await device('client@demo.test');
  await enter(client, 'client@demo.test');
  await open(client, '/lab/order');
  await expect(client.locator('.row, li').filter({ hasText: 'Creatinine' }).first()).toContainText('$23.50');
});
