import { writeFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { axeOn } from './access.ts';
import { startGallery } from './gallery.ts';

// What is Chakra's, on the page of the kit; the screens that have it are tested where they are.

let gallery: Awaited<ReturnType<typeof startGallery>>;

test.beforeAll(async () => {
  gallery = await startGallery();
});
test.afterAll(() => gallery.stop());
test.beforeEach(({ page }) => gallery.open(page));

const day = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a day of the month is chosen by the keyboard, and one that cannot be chosen is not', async ({ page }) => {
  await day(page, 'Wednesday, March 11, 3 visits').focus();
  await page.keyboard.press('ArrowRight');
  await expect(day(page, 'Thursday, March 12')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Chosen: 2026-03-11')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Chosen: 2026-03-13')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(day(page, 'Friday, March 20, 9 visits')).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(page.getByText('April 2026')).toBeVisible();
  await expect(day(page, 'Monday, April 20')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Chosen: 2026-04-20')).toBeVisible();
});

test('a day before the first and one after the last cannot be pressed', async ({ page }) => {
  await expect(day(page, 'Tuesday, March 3')).toHaveAttribute('aria-disabled', 'true');
  await day(page, 'Tuesday, March 3').click({ force: true });
  await expect(page.getByText('Chosen: 2026-03-11')).toBeVisible();
});

test('a code is pasted whole, with its gap, and typed digit by digit', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const digit = (place: number) => page.getByLabel(`Code of the app, digit ${place} of 6`);
  const typed = page.getByLabel('Typed: Code of the app');
  await expect(digit(1)).toHaveAttribute('autocomplete', 'one-time-code');
  await page.evaluate(() => navigator.clipboard.writeText('123 456'));
  await digit(1).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(typed).toHaveText('123456');
  await digit(6).focus();
  for (let place = 0; place < 6; place += 1) await page.keyboard.press('Backspace');
  await expect(typed).toHaveText('');
  await expect(digit(1)).toBeFocused();
  await page.keyboard.type('98x7');
  await expect(typed).toHaveText('987');
});

test('a password manager fills in the whole code at the first digit', async ({ page }) => {
  await page.getByLabel('Code of the app, digit 1 of 6').fill('654321');
  await expect(page.getByLabel('Typed: Code of the app')).toHaveText('654321');
});

test('a score moves by halves with the keyboard, says its word, and follows a press', async ({ page }) => {
  const score = page.getByRole('slider', { name: 'Effort' });
  await expect(score).toHaveAttribute('aria-valuetext', '6.5, steady');
  await score.press('ArrowRight');
  await expect(score).toHaveAttribute('aria-valuenow', '7');
  await score.press('Home');
  await expect(score).toHaveAttribute('aria-valuenow', '0');
  await score.press('End');
  await expect(score).toHaveAttribute('aria-valuenow', '10');
  const track = await page.locator('[data-scope=slider][data-part=track]').boundingBox();
  if (!track) throw new Error('there is no track');
  await page.mouse.click(track.x + track.width / 2, track.y + track.height / 2);
  await expect(score).toHaveAttribute('aria-valuenow', '5');
});

test('a list in a sheet opens within it, is pressed there, and Escape closes the list alone', async ({ page }) => {
  await page.getByRole('button', { name: 'Find in a sheet' }).click();
  const sheet = page.getByRole('dialog', { name: 'A dish for dinner' });
  const field = sheet.getByRole('combobox', { name: 'Dish' });
  await field.click();
  await expect(sheet.getByRole('option')).toHaveCount(8);
  await page.keyboard.press('Escape');
  await expect(sheet.getByRole('option')).toHaveCount(0);
  await expect(sheet).toBeVisible();
  await field.pressSequentially('mo');
  await sheet.getByRole('option', { name: 'Moi moi' }).click();
  await expect(sheet.getByLabel('Chosen dish')).toHaveText('Moi moi');
  await expect(field).toHaveValue('');
  await field.pressSequentially('su');
  await expect(sheet.getByRole('option', { name: 'Suya' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(sheet.getByLabel('Chosen dish')).toHaveText('Suya');
  await field.pressSequentially('zz');
  await expect(sheet.getByText('No dish is called that')).toBeVisible();
  // The list, what was typed, the sheet: one at a time.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});

/** Twice as wide as it is high. */
const aPicture = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(400, 200);
    canvas.getContext('2d')?.fillRect(0, 0, 200, 200);
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
  });

/** As from a folder: what a script drops is no file to Chromium. */
async function drop(page: Page, onto: Locator, file: string): Promise<void> {
  await onto.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await onto.boundingBox()) ?? {};
  const chromium = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await chromium.send('Input.dispatchDragEvent', { type, x: x + 20, y: y + 20, data });
  }
}

test('a picture is dropped, and the part of it that is taken is moved by the keyboard', async ({ page }) => {
  const file = test.info().outputPath('face.png');
  await writeFile(file, Buffer.from(await aPicture(page)));
  await drop(page, page.locator('[data-scope=file-upload][data-part=dropzone]'), file);
  const sheet = page.getByRole('dialog', { name: 'Which part of it' });
  const part = sheet.getByRole('slider', { name: 'Part of the picture that is shown' });
  await expect(part).toBeVisible();
  await part.focus();
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('Shift+ArrowLeft');
  await sheet.getByRole('button', { name: 'Take this part' }).click();
  const cut = JSON.parse(await page.getByLabel('Cut').innerText()) as Record<string, number>;
  expect(cut).toMatchObject({ left: 0 });
  expect(cut['side']).toBeGreaterThan(100);
});

for (const width of [320, 1280]) {
  test(`axe finds nothing where a list and a crop are open, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.getByRole('button', { name: 'Find in a sheet' }).click();
    await page.getByRole('dialog').getByRole('combobox').click();
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
    expect((await (await axeOn(page)).analyze()).violations).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page
      .locator('[data-scope=file-upload] input[type=file]')
      .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(await aPicture(page)) });
    await expect(page.getByRole('slider', { name: 'Part of the picture that is shown' })).toBeVisible();
    expect((await (await axeOn(page)).analyze()).violations).toEqual([]);
  });
}
