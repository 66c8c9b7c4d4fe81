import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { DEMO_DAYS, demoWeeks } from '../support/demo-streak.ts';
import { smallTargets, widthOfPage } from './access.ts';
import { aHouse, box, expectNoViolation, press, workerIsReady } from './account.ts';
import { test } from './device.ts';

const { enter, open } = aHouse();

const card = (page: Page, title: string): Locator => page.getByRole('region', { name: title });
const sheet = (page: Page): Locator => page.getByRole('dialog');
const goal = (page: Page, title: string): Locator =>
  card(page, 'Active goals').getByRole('listitem').filter({ hasText: title });
const isSynced = (page: Page): Promise<void> => expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();

async function toGoals(page: Page): Promise<void> {
  await enter(page, 'client@demo.test');
  await open(page, '/goals');
  await isSynced(page);
  await workerIsReady(page);
}

test('a goal is set, logged, edited, paused and reached without a network, and arrives', async ({
  device,
  browser,
}) => {
  const page = await device('client@demo.test');
  await toGoals(page);
  await page.context().setOffline(true);
  const stat = (label: string): Locator => card(page, 'Your goals at a glance').locator('.stat', { hasText: label });
  const before = Number(await stat('Active Goals').locator('.figure').innerText());

  await press(page, 'Set New Goal');
  await sheet(page).getByLabel('What about').selectOption('Something of your own');
  await press(page, 'Set goal');
  await expect(sheet(page).getByText('Give your goal a name.')).toBeVisible();
  await box(page, 'What do you want to reach?').fill('Read ten pages');
  await box(page, 'Unit').fill('pages');
  await press(page, 'Set goal');
  await expect(goal(page, 'Read ten pages')).toContainText('0 of 10 pages');
  await expect(stat('Active Goals').locator('.figure')).toHaveText(String(before + 1));

  await goal(page, 'Read ten pages').getByRole('button').click();
  await sheet(page).getByRole('button', { name: 'Log progress' }).click();
  const pages = sheet(page).getByRole('spinbutton').or(sheet(page).getByRole('textbox'));
  await pages.fill('4');
  await press(page, 'Save');
  await expect(goal(page, 'Read ten pages')).toContainText('4 of 10 pages');
  await expect(goal(page, 'Read ten pages').getByRole('progressbar')).toHaveAccessibleName('Read ten pages: 40% done');

  await goal(page, 'Read ten pages').getByRole('button').click();
  await press(page, 'Edit');
  await box(page, 'What do you want to reach?').fill('Read twenty pages');
  await press(page, 'Save changes');
  await sheet(page).getByRole('button', { name: 'Pause' }).click();
  await sheet(page).getByLabel('Travelling').check();
  await press(page, 'Pause');
  await expect(goal(page, 'Read twenty pages')).toHaveCount(0);
  await card(page, 'Paused and past goals').getByRole('button', { name: 'Read twenty pages' }).click();
  await expect(sheet(page).getByRole('paragraph').filter({ hasText: 'Paused: Travelling' })).toBeVisible();
  await sheet(page).getByText('History').click();
  const history = sheet(page).getByRole('list', { name: 'History' }).getByRole('listitem');
  await expect(history.filter({ hasText: 'Changed' })).toContainText('Name: Read ten pages → Read twenty pages');
  await page.keyboard.press('Escape');
  await page.getByRole('listitem').filter({ hasText: 'Goal paused' }).getByRole('button', { name: 'Undo' }).click();
  await expect(goal(page, 'Read twenty pages')).toBeVisible();
  await goal(page, 'Read twenty pages').getByRole('button').click();
  await press(page, 'Give up');
  await expect(goal(page, 'Read twenty pages')).toHaveCount(0);
  await page.getByRole('listitem').filter({ hasText: 'Goal given up' }).getByRole('button', { name: 'Undo' }).click();
  await goal(page, 'Read twenty pages').getByRole('button').click();
  await press(page, 'Mark as reached');
  await expect(card(page, 'Paused and past goals').getByText('Read twenty pages')).toBeVisible();
  await expect(card(page, 'Recent achievements').getByText('3 goals reached')).toBeVisible();

  await page.context().setOffline(false);
  await isSynced(page);
  const elsewhere = await browser.newContext();
  const there = await elsewhere.newPage();
  await enter(there, 'client@demo.test');
  await open(there, '/goals');
  await expect(card(there, 'Paused and past goals').getByText('Read twenty pages')).toBeVisible();
  await expect(card(there, 'Recent achievements').getByText('3 goals reached')).toHaveCount(1);
  await elsewhere.close();
});

test('a weight goal says its pace and its day, and refuses what is not safe', async ({ device }) => {
  const page = await device('client@demo.test');
  await toGoals(page);
  await card(page, 'Goal categories').getByRole('button', { name: 'Weight and body' }).click();
  await expect(sheet(page).getByText(/^You are at \d/)).toBeVisible();
  const typed = async (name: string, value: string): Promise<void> => {
    const field = sheet(page).getByRole('textbox', { name, exact: true });
    await field.fill(value);
    await field.press('Enter');
  };
  await typed('Goal', '150');
  await sheet(page).getByLabel('At a pace').check();
  await expect(sheet(page).getByText(/^You would be there on/)).toBeVisible();
  const pace = sheet(page).getByRole('slider', { name: /^A week: / });
  await pace.fill('5');
  await expect(sheet(page).getByText(/more than a hundredth of your weight/)).toBeVisible();
  await press(page, 'Set goal');
  await expect(sheet(page).getByText(/more than a hundredth of your weight/)).toBeVisible();
  await pace.fill('1');
  await expect(pace).toHaveAccessibleName('A week: 1 lb');
  await expect(sheet(page).getByText(/more than a hundredth of your weight/)).toHaveCount(0);
  await typed('Goal', '90');
  await expect(sheet(page).getByText(/below a body mass index of 18.5/)).toBeVisible();
  await typed('Goal', '150');
  await press(page, 'Set goal');
  const made = goal(page, 'Weight').filter({ hasText: '150 lb' });
  await expect(made).toHaveCount(1);
  await made.getByRole('button').click();
  await expect(sheet(page).getByText(/^Began with/)).toBeVisible();
  await press(page, 'Remove goal');
  await expect(made).toHaveCount(0);
});

test('a slip of the comma is asked about before a measurement is saved', async ({ device }) => {
  const page = await device('client@demo.test');
  await toGoals(page);
  await press(page, 'Log Progress');
  await sheet(page).getByLabel('Which goal').selectOption('Resting heart rate of 62');
  const pulse = sheet(page).getByRole('textbox', { name: 'Resting heart rate of 62' });
  await pulse.fill('6');
  await pulse.press('Enter');
  await expect(sheet(page).getByText(/^That is far from the last value/)).toBeVisible();
  await expect(sheet(page).getByRole('button', { name: 'Save it anyway' })).toBeVisible();
  await pulse.fill('62');
  await pulse.press('Enter');
  await press(page, 'Save');
  await expect(page.getByText('Progress logged')).toBeVisible();
});

test('no violation, large targets and no sideways scrolling, on the page and in its sheets', async ({ device }) => {
  const page = await device('client@demo.test');
  await page.setViewportSize({ width: 320, height: 740 });
  await toGoals(page);
  const look = async (): Promise<void> => {
    await expectNoViolation(page);
    expect(await smallTargets(page)).toEqual([]);
    expect(await widthOfPage(page)).toBeLessThanOrEqual(320);
  };
  await expect(card(page, 'Recent achievements')).toBeVisible();
  await look();
  await press(page, 'Set New Goal');
  await expect(sheet(page).getByText(/^You are at/)).toBeVisible();
  await look();
  await page.keyboard.press('Escape');
  await card(page, 'Active goals').getByRole('button').first().click();
  await look();
});

test('what a provider proposes is accepted without a network, and the provider sees it and proposes more', async ({
  device,
  browser,
}) => {
  const page = await device('client@demo.test');
  await toGoals(page);
  await page.context().setOffline(true);
  await card(page, 'Proposed to you').getByRole('button', { name: 'Steps a day' }).click();
  await expect(sheet(page).getByText('From Amina Bello')).toBeVisible();
  await press(page, 'Accept');
  await expect(card(page, 'Proposed to you')).toHaveCount(0);
  await goal(page, 'Steps a day').getByRole('button').click();
  await expect(sheet(page).getByText('Set together with Amina Bello')).toBeVisible();
  await press(page, 'Edit');
  await expect(sheet(page).getByText(/^Amina Bello has set its figures/)).toBeVisible();
  await expect(sheet(page).getByText('By when')).toHaveCount(0);
  await page.context().setOffline(false);
  await isSynced(page);

  const hers = await (await browser.newContext()).newPage();
  await enter(hers, 'trainer@demo.test');
  await open(hers, '/trainer-dashboard');
  await isSynced(hers);
  await card(hers, 'Clients')
    .getByRole('button', { name: /Tèmítọ́pẹ́/ })
    .first()
    .click();
  const mine = sheet(hers).getByRole('list', { name: 'Proposed by you' }).getByRole('listitem');
  await expect(mine.filter({ hasText: 'Steps a day' })).toContainText('Accepted');
  await hers.context().setOffline(true);
  await sheet(hers).getByText('Propose a goal').click();
  await sheet(hers).getByLabel('What about').selectOption('Other figures for: Steps a day');
  const steps = sheet(hers).getByRole('textbox', { name: 'Goal', exact: true });
  await steps.fill('10000');
  await steps.press('Enter');
  await expect(mine.filter({ hasText: 'Waits for an answer' })).toContainText('10,000 steps');
  await hers.context().setOffline(false);
  await isSynced(hers);
  await page.reload();
  await isSynced(page);
  await card(page, 'Proposed to you').getByRole('button', { name: 'Steps a day' }).click();
  await expect(sheet(page).getByText(/10,000 steps.*instead of 9,000 steps/)).toBeVisible();
  await hers.context().close();
});

test('a streak is counted otherwise, rests, and is switched off with all the rest', async ({ device }) => {
  const page = await device('client@demo.test');
  await toGoals(page);
  const streak = card(page, 'Streak');
  await expect(streak.locator('.figure')).toHaveText(`${demoWeeks()} weeks`);
  await streak.getByRole('button', { name: 'Change' }).click();
  await sheet(page).getByRole('radio', { name: /^Days/ }).check();
  await expect(sheet(page).getByText('Days of rest')).toBeVisible();
  await press(page, 'Pause the streak');
  await expect(sheet(page).getByText(/^Paused since/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(streak).toContainText('Ill');
  await expect(streak.locator('.figure')).toHaveText(`${DEMO_DAYS} days`);
  await open(page, '/settings');
  const all = page.getByRole('switch', { name: 'Streaks and achievements' });
  await all.click();
  await expect(all).not.toBeChecked();
  await open(page, '/goals');
  await expect(card(page, 'Your goals at a glance').locator('.stat')).toHaveCount(3);
  await expect(streak).toHaveCount(0);
  await expect(card(page, 'Recent achievements')).toHaveCount(0);
  await open(page, '/settings');
  await all.click();
  await expect(all).toBeChecked();
});
