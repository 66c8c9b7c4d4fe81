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

const SLIP = { name: 'slip.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a slip') };

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
  await expect(lipids).toContainText('before: 228 mg/dL');
  await lipids.getByRole('button').click();
  await expect(sheet(page).getByRole('figure', { name: 'Lipid Panel over time' })).toBeVisible();
  await expect(sheet(page).getByRole('list', { name: 'All results' }).getByRole('listitem')).toHaveCount(2);
  await press(page, 'mmol/L');
  await expect(sheet(page).getByRole('list', { name: 'All results' })).toContainText('5.33 mmol/L');
  const download = page.waitForEvent('download');
  await press(page, 'Results as CSV');
  expect((await download).suggestedFilename()).toBe('lipid.csv');
  await page.keyboard.press('Escape');
  await card(page, 'Orders').getByRole('listitem').filter({ hasText: 'Completed' }).first().getByRole('button').click();
  const report = page.waitForEvent('download');
  await sheet(page).getByRole('button', { name: 'FHIR' }).click();
  expect((await report).suggestedFilename()).toMatch(/^lab\d{8}-\d{4}\.json$/);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => {
    globalThis.print = () => undefined;
  });
  await sheet(page).getByRole('button', { name: 'Print or PDF' }).click({ force: true });
  await expect(page.locator('.lab-paper')).toContainText('Lipid Panel');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('.lab-paper')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
});

test('a result of another laboratory stands among the others, marked, with its slip, without a network', async ({
  device,
}) => {
  const page = await device('client@demo.test');
  await toLab(page);
  await page.context().setOffline(true);
  await press(page, 'Add a result from elsewhere');
  await sheet(page).getByLabel('Test', { exact: true }).selectOption('Fasting Blood Glucose');
  await sheet(page).getByRole('textbox', { name: 'Result' }).fill('95');
  await sheet(page).getByRole('combobox', { name: 'Unit' }).selectOption('mg/dL');
  await sheet(page).locator('input[type=file]').first().setInputFiles(SLIP);
  await expectNoViolation(page);
  await press(page, 'Add result');
  const glucose = card(page, 'Results by test').getByRole('listitem').filter({ hasText: 'Fasting Blood Glucose' });
  await expect(glucose).toContainText('Entered by you');
  await expect(glucose).toContainText('95 mg/dL');
  await glucose.getByRole('button').click();
  await sheet(page).getByText('The slip').click();
  await expect(sheet(page).getByRole('link', { name: 'Open the PDF' })).toBeVisible();
  await page.context().setOffline(false);
  await isSynced(page);
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
