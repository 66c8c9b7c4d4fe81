import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { smallTargets, widthOfPage } from './access.ts';
import { aHouse, expectNoViolation, press, workerIsReady } from './account.ts';
import { test } from './device.ts';

const { enter, open } = aHouse();

const card = (page: Page, title: string): Locator => page.getByRole('region', { name: title });
const sheet = (page: Page): Locator => page.getByRole('dialog');
const isSynced = (page: Page): Promise<void> => expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
const toggle = (within: Page | Locator, name: string): Locator => within.getByRole('button', { name: `Log ${name}` });

const VITAMIN = 'Vitamin D3, 1000 IU, 1 capsule';

test('a dose is ticked once, a medicine is added and the log has it, without a network and on another device', async ({
  device,
  browser,
}) => {
  const page = await device('client@demo.test');
  await enter(page, 'client@demo.test');
  await open(page, '/health/medicines');
  await isSynced(page);
  await workerIsReady(page);
  await page.context().setOffline(true);
  const today = card(page, 'Today’s medicines');
  await toggle(today, VITAMIN).click();
  await expect(toggle(today, VITAMIN)).toHaveAttribute('aria-pressed', 'true');
  await expect(today.getByText(/^Taken at/)).toBeVisible();

  await press(page, 'Add medicine');
  await press(page, 'Save');
  await expect(sheet(page).getByText('Give it its name.')).toBeVisible();
  await sheet(page).getByRole('textbox', { name: 'Name' }).fill('Lisinopril');
  await sheet(page).getByLabel('Time 1', { exact: true }).fill('00:01');
  await sheet(page).getByRole('textbox', { name: 'Units you have now' }).fill('10');
  await press(page, 'Save');
  await expect(card(page, 'What you take').getByText(/10 left, for 10 days/)).toBeVisible();
  // What is told of it lies in its sheet while that closes, and is an item of a list as well.
  const added = today.locator('li.row').filter({ hasText: 'Lisinopril' });
  await added.getByRole('button', { name: 'Not taken' }).click();
  await sheet(page).getByLabel('It had run out').check();
  await press(page, 'Save');
  await expect(added).toContainText('Not taken: It had run out');
  await expect(card(page, 'Log of the last 30 days')).toContainText('0 of 1 taken, 1 not taken');
  await open(page, '/dashboard');
  await expect(toggle(page, VITAMIN)).toHaveAttribute('aria-pressed', 'true');

  await page.context().setOffline(false);
  await isSynced(page);
  const elsewhere = await browser.newContext();
  const there = await elsewhere.newPage();
  await enter(there, 'client@demo.test');
  await open(there, '/health');
  await expect(toggle(card(there, 'Today’s medicines'), VITAMIN)).toHaveAttribute('aria-pressed', 'true');
  await elsewhere.close();
});

test('the emergency card opens without a network, with the medicines on it, and is a code any camera reads', async ({
  device,
}) => {
  const page = await device('client@demo.test');
  await enter(page, 'client@demo.test');
  await open(page, '/health/card');
  await isSynced(page);
  await workerIsReady(page);
  await page.context().setOffline(true);
  await expect(page.getByText('Penicillin: rash')).toBeVisible();
  await expect(page.getByText(new RegExp(VITAMIN))).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call +234 803 555 0142' })).toHaveAttribute(
    'href',
    'tel:+2348035550142',
  );
  await press(page, 'Change');
  await sheet(page).getByLabel('What helps').fill('Stay with me and call my brother');
  await sheet(page).getByLabel('Genotype').selectOption('SC');
  await press(page, 'Save');
  await expect(page.getByText('Stay with me and call my brother')).toBeVisible();
  await press(page, 'Show as a code');
  await expect(page.getByRole('img', { name: 'QR code with the text of this card' })).toBeVisible();
  await expectNoViolation(page);
  await page.context().setOffline(false);
  await isSynced(page);

  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/health/card', '/health/medicines']) {
    await open(page, path);
    await expectNoViolation(page);
    expect(await widthOfPage(page)).toBe(320);
    expect(await smallTargets(page)).toEqual([]);
  }
  await press(page, 'Add medicine');
  await expectNoViolation(page);
  expect(await smallTargets(page)).toEqual([]);
});

test('an alarm reaches the doctor’s list, and a pressure is measured twice', async ({ device, browser }) => {
  const page = await device('chinedu@demo.test');
  await enter(page, 'chinedu@demo.test');
  await open(page, '/health');
  await isSynced(page);
  await card(page, 'Vital signs')
    .getByRole('listitem')
    .filter({ hasText: 'Blood pressure' })
    .getByRole('button')
    .click();
  const figure = async (name: string, value: string): Promise<void> => {
    const field = sheet(page).getByRole('textbox', { name, exact: true });
    await field.fill(value);
    await field.press('Enter');
  };
  await expect(sheet(page).getByText('Diabetes: below 130 over 80 is what we agreed on.').first()).toBeVisible();
  await figure('Systolic blood pressure', '186');
  await figure('Diastolic blood pressure', '112');
  await expect(sheet(page).getByRole('link', { name: 'Open your emergency card' })).toBeVisible();
  await sheet(page).getByLabel('Arm', { exact: true }).selectOption('Left arm');
  await press(page, 'Save, and measure once more in a minute');
  await expect(sheet(page).getByRole('timer')).toContainText('seconds');
  await figure('Systolic blood pressure', '178');
  await press(page, 'Save');
  await isSynced(page);
  const elsewhere = await browser.newContext();
  const there = await elsewhere.newPage();
  await enter(there, 'doctor@demo.test');
  await open(there, '/notifications');
  await expect(there.getByText('A client needs you')).toHaveCount(1);
  await elsewhere.close();
});
