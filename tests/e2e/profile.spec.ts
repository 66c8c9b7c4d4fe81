import { expect, test } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { smallTargets, widthOfPage } from './access.ts';
import { aHouse, box, expectNoViolation, keptDrafts, press, pressTwice, reload, workerIsReady } from './account.ts';
import { anotherDevice } from './gym.ts';

const { enter, open } = aHouse();

const PICTURE = 'public/icons/192.png';

const card = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });
const synced = (page: Page): Locator => page.getByRole('button', { name: 'Synced' });
const picture = (page: Page): Locator => card(page, 'Personal information').locator('img');

async function openProfile(page: Page, email: string): Promise<void> {
  await enter(page, email);
  await open(page, '/profile');
  await expect(synced(page)).toBeVisible();
}

test.describe('the profile', () => {
  test('takes what is typed without a connection, outlives a killed tab, and is the same on another device', async ({
    page,
    context,
    browser,
  }) => {
    await openProfile(page, 'bisi@demo.test');
    await expect(box(page, 'Email')).toHaveAttribute('readonly');
    await workerIsReady(page);
    await context.setOffline(true);
    await box(page, 'Phone').fill('+234 1');
    await box(page, 'Age').fill('30.5');
    await expect.poll(async () => JSON.stringify(await keptDrafts(page, 'profile'))).toContain('"30.5"');
    await page.close({ runBeforeUnload: false });

    const next = await context.newPage();
    await open(next, '/profile');
    await expect(box(next, 'Age')).toHaveValue('30.5');
    await press(next, 'Save Changes');
    await expect(next.getByText('A whole number of years, 18 to 130.')).toBeVisible();
    await box(next, 'Age').fill('');
    await box(next, 'Age').fill('30');
    await press(next, 'Save Changes');
    await expect(next.getByText('Profile updated successfully!')).toBeVisible();
    await context.setOffline(false);
    await expect(synced(next)).toBeVisible();

    const [elsewhere, there] = await anotherDevice(browser);
    await openProfile(there, 'bisi@demo.test');
    await expect(box(there, 'Phone')).toHaveValue('+234 1');
    await expect(box(there, 'Age')).toHaveValue('30');
    // What is not typed over follows what another device says.
    await box(there, 'Last Name').fill('Somebody');
    await box(next, 'Phone').fill('+234 2');
    await press(next, 'Save Changes');
    await expect(box(there, 'Phone')).toHaveValue('+234 2');
    await expect(box(there, 'Last Name')).toHaveValue('Somebody');
    await elsewhere.close();
  });

  test('has the weights of the one series, and goes on with it in the units of the person', async ({ page }) => {
    await openProfile(page, 'chinedu@demo.test');
    const weights = card(page, 'Weight');
    const latest = weights.getByRole('listitem').first();
    const before = await latest.innerText();
    await box(page, 'Weight now').fill('96,4');
    await box(page, 'Weight now').press('Enter');
    await expect(latest).toContainText('96.4 kg');
    await expect(box(page, 'Weight')).toHaveValue('96.4');
    await press(page, 'Undo');
    await expect(latest).toHaveText(before.replaceAll('\n', ''));
    await expect(box(page, 'Weight')).not.toHaveValue('96.4');
    await box(page, 'Weight now').fill('97');
    await pressTwice(page, 'Log weight');
    await expect(latest).toContainText('97 kg');
    await press(page, 'Undo');
    await expect(latest).toHaveText(before.replaceAll('\n', ''));
    await box(page, 'Weight').fill('95.9');
    await box(page, 'Weight').press('ArrowDown');
    await expect(box(page, 'Weight')).toHaveValue('95.8');
    await press(page, 'Save Changes');
    await expect(latest).toContainText('95.8 kg');
  });

  test('takes a weight that was mistyped out of the series, and corrects one', async ({ page }) => {
    await openProfile(page, 'chinedu@demo.test');
    const latest = card(page, 'Weight').getByRole('listitem').first();
    const before = await latest.innerText();
    await box(page, 'Weight now').fill('84');
    await box(page, 'Weight now').press('Enter');
    await press(page, '84 kg');
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('textbox', { name: 'Weight' }).fill('8');
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet.getByText('A weight from')).toBeVisible();
    await sheet.getByRole('textbox', { name: 'Weight' }).fill('84,6');
    await expectNoViolation(page);
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(latest).toContainText('84.6 kg');
    await press(page, '84.6 kg');
    await sheet.getByRole('button', { name: 'Remove' }).click();
    await expect(latest).toHaveText(before.replaceAll('\n', ''));
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Weight removed' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(latest).toContainText('84.6 kg');
  });

  test('keeps a photo on the device at once, and sends it when there is a network', async ({
    page,
    context,
    browser,
  }) => {
    await openProfile(page, 'fatima@demo.test');
    await workerIsReady(page);
    const choose = (file: Parameters<Locator['setInputFiles']>[0]): Promise<void> =>
      page.locator('input[type=file]').setInputFiles(file);
    await choose({ name: 'face.webp', mimeType: 'image/webp', buffer: Buffer.from('no') });
    await expect(page.getByText('This is no JPG, PNG or GIF of at most 2 MB.')).toBeVisible();
    await choose({ name: 'face.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(page.getByText('This picture could not be read.')).toBeVisible();
    await context.setOffline(true);
    await choose(PICTURE);
    const part = page.getByRole('slider', { name: 'Part of the picture that is shown' });
    await part.press('ArrowRight');
    await press(page, 'Use this photo');
    await expect(picture(page)).toBeVisible();
    await expect(page.getByRole('banner').locator('img')).toBeVisible();
    await expect(card(page, 'Personal information').getByText('On this device')).toBeVisible();
    await reload(page);
    await expect(picture(page)).toBeVisible();
    await context.setOffline(false);
    await expect(card(page, 'Personal information').getByText('On this device')).toBeHidden();
    const [elsewhere, there] = await anotherDevice(browser);
    await openProfile(there, 'fatima@demo.test');
    await expect(picture(there)).toBeVisible();
    await elsewhere.close();
  });

  test('of a provider asks for nothing that is a client’s', async ({ page }) => {
    await enter(page, 'doctor@demo.test');
    await open(page, '/profile');
    await expect(box(page, 'First Name')).toHaveValue('Chukwuemeka');
    await expect(card(page, 'Health information')).toBeHidden();
    await expect(card(page, 'Weight')).toBeHidden();
    await expect(box(page, 'License Number')).toHaveAttribute('readonly');
    await box(page, 'Bio').fill('Listens before anything else.');
    await press(page, 'Save practice');
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  });

  test('bars nobody, and fits the smallest screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openProfile(page, 'client@demo.test');
    await expect(card(page, 'Weight').getByRole('listitem').first()).toBeVisible();
    expect([await widthOfPage(page), await smallTargets(page)]).toEqual([320, []]);
    await expectNoViolation(page);
  });
});
