import { readFile } from 'node:fs/promises';
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { smallTargets, widthOfPage } from './access.ts';
import { aHouse, expectNoViolation, press, workerIsReady } from './account.ts';
import { test } from './device.ts';

const { enter, open } = aHouse();

const card = (page: Page, title: string): Locator => page.getByRole('region', { name: title });
const sheet = (page: Page): Locator => page.getByRole('dialog');
const isSynced = (page: Page): Promise<void> => expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();

async function toProgress(page: Page): Promise<void> {
  await enter(page, 'client@demo.test');
  await open(page, '/progress');
  await isSynced(page);
  await workerIsReady(page);
}

async function typed(page: Page, name: string, value: string): Promise<void> {
  const field = sheet(page).getByRole('textbox', { name, exact: true });
  await field.fill(value);
  await field.press('Enter');
}

test('a measurement is logged, corrected by another and taken back without a network, and arrives', async ({
  device,
  browser,
}) => {
  const page = await device('client@demo.test');
  await toProgress(page);
  await page.context().setOffline(true);
  const neck = card(page, 'Body measurements').getByRole('listitem').filter({ hasText: 'Neck' });
  await neck.getByRole('button').click();
  await expect(sheet(page).getByText('Below the larynx.')).toBeVisible();
  await typed(page, 'Value', '15');
  await press(page, 'Save');
  await expect(neck).toContainText('15 in');
  await neck.getByRole('button').click();
  await typed(page, 'Value', '150');
  await expect(sheet(page).getByText('That is far from the last value, 15 in.', { exact: false })).toBeVisible();
  await typed(page, 'Value', '14.5');
  await press(page, 'Save');
  await expect(neck).toContainText('14.5 in');
  await neck.getByRole('button').click();
  await sheet(page)
    .getByRole('button', { name: /^Remove the value/ })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await expect(neck).toContainText('15 in');

  await page.context().setOffline(false);
  await isSynced(page);
  const elsewhere = await browser.newContext();
  const there = await elsewhere.newPage();
  await enter(there, 'client@demo.test');
  await open(there, '/progress');
  await expect(card(there, 'Body measurements').getByRole('listitem').filter({ hasText: 'Neck' })).toContainText(
    '15 in',
  );
  await elsewhere.close();
});

test('the weeks are twelve a page, newest first, and each tab says its own', async ({ device }) => {
  const page = await device('client@demo.test');
  await toProgress(page);
  const weeks = card(page, 'Week by week').getByRole('listitem');
  await expect(weeks).toHaveCount(12);
  const newest = await weeks.first().innerText();
  await press(page, 'Previous');
  await expect(weeks.first()).not.toContainText(newest.split('\n')[0] ?? '');
  await press(page, 'Next');
  await expect(weeks.first()).toContainText(newest.split('\n')[0] ?? '');
  await page.getByLabel('Range').selectOption('1 year');
  await expect(page.getByRole('figure', { name: /^The trend of the weight/ })).toBeVisible();
  // From tab to tab by the keyboard.
  await page.getByRole('tab', { name: 'Weight & Body' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Fitness' })).toBeFocused();
  await expect(card(page, 'Workouts a week')).toBeVisible();
  const exercises = card(page, 'Each exercise');
  await exercises.getByLabel('Exercise').selectOption('Conventional deadlift');
  await expect(exercises.getByRole('listitem').first()).toContainText('Estimated maximum');
  await page.getByRole('tab', { name: 'Nutrition' }).click();
  await expect(card(page, 'Calories by day of the week')).toBeVisible();
  await expect(card(page, 'Most often logged').getByRole('listitem')).toHaveCount(5);
  await page.getByRole('tab', { name: 'Overall' }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(13);
  await expect(card(page, 'What your body uses').getByText('kcal a day', { exact: true })).toBeVisible();
});

test('the report of the last week is asked for from the goals, and leafs back without a network', async ({
  device,
}) => {
  const page = await device('client@demo.test');
  await toProgress(page);
  await open(page, '/goals');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'View Weekly Report' }).click();
  const report = sheet(page);
  const span = report.getByText(/ to /).first();
  const newest = await span.innerText();
  // A word about achievements stands in a list of its own.
  await expect(report.getByRole('listitem').filter({ hasText: /^Workouts/ })).toContainText(/\d of \d/);
  await expect(report.getByRole('heading', { name: 'One next step' })).toBeVisible();
  await press(page, 'Week before');
  await expect(span).not.toHaveText(newest);
  await press(page, 'Week after');
  await expect(span).toHaveText(newest);
  await page.keyboard.press('Escape');
  await page.goBack();
  await page.getByRole('link', { name: 'Analyze Trends' }).click();
  await expect(page.getByRole('tab', { name: 'Overall' })).toHaveAttribute('aria-selected', 'true');
});

test('what is exported is what is shown, made without a network', async ({ device }) => {
  const page = await device('client@demo.test');
  await toProgress(page);
  await page.context().setOffline(true);
  await press(page, 'Export');
  const download = page.waitForEvent('download');
  await press(page, 'Weeks as CSV');
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toBe('week_from,trend_kg,workouts,minutes,volume_kg,days_logged,kcal_a_day,protein_g_a_day');
  // All weeks there are, and no twelve of them.
  expect(lines.length).toBeGreaterThan(26);
  await page.evaluate(() => Object.assign(globalThis, { print: () => document.body.classList.add('was-printed') }));
  await press(page, 'Print a report');
  await expect(page.locator('body.was-printed')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.print-report').getByText('Muscles of these weeks')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Fitness' })).toBeHidden();
});

test('no violation, large targets and no sideways scrolling, in each tab and its sheet', async ({ device }) => {
  const page = await device('client@demo.test');
  await page.setViewportSize({ width: 320, height: 740 });
  await toProgress(page);
  const look = async (): Promise<void> => {
    await expectNoViolation(page);
    expect(await smallTargets(page)).toEqual([]);
    expect(await widthOfPage(page)).toBeLessThanOrEqual(320);
  };
  await expect(card(page, 'Week by week')).toBeVisible();
  await look();
  for (const [name, shown] of [
    ['Fitness', 'Workouts a week'],
    ['Nutrition', 'Most often logged'],
    ['Overall', 'What your body uses'],
  ] as const) {
    await page.getByRole('tab', { name }).click();
    await expect(card(page, shown)).toBeVisible();
    await look();
  }
  await page.getByRole('tab', { name: 'Weight & Body' }).click();
  await press(page, 'Log measurement');
  await look();
  await page.keyboard.press('Escape');
  await press(page, 'Weekly report');
  await look();
});

test('a trainer looks at the weeks of a client in a basement, once the record is on the device', async ({ device }) => {
  const page = await device('trainer@demo.test');
  await enter(page, 'trainer@demo.test');
  await open(page, '/clients');
  await isSynced(page);
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name: /^Tèmítọ́pẹ́/ })
    .first()
    .click();
  const progress = page.getByRole('tab', { name: 'Progress' });
  await progress.click();
  // The switch below has the first half of this sentence as its name.
  await expect(main.getByText(/^Keep the whole record on this device, and/)).toBeVisible();
  await page.getByRole('tab', { name: 'Overview' }).click();
  // Checked once it is kept, as every switch.
  const keep = page.getByRole('switch', { name: 'Keep the whole record on this device' });
  await keep.click();
  await expect(keep).toBeChecked();
  await progress.click();
  await expect(card(page, 'Week by week')).toBeVisible();
  await workerIsReady(page);
  await page.context().setOffline(true);
  await page.getByRole('tab', { name: 'Fitness' }).click();
  await expect(card(page, 'Workouts a week')).toBeVisible();
  await expect(card(page, 'Each exercise')).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Nutrition' })).toHaveCount(0);
  await expectNoViolation(page);
});
