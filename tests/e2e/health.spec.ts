import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { smallTargets, widthOfPage } from './access.ts';
import { aHouse, closeSheet, expectNoViolation, press, reload, workerIsReady } from './account.ts';
import { test } from './device.ts';

const { enter, open } = aHouse();

const card = (page: Page, title: string): Locator => page.getByRole('region', { name: title });
const sheet = (page: Page): Locator => page.getByRole('dialog');
const isSynced = (page: Page): Promise<void> => expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
const vital = (page: Page, name: string): Locator =>
  card(page, 'Vital signs').getByRole('listitem').filter({ hasText: name });

const PULSE = 'Pulse (0 where it was not taken)';

async function toHealth(page: Page): Promise<void> {
  await enter(page, 'client@demo.test');
  await open(page, '/health');
  await isSynced(page);
  await workerIsReady(page);
}

async function typed(page: Page, name: string, value: string): Promise<void> {
  const field = sheet(page).getByRole('textbox', { name, exact: true });
  await field.fill(value);
  await field.press('Enter');
}

test('a pressure is logged, stood by, corrected and taken back without a network, and arrives', async ({
  device,
  browser,
}) => {
  const page = await device('client@demo.test');
  await toHealth(page);
  await page.context().setOffline(true);
  await vital(page, 'Blood pressure').getByRole('button').click();
  await typed(page, 'Systolic blood pressure', '80');
  await typed(page, 'Diastolic blood pressure', '145');
  await expect(sheet(page).getByText('Were they swapped?', { exact: false })).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Save', exact: true }).click();
  await expect(sheet(page)).toBeVisible();
  await typed(page, 'Systolic blood pressure', '145');
  await typed(page, 'Diastolic blood pressure', '92');
  await press(page, 'Save');
  await expect(vital(page, 'Blood pressure')).toContainText('145/92 mmHg');
  await expect(vital(page, 'Blood pressure')).toContainText('Above the usual range');

  await vital(page, 'Blood pressure').getByRole('button').click();
  await sheet(page).getByRole('button', { name: '145/92 mmHg' }).click();
  await typed(page, 'Systolic blood pressure', '135');
  await typed(page, 'Diastolic blood pressure', '85');
  await typed(page, PULSE, '72');
  await press(page, 'Save the correction');
  await expect(sheet(page).getByRole('button', { name: '135/85 mmHg' })).toBeVisible();
  // A pulse that was taken goes with its pressure, and is none of the next one.
  await expect(sheet(page).getByRole('textbox', { name: PULSE })).toHaveValue('0');
  await sheet(page).getByRole('button', { name: '135/85 mmHg' }).click();
  await expect(sheet(page).getByRole('textbox', { name: PULSE })).toHaveValue('72');
  await press(page, 'Save the correction');
  await sheet(page).getByLabel('Limits by').selectOption('ACC/AHA, 2025');
  await expect(sheet(page).getByRole('listitem').first()).toContainText('Above the usual range');
  await sheet(page).getByLabel('Limits by').selectOption('Nigerian Hypertension Society, 2020');
  await closeSheet(page);
  await reload(page);
  await expect(vital(page, 'Blood pressure')).toContainText('135/85 mmHg');

  await page.context().setOffline(false);
  await isSynced(page);
  const elsewhere = await browser.newContext();
  const there = await elsewhere.newPage();
  await enter(there, 'client@demo.test');
  await open(there, '/health');
  await expect(vital(there, 'Blood pressure')).toContainText('135/85 mmHg');
  await elsewhere.close();

  await vital(page, 'Blood pressure').getByRole('button').click();
  await sheet(page)
    .getByRole('button', { name: /^Remove the value/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await expect(vital(page, 'Blood pressure')).toContainText('116/74 mmHg');
});

test('a value that cannot wait says what to do now, without a network, and is kept', async ({ device }) => {
  const page = await device('client@demo.test');
  await toHealth(page);
  await page.context().setOffline(true);
  await vital(page, 'Oxygen saturation').getByRole('button').click();
  await typed(page, 'Oxygen saturation', '89');
  await expect(sheet(page).getByRole('link', { name: 'Call 112' })).toHaveAttribute('href', 'tel:112');
  await press(page, 'Save');
  await expect(page.getByRole('alert').getByText('Do not wait with this')).toBeVisible();
  await press(page, 'Undo');
  await expect(page.getByText('Do not wait with this')).toHaveCount(0);

  await vital(page, 'Temperature').getByRole('button').click();
  await typed(page, 'Temperature', '37');
  await expect(sheet(page).getByText('another unit', { exact: false })).toBeVisible();
  await sheet(page).getByLabel('Note').fill('I have chest pain since noon');
  await expect(sheet(page).getByText('may be an emergency', { exact: false })).toBeVisible();
  await page.context().setOffline(false);
});

const PDF = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a letter') };

test('a paper is added without a network, opened from the device, and sent once there is one', async ({ device }) => {
  const page = await device('client@demo.test');
  await toHealth(page);
  await page.context().setOffline(true);
  await press(page, 'Upload Records');
  await press(page, 'Add record');
  await expect(sheet(page).getByText('Give it a title.')).toBeVisible();
  await sheet(page).getByRole('textbox', { name: 'Title' }).fill('To the surgeon');
  const picker = sheet(page).locator('input[type=file]').first();
  await picker.setInputFiles({ ...PDF, name: 'page.pdf', buffer: Buffer.from('<script>alert(1)</script>') });
  await expect(page.getByText('Only photos and PDF files can be kept here.')).toBeVisible();
  await picker.setInputFiles(PDF);
  await expect(sheet(page).getByText('letter.pdf')).toBeVisible();
  await press(page, 'Add record');
  const record = sheet(page).getByRole('listitem').filter({ hasText: 'To the surgeon' });
  await expect(record).toContainText('On this device');
  await record.getByRole('button', { name: 'Open To the surgeon' }).click();
  const opened = page.getByRole('dialog', { name: 'To the surgeon' });
  await expect(opened.getByRole('link', { name: 'Open the PDF' })).toHaveAttribute('href', /^blob:/);
  const download = page.waitForEvent('download');
  await opened.getByRole('link', { name: 'Save the PDF' }).click();
  expect((await download).suggestedFilename()).toBe('To the surgeon.pdf');
  await opened.getByRole('textbox', { name: 'For what' }).fill('The next visit');
  await opened.getByRole('button', { name: 'Show it' }).click();
  await expect(opened.getByText(/^Shown to .+ until/)).toBeVisible();
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await page.context().setOffline(false);
  await expect(record).not.toContainText('On this device', { timeout: 40_000 });
  await record.getByRole('button', { name: 'Remove To the surgeon' }).click();
  await expect(record).toHaveCount(0);
  await page.keyboard.press('Escape');
  await isSynced(page);
});

test('visits, results, goals and tips are there, and the doctor is a press away', async ({ device }) => {
  const page = await device('client@demo.test');
  await toHealth(page);
  await expect(card(page, 'Upcoming medical appointments').getByRole('listitem').first()).toBeVisible();
  await expect(card(page, 'Recent lab results').getByRole('listitem')).toHaveCount(5);
  await expect(card(page, 'Health goals').getByRole('listitem').first()).toContainText('%');
  const tips = card(page, 'Health tips');
  await press(page, 'All tips');
  await tips.getByText('Know your genotype').click();
  await expect(tips.getByText('Source: Federal Ministry of Health, sickle cell', { exact: false })).toBeVisible();
  await page.context().setOffline(true);
  await tips.getByRole('button', { name: 'Not for me' }).first().click();
  await expect(page.getByText('The tip is put away')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Contact Doctor' }).click();
  await expect(page).toHaveURL(/\/messages\?with=/);
});

test('it can be used by everybody, and on the smallest phone', async ({ device }) => {
  const page = await device('client@demo.test');
  await toHealth(page);
  await expectNoViolation(page);
  await press(page, 'Upload Records');
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await vital(page, 'Blood pressure').getByRole('button').click();
  await expectNoViolation(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await widthOfPage(page)).toBe(320);
  expect(await smallTargets(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await widthOfPage(page)).toBe(320);
});
