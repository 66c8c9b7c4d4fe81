import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { smallTargets, widthOfPage } from './access.ts';
import { aHouse, expectNoViolation, press, workerIsReady } from './account.ts';
import { test } from './device.ts';

const { enter, open, settleIn } = aHouse();

const card = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });
const isSynced = (page: Page): Promise<void> => expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
const part = (page: Page, name: string): Promise<void> => page.getByText(name, { exact: true }).first().click();
const row = (of: Locator, name: string): Locator => of.getByRole('listitem').filter({ hasText: name }).first();

test('a nutritionist plans a dinner without a network, and the client eats it without one', async ({ device }) => {
  const nutritionist = await device('nutritionist@demo.test');
  await enter(nutritionist, 'nutritionist@demo.test');
  await open(nutritionist, '/clients');
  await isSynced(nutritionist);
  await workerIsReady(nutritionist);
  await nutritionist.context().setOffline(true);
  await nutritionist
    .getByRole('main')
    .getByRole('link', { name: /^Tèmítọ́pẹ́/ })
    .click();
  await nutritionist.getByRole('tab', { name: 'Food' }).click();
  await expect(card(nutritionist, 'Diary')).toContainText('Plan kept in 7 days');
  const eaten = card(nutritionist, 'Diary').getByRole('listitem').first();
  await eaten.getByRole('button', { name: 'Comment' }).click();
  await nutritionist.getByRole('textbox', { name: 'Comment on the meal' }).fill('Half a bowl is enough.');
  await press(nutritionist, 'Save the comment');
  await expect(eaten).toContainText('You: Half a bowl is enough.');
  await expectNoViolation(nutritionist);

  await part(nutritionist, 'Plan');
  const addDinner = nutritionist.getByRole('button', { name: /^Add to Dinner/ }).first();
  await addDinner.focus();
  await nutritionist.keyboard.press('Enter');
  await nutritionist.getByRole('searchbox', { name: 'Food' }).fill('moi');
  await nutritionist.getByRole('dialog').getByRole('button', { name: 'Moi moi', exact: true }).click();
  await press(nutritionist, 'Plan it');
  const cellWith = (add: Locator): Locator => nutritionist.getByRole('gridcell').filter({ has: add }).first();
  const addSnack = nutritionist.getByRole('button', { name: /^Add to Snack/ }).first();
  const moiMoi = { name: /^Moi moi/ };
  await cellWith(addDinner).getByRole('button', moiMoi).last().focus();
  await nutritionist.keyboard.press('Control+x');
  await addSnack.focus();
  await nutritionist.keyboard.press('Control+v');
  await expect(cellWith(addSnack).getByRole('button', moiMoi).last()).toBeFocused();
  await expectNoViolation(nutritionist);
  await nutritionist.setViewportSize({ width: 320, height: 740 });
  expect(await smallTargets(nutritionist)).toEqual([]);
  expect(await widthOfPage(nutritionist)).toBeLessThanOrEqual(320);
  await nutritionist.context().setOffline(false);
  await isSynced(nutritionist);

  const client = await device('client@demo.test');
  await settleIn(client, 'client@demo.test');
  const planned = row(card(client, 'Meal plan'), 'Moi moi');
  await expect(planned).toContainText('planned by Ìfẹ́olúwa Ògúndélé');
  await expect(card(client, 'Meal plan')).toContainText('Ìfẹ́olúwa Ògúndélé: Half a bowl is enough.');
  await press(client, 'Change targets');
  await expect(client.getByRole('dialog')).toContainText('Set by Ìfẹ́olúwa Ògúndélé');
  await press(client, 'Close');
  await client.context().setOffline(true);
  await planned.getByRole('button', { name: 'Log Moi moi' }).click();
  await expect(planned.getByRole('button', { name: 'Log Moi moi' })).toHaveAttribute('aria-pressed', 'true');
  await press(client, 'Shopping list');
  const first = client.getByRole('dialog').getByRole('checkbox').first();
  await first.check();
  await expectNoViolation(client);
  await open(client, '/nutrition');
  await expect(planned.getByRole('button', { name: 'Log Moi moi' })).toHaveAttribute('aria-pressed', 'true');
  await press(client, 'Shopping list');
  await expect(first).toBeChecked();
  await client.context().setOffline(false);
  await press(client, 'Close');
  await isSynced(client);

  await part(nutritionist, 'Diary');
  await expect(row(card(nutritionist, 'Diary'), 'Moi moi')).toContainText('Eaten');
});

test('of a day to come one sees what is planned and can plan, and nothing is eaten yet', async ({ device }) => {
  const client = await device('client@demo.test');
  await settleIn(client, 'client@demo.test');
  const plan = card(client, 'Meal plan');
  await expect(plan.getByRole('button', { name: /^Log / }).first()).toBeVisible();
  await press(client, 'The day after');
  await expect(client.getByRole('heading', { level: 1 })).toHaveText('Tomorrow');
  await expect(plan).toContainText('planned by Ìfẹ́olúwa Ògúndélé');
  await expect(plan.getByRole('button', { name: 'Copy the day before' })).toBeVisible();
  await expect(client.getByRole('button', { name: /^Log |^Add a glass|^Quick add/ })).toHaveCount(0);
  await press(client, 'Find a food');
  await client.getByRole('dialog').getByRole('searchbox').fill('moi');
  await expect(client.getByRole('dialog').getByRole('button', { name: /^Log / })).toHaveCount(0);
  await client.getByRole('dialog').getByRole('button', { name: 'Moi moi', exact: true }).click();
  await expect(client.getByRole('dialog').getByRole('button', { name: 'Log it' })).toHaveCount(0);
  await press(client, 'Plan it');
  await expect(row(plan, 'Moi moi')).toBeVisible();
  await press(client, 'Back to today');
  await expect(plan.getByRole('button', { name: /^Log / }).first()).toBeVisible();
});

test('finds suya first, and the same as a meal before is one tap, without a network', async ({ device }) => {
  const page = await device('client@demo.test');
  await settleIn(page, 'client@demo.test');
  await page.context().setOffline(true);
  await press(page, 'Find a food');
  await page.getByRole('searchbox', { name: 'Food' }).fill('suya');
  const first = page.getByRole('dialog').getByRole('listitem').first();
  await expect(first.getByRole('button', { name: 'Suya', exact: true })).toBeVisible();
  await press(page, 'Close');
  const again = card(page, 'Recent meals')
    .getByRole('button', { name: /^Log Dinner, .* again$/ })
    .first();
  await again.click();
  await expect(page.getByText(/^(One food|\d foods) logged$/).first()).toBeVisible();
  await page.context().setOffline(false);
});

test('a packet nobody knows is told once, and found by its code from then on, without a network', async ({
  device,
}) => {
  const page = await device('client@demo.test');
  await settleIn(page, 'client@demo.test');
  await page.context().setOffline(true);
  await press(page, 'Find a food');
  const sheet = page.getByRole('dialog');
  const find = sheet.getByRole('searchbox', { name: 'Food' });
  await find.fill('6291041500213');
  await press(page, 'Say what is in this packet');
  await expect(sheet.getByText('The packet 6291041500213.')).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Name' }).fill('Plantain chips of the corner shop');
  await sheet.getByRole('textbox', { name: /^Weight of one serving/ }).fill('30');
  await press(page, 'Add food');
  await find.fill('6291041500220');
  await expect(sheet.getByText('Plantain chips of the corner shop')).toHaveCount(0);
  await find.fill('6 291041 500213');
  await expect(sheet.getByRole('button', { name: 'Plantain chips of the corner shop', exact: true })).toBeVisible();
  await page.context().setOffline(false);
});
