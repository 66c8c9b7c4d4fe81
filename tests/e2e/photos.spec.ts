import { readFile } from 'node:fs/promises';
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { smallTargets, widthOfPage } from './access.ts';
import { aHouse, closeSheet, expectNoViolation, press, reload, workerIsReady } from './account.ts';
import { test } from './device.ts';
import { filesIn } from '../support/zip.ts';
import { asAPhoneWrites, fileOf, heldPictures, pictureOf } from './pictures.ts';

const { address, enter, open } = aHouse();

const album = (page: Page): Locator => page.getByRole('region', { name: 'Progress photos' });
const shots = (page: Page): Locator => album(page).getByRole('listitem');
const sheet = (page: Page): Locator => page.getByRole('dialog');
const isSynced = (page: Page): Promise<void> => expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();

async function toProgress(page: Page): Promise<void> {
  await enter(page, 'client@demo.test');
  await open(page, '/progress');
  await isSynced(page);
  await workerIsReady(page);
}

async function add(page: Page, file: string | Buffer, day?: string): Promise<void> {
  await album(page).getByRole('button', { name: 'Progress photo', exact: true }).click();
  // What stands in its place until then would be taken away with the file.
  await expect(sheet(page).locator('.drop:not(.not-yet)')).toHaveCount(1);
  const chosen = typeof file === 'string' ? file : { name: 'me.jpg', mimeType: 'image/jpeg', buffer: file };
  await sheet(page).locator('input[type="file"]').setInputFiles(chosen);
  await expect(sheet(page).getByRole('img', { name: 'What will be kept' })).toBeVisible();
  if (day) await expect(sheet(page).getByLabel('Day')).toHaveValue(day);
  await press(page, 'Keep this photo');
  await expect(sheet(page)).toHaveCount(0);
}

const isShown = (picture: Locator): Promise<void> =>
  expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

/** The databases of whoever was signed in. */
const databases = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name ?? '').filter((name) => name.startsWith('user:')),
  );

test('photos are kept without a network, arrive elsewhere, are compared and removed, and go when signing out', async ({
  browser,
}) => {
  test.slow();
  const here = await browser.newContext();
  const page = await here.newPage();
  await toProgress(page);
  await expect(album(page).getByText('No photo yet')).toBeVisible();

  await here.setOffline(true);
  const ofPhone = asAPhoneWrites(await pictureOf(page, 'teal'));
  await add(page, await fileOf(ofPhone, '2026-01-05'), '2026-01-05');
  await add(page, await pictureOf(page, 'olive'));
  await expect(shots(page)).toHaveCount(2);
  await expect(album(page).getByText('4 files', { exact: false })).toBeVisible();
  await reload(page);
  await expect(shots(page)).toHaveCount(2);
  await isShown(shots(page).first().getByRole('img'));

  await here.setOffline(false);
  await expect(album(page).getByText('sent and kept here', { exact: false })).toBeVisible({ timeout: 20_000 });
  await isSynced(page);

  const elsewhere = await browser.newContext();
  const there = await elsewhere.newPage();
  await enter(there, 'client@demo.test');
  await open(there, '/progress');
  await expect(shots(there)).toHaveCount(2);
  await isShown(shots(there).last().getByRole('img'));
  await shots(there).last().getByRole('button').click();
  const whole = sheet(there).getByRole('img', { name: 'Front, Jan 5, 2026' });
  await expect.poll(() => whole.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1600);
  // Turned as the phone said, and what else it said is neither here nor on its way anywhere.
  const turned = { sides: [1600, 1200], ofCamera: false, white: 'right' };
  for (const device of [page, there]) {
    const held = await heldPictures(device);
    expect(held).toContainEqual(turned);
    expect(held.filter(({ ofCamera }) => ofCamera)).toEqual([]);
  }
  await closeSheet(there);
  await elsewhere.setOffline(true);
  await there.reload();
  await isShown(shots(there).last().getByRole('img'));
  await elsewhere.close();

  await press(page, 'Compare');
  await expect(sheet(page).getByText('days apart', { exact: false })).toBeVisible();
  await expect(sheet(page).getByRole('img')).toHaveCount(2);
  await expectNoViolation(page);
  await press(page, 'Slider');
  await sheet(page).getByLabel('How much of the later one').press('ArrowRight');
  await expect(sheet(page).getByLabel('How much of the later one')).toHaveValue('51');
  await press(page, 'One over the other');
  await expect(sheet(page).getByText('Before', { exact: true })).toBeVisible();
  await press(page, 'Show the other one');
  await expect(sheet(page).getByText('After', { exact: true })).toBeVisible();
  await press(page, 'Over time');
  const moment = sheet(page).getByLabel('Which of them');
  await expect(sheet(page).getByRole('img')).toHaveAccessibleName('Front, Jan 5, 2026');
  await moment.press('ArrowRight');
  await expect(moment).toHaveValue('1');
  await expect(sheet(page).getByRole('img')).not.toHaveAccessibleName('Front, Jan 5, 2026');
  await closeSheet(page);

  await press(album(page), 'Save as a zip');
  const download = page.waitForEvent('download');
  await press(page, 'Save the photos');
  const zip = await (await download).path();
  const saved = Object.entries(filesIn(await readFile(zip)));
  expect(saved.map(([name]) => name)).toEqual([expect.stringMatching(/ front\.jpg$/), '2026-01-05 front.jpg']);
  for (const [, body] of saved) expect([body.readUInt16BE(), body.includes('Exif')]).toEqual([0xffd8, false]);

  await shots(page).last().getByRole('button').click();
  await press(page, 'Remove this photo');
  await expect(shots(page)).toHaveCount(1);
  await press(page, 'Undo');
  await expect(shots(page)).toHaveCount(2);
  await isShown(shots(page).last().getByRole('img'));

  expect(await databases(page)).toHaveLength(1);
  await open(page, '/settings');
  await press(page, 'Sign Out');
  await expect(page).toHaveURL(`${address()}/`);
  await expect.poll(() => databases(page)).toEqual([]);
  await here.close();
});

test('the camera shows where one stood last time, counts down and keeps the photo', async ({ playwright }) => {
  const browser = await playwright.chromium.launch({
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', '--no-sandbox'],
  });
  const context = await browser.newContext({ permissions: ['camera'], viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await toProgress(page);
  await add(page, await pictureOf(page, 'teal'));
  await album(page).getByRole('button', { name: 'Progress photo', exact: true }).click();
  await press(page, 'Open the camera');
  await expect(sheet(page).getByLabel('Strength of your last photo')).toHaveValue('30');
  await press(page, 'Grid');
  await press(page, '3 seconds');
  await expectNoViolation(page);
  expect(await smallTargets(page)).toEqual([]);
  expect(await widthOfPage(page)).toBeLessThanOrEqual(360);
  const before = await shots(page).count();
  await press(page, 'Take the photo');
  await expect(sheet(page).getByRole('img', { name: 'What will be kept' })).toBeVisible({ timeout: 10_000 });
  await press(page, 'Keep this photo');
  await expect(shots(page)).toHaveCount(before + 1);
  await browser.close();
});

const PIN = '4 cups of rice';

async function unlock(page: Page): Promise<void> {
  await page.getByLabel('PIN', { exact: true }).fill(PIN);
  await press(page, 'Unlock');
}

test('a PIN seals the album of a shared phone, which opens without a network and closes when it is left', async ({
  browser,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await toProgress(page);
  await add(page, await pictureOf(page, 'teal'));
  await press(album(page), 'Lock');
  await page.getByLabel('New PIN').fill(PIN);
  await page.getByLabel('The PIN again').fill(PIN);
  await expectNoViolation(page);
  await press(page, 'Lock with this PIN');
  await expect(sheet(page)).toHaveCount(0);
  await isShown(shots(page).first().getByRole('img'));

  await context.setOffline(true);
  await reload(page);
  await expect(album(page).getByText('The album is locked.')).toBeVisible();
  await expect(album(page).getByRole('img')).toHaveCount(0);
  await page.getByLabel('PIN', { exact: true }).fill('a guess');
  await press(page, 'Unlock');
  await expect(album(page).getByText('This is not the PIN.')).toBeVisible();
  await unlock(page);
  await isShown(shots(page).first().getByRole('img'));

  // Another app in front.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(album(page).getByText('The album is locked.')).toBeVisible();
  await expect(album(page).getByRole('img')).toHaveCount(0);

  await context.setOffline(false);
  await press(page, 'I forgot the PIN');
  await page.getByLabel('Password of your account').fill('another');
  await press(page, 'Remove copies and lock');
  await expect(page.getByText('This is not the password.')).toBeVisible();
  await page.getByLabel('Password of your account').fill('wellness-demo');
  await press(page, 'Remove copies and lock');
  await isShown(shots(page).first().getByRole('img'));
  await context.close();
});

test('a photo is shown to the trainer by a grant, its owner is told when he opens it, and he loses it while he looks', async ({
  browser,
}) => {
  test.slow();
  const [hers, his] = [await browser.newContext(), await browser.newContext()];
  const [page, trainer] = [await hers.newPage(), await his.newPage()];
  await toProgress(page);
  await add(page, await fileOf(await pictureOf(page, 'olive'), '2026-01-06'), '2026-01-06');
  await press(album(page), 'Show to a provider');
  await page.getByLabel('Whom').selectOption({ label: 'Amina Bello' });
  await sheet(page).getByRole('checkbox', { name: 'Front, Jan 6, 2026' }).first().check();
  await press(page, 'Show these photos');
  await expect(sheet(page).getByText('Say in a few words what for.')).toBeVisible();
  await page.getByLabel('For what').fill('The next plan');
  await expectNoViolation(page);
  await press(page, 'Show these photos');
  const given = sheet(page).getByRole('list', { name: 'Shown now' });
  await expect(given.getByText('Not opened yet')).toBeVisible();
  await isSynced(page);

  await enter(trainer, 'trainer@demo.test');
  await open(trainer, '/trainer-dashboard');
  await isSynced(trainer);
  await trainer
    .getByRole('region', { name: 'Clients' })
    .getByRole('button', { name: /^Tèmítọ́pẹ́/ })
    .first()
    .click();
  await press(sheet(trainer), 'Open one photo');
  const seen = trainer.getByRole('img', { name: 'Front, Jan 6, 2026' });
  await isShown(seen.last());
  await expectNoViolation(trainer);

  await expect(given.getByText('opened photos of yours on', { exact: false })).toBeVisible({ timeout: 20_000 });
  await press(page, 'End it: Amina Bello');
  await expect(trainer.getByText('These photos are no longer shown to you.')).toBeVisible({ timeout: 20_000 });
  await expect(seen).toHaveCount(0);
  const copies = () =>
    trainer.evaluate(async () => {
      const names = (await indexedDB.databases()).map((each) => each.name ?? '');
      const name = names.find((each) => each.startsWith('user:')) ?? '';
      const db = await new Promise<IDBDatabase>((resolve) => {
        const asked = indexedDB.open(name);
        asked.onsuccess = () => resolve(asked.result);
      });
      const count = await new Promise<number>((resolve) => {
        const asked = db.transaction('file_bytes').objectStore('file_bytes').count();
        asked.onsuccess = () => resolve(asked.result);
      });
      db.close();
      return count;
    });
  await expect.poll(copies).toBe(0);
  await hers.close();
  await his.close();
});
