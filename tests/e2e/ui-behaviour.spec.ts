import path from 'node:path';
import { expect, test } from 'playwright/test';
import { startGallery } from './gallery.ts';

let gallery: Awaited<ReturnType<typeof startGallery>>;

test.beforeAll(async () => {
  gallery = await startGallery();
});
test.afterAll(() => gallery.stop());
test.beforeEach(({ page }) => gallery.open(page));

test('a sheet takes the focus, keeps it and gives it back', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'Open a sheet' });
  await opener.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Add to dinner' });
  await expect(sheet.getByRole('searchbox')).toBeFocused();
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside).toBe(false);
  }
  await sheet.getByRole('searchbox').fill('');
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('the back button closes what is open and leaves the page only after that', async ({ page }) => {
  const here = page.url();
  await page.getByRole('button', { name: 'Open a sheet' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(here);
  await page.getByRole('button', { name: 'Ask before' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.goBack();
  expect(page.url()).toBe('about:blank');
});

test('a press beside a sheet closes it, and one inside does not', async ({ page }) => {
  await page.getByRole('button', { name: 'Open a sheet' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('heading').click();
  await expect(sheet).toBeVisible();
  await page.mouse.click(20, 20);
  await expect(sheet).toHaveCount(0);
});

test('a step is one for a press and many for a held one, and the figure can be typed', async ({ page }) => {
  const reps = page.getByRole('textbox', { name: 'Reps' });
  const more = page.getByRole('button', { name: 'More: Reps' });
  await more.click();
  await expect(reps).toHaveValue('13');
  await more.press('Enter');
  await expect(reps).toHaveValue('14');
  await reps.press('ArrowDown');
  await expect(reps).toHaveValue('13');
  await reps.fill('999');
  await reps.press('Enter');
  await expect(reps).toHaveValue('50');
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  const less = page.getByRole('button', { name: 'Less: Reps' });
  await less.hover();
  await page.mouse.down();
  await expect.poll(async () => Number(await reps.inputValue())).toBeLessThan(46);
  await page.mouse.up();
  const held = Number(await reps.inputValue());
  await page.waitForTimeout(250);
  await expect(reps).toHaveValue(String(held));
});

test('a menu is opened, walked and left by the keyboard', async ({ page }) => {
  const opener = page.getByRole('button', { name: 'What to do with the post' });
  await opener.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test('tabs are one stop of the keyboard, and arrows choose among them', async ({ page }) => {
  await page.getByRole('tab', { name: 'Plan' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Records' })).toBeFocused();
  await expect(page.getByRole('tabpanel')).toContainText('records');
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('[role=tab]:focus')).toHaveCount(0);
});

test('a form says what is wrong beside the field and goes to the first one', async ({ page }) => {
  await page.getByRole('button', { name: 'Check the form' }).click();
  const email = page.getByRole('textbox', { name: 'E-mail' });
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription('Fill this in.');
});

test('a password can be read while it is typed', async ({ page }) => {
  const password = page.getByLabel('New password');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
});

test('a message stays while it is looked at, can be answered, and goes by itself', async ({ page }) => {
  await page.clock.install();
  await gallery.open(page);
  await page.getByRole('button', { name: 'Say what was done' }).click();
  const messages = page.getByRole('region', { name: 'Messages from the app' });
  await expect(messages).toHaveAttribute('aria-live', 'polite');
  await messages.getByText('Meal logged').hover();
  await page.clock.runFor(20_000);
  await expect(messages.getByText('Meal logged')).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(5_100);
  await expect(messages.getByText('Meal logged')).toHaveCount(0);
  await page.getByRole('button', { name: 'Say what was done' }).click();
  await messages.getByRole('button', { name: 'Undo' }).click();
  await expect(messages.getByText('Meal logged')).toHaveCount(0);
});

test('a message over a sheet can be read and answered, and leaves the sheet as it is', async ({ page }) => {
  await page.getByRole('button', { name: 'Open a sheet' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('searchbox').fill('ofada');
  const add = sheet.getByRole('button', { name: 'Add “ofada” as my own food' });
  await add.click();
  const messages = page.getByRole('region', { name: 'Messages from the app' });
  const undo = messages.getByRole('button', { name: 'Undo' });
  await messages.getByText('Food added').click();
  await undo.click();
  await expect(messages.getByText('Food removed')).toBeVisible();
  await expect(sheet.getByRole('searchbox')).toHaveValue('ofada');

  await page.mouse.move(5, 5);
  await add.press('Enter');
  await page.keyboard.press('Tab');
  await expect(messages.getByRole('button', { name: 'Dismiss' }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(undo).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(messages.getByText('Food added')).toBeVisible();
  await expect(messages.getByText('Food added')).toHaveCount(0);
});

test('the same figures stand behind a chart as a table', async ({ page }) => {
  const chart = page.getByRole('figure').filter({ hasText: 'Calories this week' });
  await chart.getByText('Show as a table').click();
  await expect(chart.getByRole('row', { name: 'Tuesday 1,950' })).toBeVisible();
  await expect(chart.getByRole('row', { name: 'Friday –' })).toBeVisible();
});

test('a button that cannot be pressed says why and stays in the way of the keyboard', async ({ page }) => {
  const save = page.getByRole('button', { name: 'Saving needs a connection' }).first();
  await save.focus();
  await expect(save).toBeFocused();
  await expect(save).toHaveAttribute('aria-disabled', 'true');
});

test('both faces draw the letters of Nigerian names, and only the files that are needed come', async ({ page }) => {
  const files: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('.woff2')) files.push(path.basename(new URL(response.url()).pathname));
  });
  await gallery.open(page);
  expect(new Set(files).size).toBe(6);
  const faces = await page.evaluate(() =>
    ['Ojuju', 'Noto Sans'].map((face) => document.fonts.check(`700 20px "${face}"`, 'ẹ̀ọ́ṣịụṅɓɗƙ₦')),
  );
  expect(faces).toEqual([true, true]);
});
