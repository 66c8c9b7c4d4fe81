import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { bars } from '#src/lib/code128.ts';
import { smallTargets, widthOfPage } from './access.ts';
import { aHouse, expectNoViolation, press, workerIsReady } from './account.ts';
import { test } from './device.ts';

const { at, enter, open } = aHouse();

const PASSWORD = 'wellness-demo';
const card = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });
const sheet = (page: Page): Locator => page.getByRole('dialog');
const isSynced = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'Synced' })).toBeVisible({ timeout: 30_000 });

async function to(page: Page, email: string, path: string): Promise<void> {
  await enter(page, email);
  await open(page, path);
  await isSynced(page);
  await workerIsReady(page);
}

test('an order goes through the bench without a network and without a mouse, is looked at twice, and its client reads it', async ({
  device,
}) => {
  const page = await device('lab@demo.test');
  await to(page, 'lab@demo.test', '/lab-technician');
  const bench = card(page, 'The bench');
  await expect(bench.getByRole('button', { name: /^On the bench 2$/ })).toBeVisible();
  await expect(bench.getByRole('button', { name: /^To receive 2$/ })).toBeVisible();

  await page.context().setOffline(true);
  await bench.getByRole('button', { name: /^To collect/ }).click();
  const waiting = bench.getByRole('listitem').filter({ hasText: 'Lipid Panel' });
  await waiting.getByRole('button', { name: /^Start Processing/ }).click();
  await expect(page.getByText('Processing started')).toBeVisible();
  await bench.getByRole('button', { name: /^To receive 3$/ }).click();
  await bench.getByRole('listitem').filter({ hasText: 'Lipid Panel' }).getByRole('button').first().click();
  await expect(card(page, 'Samples').getByText('On this device')).toHaveCount(2);
  await press(page, 'Begin Analysis');

  // Enter goes from one to the next; what cannot be does not let go.
  const grid = page.getByRole('table');
  await grid.getByRole('textbox', { name: 'Total Cholesterol' }).focus();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(grid.getByText('Cannot be. Please check')).toBeVisible();
  await expect(grid.getByRole('textbox', { name: 'Total Cholesterol' })).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('182');
  await page.keyboard.press('Enter');
  await expect(grid.getByRole('textbox', { name: 'HDL Cholesterol' })).toBeFocused();
  await page.keyboard.type('55');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.type('120');
  await page.keyboard.press('Enter');
  await expect(grid.getByRole('row', { name: /LDL/ })).toContainText('103');
  await grid.getByRole('textbox', { name: 'Hemoglobin A1c' }).focus();
  await page.keyboard.type('5,4');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Results').getByRole('listitem').filter({ hasText: 'Hemoglobin A1c' })).toContainText('5.4');
  await expect(page.getByRole('button', { name: 'A second look needs a connection' })).toBeVisible();
  await expectNoViolation(page);

  await page.context().setOffline(false);
  await isSynced(page);
  await press(page, 'Second look');
  await sheet(page).getByLabel('Your password').fill('wrong');
  await press(page, 'I have looked again: verify');
  await expect(page.getByText('Not done')).toBeVisible();
  await sheet(page).getByLabel('Your password').fill(PASSWORD);
  await press(page, 'I have looked again: verify');
  await expect(page.getByText('This order has left the laboratory', { exact: false })).toBeVisible({ timeout: 30_000 });

  const client = await device('client@demo.test');
  await to(client, 'client@demo.test', '/lab');
  await client.context().setOffline(true);
  await at(client, '/lab');
  await expect(card(client, 'Results by test').getByRole('listitem').filter({ hasText: 'LDL' })).toContainText('103');
});

test('a critical result waits for the doctor, who says what it means and what happens now', async ({ device }) => {
  const page = await device('doctor@demo.test');
  await to(page, 'doctor@demo.test', '/medical-doctor-dashboard');
  const inbox = card(page, 'Results to read');
  const letter = inbox.getByRole('listitem').filter({ hasText: 'Potassium' }).first();
  await expect(letter).toContainText('Critical');
  await letter.getByRole('button', { name: /^Sign/ }).click();
  await press(page, 'Sign and release');
  await expect(sheet(page).getByText('Say in a sentence what it means.')).toBeVisible();
  await sheet(page).getByLabel('What it means, in plain words').fill('Your potassium is too high.');
  await press(page, 'Please come today.');
  await expectNoViolation(page);
  await press(page, 'Sign and release');
  await expect(page.getByText('Signed', { exact: true })).toBeVisible();
  await expect(inbox.getByRole('listitem').filter({ hasText: 'Potassium' })).toHaveCount(0);
  await isSynced(page);

  await press(page, 'Order for a client');
  await sheet(page).getByRole('combobox', { name: 'Client' }).selectOption({ index: 1 });
  await sheet(page)
    .getByRole('checkbox', { name: /^Comprehensive Metabolic Panel/ })
    .check();
  await press(page, 'Order, $50');
  await expect(page.getByText('Lab order submitted')).toBeVisible();
});

/** What reads codes is on the device. */
async function isHeld(): Promise<boolean> {
  const files = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
  return files.flat().some(({ url }) => url.endsWith('.wasm'));
}

/** A camera in front of which this label lies. */
const layBeforeCamera = (page: Page, label: string): Promise<void> =>
  page.evaluate(({ bars: black, width }) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1280, 720];
    const onto = canvas.getContext('2d');
    const draw = (): void => {
      if (!onto) return;
      onto.fillStyle = '#e8e4da';
      onto.fillRect(0, 0, canvas.width, canvas.height);
      onto.fillStyle = '#222';
      const module = 800 / width;
      for (const bar of black) onto.fillRect(240 + bar.x * module, 250, bar.width * module, 200);
    };
    draw();
    setInterval(draw, 100);
    navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream());
  }, bars(label));

test('a label is read by the camera, and from then on without a network', async ({ device }) => {
  const page = await device('lab@demo.test');
  await to(page, 'lab@demo.test', '/lab-technician');
  const bench = card(page, 'The bench');
  await bench.getByRole('button', { name: /^To verify/ }).click();
  const row = bench.getByRole('listitem').filter({ hasText: /LAB\d/ }).first();
  const [number = ''] = /LAB\d{8}-\d{4}/.exec((await row.textContent()) ?? '') ?? [];
  expect(number).not.toBe('');
  await layBeforeCamera(page, number);
  await press(page, 'Scan');
  await expect(page.getByRole('table')).toBeVisible();

  await expect.poll(() => page.evaluate(isHeld)).toBe(true);
  await page.context().setOffline(true);
  await open(page, '/lab-technician');
  await layBeforeCamera(page, number);
  await press(page, 'Scan');
  await expect(page.getByRole('table')).toBeVisible();
});

test('the bench can be used on the smallest phone', async ({ device }) => {
  const page = await device('lab@demo.test');
  await page.setViewportSize({ width: 320, height: 740 });
  await to(page, 'lab@demo.test', '/lab-technician');
  await page.getByRole('button', { name: /^To verify/ }).click();
  await card(page, 'The bench').getByRole('listitem').first().getByRole('button').first().click();
  await expect(page.getByRole('table')).toBeVisible();
  await expectNoViolation(page);
  expect(await smallTargets(page)).toEqual([]);
  expect(await widthOfPage(page)).toBeLessThanOrEqual(320);
});
