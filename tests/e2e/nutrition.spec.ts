import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { aHouse, box, expectNoViolation, heldWords, press, pressTwice, reload } from './account.ts';
import { test } from './device.ts';
import { fillUp } from './full-device.ts';
import { anotherDevice } from './gym.ts';

const { open, settleIn } = aHouse();

const CLIENT = 'client@demo.test';

const card = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });
const water = (page: Page): Locator => card(page, 'Water').getByRole('status');
const kcalEaten = (page: Page): Locator => card(page, 'Daily progress').locator('.ring .figure');
const row = (of: Locator, name: string): Locator => of.getByRole('listitem').filter({ hasText: name }).first();

const glasses = async (page: Page): Promise<number> => Number.parseInt(await water(page).innerText(), 10);
const eaten = async (page: Page): Promise<number> => Number((await kcalEaten(page).innerText()).replaceAll(',', ''));

async function settled(device: (email: string) => Promise<Page>): Promise<Page> {
  const page = await device(CLIENT);
  await settleIn(page, CLIENT);
  return page;
}

test.describe('a day of eating', () => {
  test('counts a planned meal once it is logged, and no more when the log is taken back', async ({ device }) => {
    const page = await settled(device);
    const before = await eaten(page);
    const planned = card(page, 'Meal plan').locator('[aria-pressed=false]').first();
    const name = (await planned.getAttribute('aria-label'))?.replace('Log ', '') ?? '';
    const kcal = Number(await row(card(page, 'Meal plan'), name).locator('.trailing > span').innerText());
    await planned.click();
    await expect.poll(() => eaten(page)).toBe(before + kcal);
    await page.getByRole('button', { name: `Log ${name}`, exact: true }).click();
    await expect.poll(() => eaten(page)).toBe(before);
  });

  test('finds a food in spite of a slip, logs it in the amount it was, and takes it back', async ({ device }) => {
    const page = await settled(device);
    const before = await eaten(page);
    await press(page, 'Find a food');
    await page.getByRole('searchbox', { name: 'Food' }).fill('spagheti');
    const found = row(page.getByRole('dialog'), 'Spaghetti, boiled');
    await found.getByRole('button', { name: 'Spaghetti, boiled', exact: true }).click();
    await page.getByText('Grams', { exact: true }).first().click();
    const grams = box(page, 'Grams');
    await grams.fill('150');
    await grams.press('Enter');
    await expect(page.getByRole('dialog').getByText('237')).toBeVisible();
    await press(page, 'Log it');
    await expect.poll(() => eaten(page)).toBe(before + 237);
    await press(page, 'Undo');
    await expect.poll(() => eaten(page)).toBe(before);
  });

  test('takes a meal by name and figures, refuses what is no figure, and changes and removes it', async ({
    device,
  }) => {
    const page = await settled(device);
    const before = await eaten(page);
    await press(page, 'Quick add');
    await box(page, 'Name').fill('Mama’s stew');
    await box(page, 'Calories').fill('a lot');
    await press(page, 'Log it');
    await expect(page.getByText('A figure from 0 to 20,000.')).toBeVisible();
    await expect(box(page, 'Name')).toHaveValue('Mama’s stew');
    await box(page, 'Calories').fill('310,5');
    await press(page, 'Log it');
    await expect(row(card(page, 'Meal plan'), 'Mama’s stew')).toBeVisible();
    await row(card(page, 'Meal plan'), 'Mama’s stew').getByRole('button', { name: 'Mama’s stew', exact: true }).click();
    await box(page, 'Calories').fill('300');
    await press(page, 'Save');
    await expect.poll(() => eaten(page)).toBe(before + 300);
    await row(card(page, 'Meal plan'), 'Mama’s stew').getByRole('button', { name: 'Mama’s stew', exact: true }).click();
    await press(page, 'Remove');
    await expect.poll(() => eaten(page)).toBe(before);
  });

  test('of the past is reached, kept in the address, and can be filled from the day before it', async ({ page }) => {
    await settleIn(page, 'ife@demo.test');
    await press(page, 'The day before');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yesterday');
    await expect(page).toHaveURL(/\?day=\d{4}-\d{2}-\d{2}$/);
    await reload(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Yesterday');
    await press(page, 'Quick add');
    await box(page, 'Name').fill('Suya');
    await box(page, 'Calories').fill('250');
    await pressTwice(page, 'Log it');
    const suya = card(page, 'Meal plan').getByRole('listitem').filter({ hasText: 'Suya' });
    await expect(suya).toHaveCount(1);
    await press(page, 'Back to today');
    await expect(suya).toHaveCount(0);
    await pressTwice(page, 'Copy yesterday');
    await expect(suya).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Log Suya', exact: true })).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(row(card(page, 'Meal plan'), 'Suya')).toBeHidden();
  });

  test('follows new targets, and the days before keep theirs', async ({ device }) => {
    const page = await settled(device);
    const before = await card(page, 'Daily progress')
      .getByText(/^of .* kcal$/)
      .innerText();
    expect(before).not.toBe('of 1,800 kcal');
    for (const name of ['Change targets', 'Set my own instead']) await press(page, name);
    await box(page, 'Calories').fill('1800');
    await box(page, 'Calories').press('Enter');
    await pressTwice(page, 'Save');
    await expect(card(page, 'Daily progress').getByText('of 1,800 kcal')).toBeVisible();
    await press(page, 'The day before');
    await expect(card(page, 'Daily progress').getByText(before, { exact: true })).toBeVisible();
    expect(await page.getByText('Targets saved').count()).toBe(1);
    await expect(page.getByRole('button', { name: 'Change targets' })).toBeHidden();
    await press(page, 'Back to today');
    await expect(card(page, 'Daily progress').getByText('of 1,800 kcal')).toBeVisible();
  });

  test('of one’s own food: what was mistyped is put right, and the food is taken out and back', async ({ device }) => {
    const page = await device(CLIENT);
    const food = page.getByRole('dialog').getByRole('button', { name: /^Kuli-kuli mine/ });
    await settleIn(page, CLIENT);
    await press(page, 'Find a food');
    await press(page, 'Add my own food');
    await box(page, 'Name').fill('Kuli-kuli mine');
    await box(page, 'Weight of one serving').fill('50');
    await box(page, 'Calories').fill('2500');
    await press(page, 'Add food');
    await expect(page.getByText('No food has more than 900 kcal in 100 g.')).toBeVisible();
    await box(page, 'Calories').fill('205');
    await press(page, 'Add food');
    await press(page, 'Mine');
    await food.click();
    await press(page, 'Change this food');
    await expect(box(page, 'Calories')).toHaveValue('205');
    await box(page, 'Calories').fill('250');
    await press(page, 'Save');
    await press(page, 'Mine');
    await expect(page.getByRole('dialog').getByText('250 kcal')).toBeVisible();
    await food.click();
    await press(page, 'Change this food');
    await press(page, 'Remove food');
    await press(page, 'Mine');
    await expect(food).toHaveCount(0);
    await press(page, 'Undo');
    await expect(food).toBeVisible();
  });

  test('is logged from anywhere: a favourite in two taps', async ({ device }) => {
    const page = await device(CLIENT);
    await page.setViewportSize({ width: 360, height: 740 });
    await settleIn(page, CLIENT);
    const before = await eaten(page);
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Log Banana', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect.poll(() => eaten(page)).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    await press(page, 'Track a meal');
    await expect(page.getByRole('dialog', { name: 'Find a food' }).getByRole('searchbox')).toBeFocused();
  });

  test('names what is of the catalogue in the language of the person, and finds it by that, without a connection', async ({
    page,
    context,
  }) => {
    await settleIn(page, 'ife@demo.test');
    await open(page, '/settings');
    await page.getByLabel('Language').selectOption('Deutsch');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
    await expect.poll(() => heldWords(page)).toEqual(['de']);
    await context.setOffline(true);
    await page.goto(new URL('/nutrition?log=food', page.url()).href);
    const search = page.getByRole('dialog');
    await search.getByRole('searchbox').fill('erdnusse');
    await expect(row(search, 'Erdnüsse, gekocht')).toContainText('1 Tasse, geschält');
    await search.getByRole('searchbox').fill('groundnut');
    await expect(row(search, 'Erdnüsse, geröstet')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card(page, 'Essensplan').getByText('Moi moi')).toHaveCount(1);
    await expect(card(page, 'Essensplan')).not.toContainText(/boiled|cooked|fried|wrap|plate|piece|slice/);
  });
});

test('a message lies over nothing that is pressed next, on the page or in a sheet', async ({ page }) => {
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true });
  const message = page.getByRole('region', { name: 'Messages from the app' }).getByRole('listitem');
  const expectFree = async (pressed: Locator): Promise<void> => {
    await expect(message).toBeVisible();
    const [over, under] = [await message.boundingBox(), await pressed.boundingBox()];
    expect(over && under && (over.y + over.height <= under.y || over.x + over.width <= under.x)).toBe(true);
  };
  // Not one whose language another test has changed.
  await settleIn(page, 'bisi@demo.test');
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await press(page, 'Find a food');
    await page.getByRole('dialog').getByRole('button', { name: /^Log / }).first().click();
    await expectFree(button('Add my own food'));
    await page.keyboard.press('Escape');
    // While it is pointed at it stays.
    await message.hover();
    for (const name of ['Find a food', 'Quick add']) await expectFree(button(name));
    await press(page, 'Quick add');
    await expectFree(button('Log it'));
    await page.keyboard.press('Escape');
    await press(page, 'Undo');
    await expect(message).toBeHidden();
  }
});

test.describe('without a connection', () => {
  test('a server that does not answer is told from no network, and what waits for it is counted', async ({
    device,
  }) => {
    const page = await device(CLIENT);
    const context = page.context();
    await settleIn(page, CLIENT);
    await context.route('**/rest/v1/**', (route) => route.abort());
    await press(page, 'Add a glass');
    await press(page, 'Cannot reach server 1 to send');
    const centre = page.getByRole('dialog');
    await expect(centre.getByText('1 change is safe on this device')).toBeVisible();
    await expect(centre.getByText('You are online, but our server does not answer.')).toBeVisible();
    await context.unroute('**/rest/v1/**');
    await press(page, 'Retry now');
    await expect(centre.getByText('Everything is saved')).toBeVisible();
  });

  test('what a full device does not take is named, stays where it was typed, and is there once', async ({ device }) => {
    const page = await settled(device);
    const before = await eaten(page);
    await press(page, 'Quick add');
    await box(page, 'Name').fill('Asun');
    await box(page, 'Calories').fill('220');
    const makeRoom = await fillUp(page);
    await press(page, 'Log it');
    await expect(page.getByText('Meal not saved')).toBeVisible();
    await expect(box(page, 'Name')).toHaveValue('Asun');
    expect(await eaten(page)).toBe(before);
    await makeRoom();
    await press(page, 'Log it');
    await expect.poll(() => eaten(page)).toBe(before + 220);
    await reload(page);
    await expect.poll(() => eaten(page)).toBe(before + 220);
    await expect(card(page, 'Meal plan').getByRole('listitem').filter({ hasText: 'Asun' })).toHaveCount(1);
  });

  test('two devices that each drink a glass end with both', async ({ page, context, browser }) => {
    await settleIn(page, 'chinedu@demo.test');
    const [elsewhere, there] = await anotherDevice(browser);
    await settleIn(there, 'chinedu@demo.test');
    const before = await glasses(page);
    await context.setOffline(true);
    await elsewhere.setOffline(true);
    await page.getByRole('button', { name: 'Add a glass' }).click();
    await there.getByRole('button', { name: 'Add a glass' }).click();
    await expect.poll(() => glasses(there)).toBe(before + 1);
    await elsewhere.setOffline(false);
    await expect(there.getByRole('button', { name: 'Synced' })).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => glasses(page)).toBe(before + 2);
    await expect.poll(() => glasses(there)).toBe(before + 2);
    await elsewhere.close();
  });
});

test.describe('for everybody', () => {
  test('a meal is logged by the keyboard alone', async ({ page }) => {
    await settleIn(page, 'fatima@demo.test');
    const before = await eaten(page);
    await page.getByRole('button', { name: 'Find a food' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('eba');
    await expect(page.getByRole('button', { name: 'Log Eba', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Log Eba', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect.poll(() => eaten(page)).toBeGreaterThan(before);
    await expect(page.getByRole('button', { name: 'Find a food' })).toBeFocused();
  });

  test('there is no barrier, sheets included', async ({ device }) => {
    const page = await settled(device);
    await expectNoViolation(page);
    for (const sheet of ['Find a food', 'Quick add', 'Change targets', 'Synced']) {
      await press(page, sheet);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expectNoViolation(page);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });
});
