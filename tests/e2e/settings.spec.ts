import { readFile } from 'node:fs/promises';
import { expect, test } from 'playwright/test';
import type { Page } from 'playwright/test';
import {
  aHouse,
  box,
  DEMO,
  expectNoViolation,
  heldWords,
  press,
  pressTwice,
  reload,
  workerIsReady,
} from './account.ts';

const { at, enter, enterByForm, mailedLink, open } = aHouse();

async function openSettings(page: Page, email: string): Promise<void> {
  await enter(page, email);
  await open(page, '/settings');
  await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
}

test('the theme is there before the first paint, and the language with the first words', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('settings', JSON.stringify({ theme: 'dark', language: 'de' }));
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(globalThis, { themeAtFirst: document.documentElement.dataset['theme'] });
    });
  });
  await open(page, '/auth');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  expect(await page.evaluate(() => (globalThis as { themeAtFirst?: string }).themeAtFirst)).toBe('dark');
});

test('a choice made before signing in goes with the account to another device', async ({ page, browser }) => {
  await page.addInitScript(() => {
    if (!localStorage.getItem('settings')) {
      localStorage.setItem('settings', JSON.stringify({ language: 'fr', unsaved: ['language'] }));
    }
  });
  await open(page, '/auth');
  await page.getByLabel('E-mail').fill('bisi@demo.test');
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(DEMO);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await at(page, '/');
  await open(page, '/dashboard');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('settings'))).toContain('"unsaved":[]');
  const other = await browser.newPage();
  await expect(async () => {
    await enter(other, 'bisi@demo.test');
  }).toPass();
  await open(other, '/dashboard');
  await expect(other.locator('html')).toHaveAttribute('lang', 'fr');
  await other.close();
});

test('settings take effect at once, in every tab', async ({ page, context }) => {
  await enter(page, 'client@demo.test');
  await open(page, '/settings');
  const other = await context.newPage();
  await open(other, '/settings');
  for (const tab of [page, other]) await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expectNoViolation(page);
  await page.getByLabel('Theme').selectOption('Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectNoViolation(page);
  await page.getByLabel('Language').selectOption('Español');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ajustes');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Ajustes');
  await reload(page);
  await expect(page.getByLabel('Idioma')).toHaveValue('es');

  // Without a network that language is there on a screen that was never opened, and no other fills the device.
  await expect.poll(() => heldWords(page)).toEqual(['es']);
  await context.setOffline(true);
  await open(page, '/workouts');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entrenamientos');
});

test('profile and privacy are saved on the device first, and what only the server can do says so', async ({
  page,
  context,
  browser,
}) => {
  await openSettings(page, 'fatima@demo.test');
  await workerIsReady(page);
  await context.setOffline(true);
  await box(page, 'Location').fill('Kano');
  await page.getByLabel('Date of Birth').fill('2999-01-01');
  await press(page, 'Save Changes');
  await expect(page.getByText('This is not a day in the past.')).toBeVisible();
  await page.getByLabel('Date of Birth').fill('1994-02-03');
  await press(page, 'Save Changes');
  await expect(page.getByText('Profile updated successfully.')).toBeVisible();
  await page.getByLabel('Profile visibility').selectOption('Private');
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(page.getByText('Only those who care for you see your name.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'This needs a connection', exact: true })).toHaveCount(5);
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await openSettings(other, 'fatima@demo.test');
  await expect(box(other, 'Location')).toHaveValue('Kano');
  await expect(other.getByLabel('Profile visibility')).toHaveValue('private');
  await elsewhere.close();
});

test('password and email are changed by who knows the password and reads the mail', async ({ page, browser }) => {
  await openSettings(page, 'chinedu@demo.test');
  const change = async (current: string, next: string, confirm = next): Promise<void> => {
    await box(page, 'Current Password').fill(current);
    await box(page, 'New Password').fill(next);
    await box(page, 'Confirm New Password').fill(confirm);
    await press(page, 'Update Password');
  };
  await change(DEMO, 'short', 'shirt');
  await expect(page.getByText('Password must be at least 6 characters long.')).toBeVisible();
  await expect(page.getByText('New passwords do not match.')).toBeVisible();
  await change('not the password', 'a new secret');
  await expect(page.getByText('The current password is not right.')).toBeVisible();
  await change(DEMO, 'a new secret');
  await expect(page.getByText('Password updated successfully.')).toBeVisible();
  await press(page, 'Sign out of other devices');
  await expect(page.getByText('Your other devices are signed out')).toBeVisible();

  await box(page, 'New email').fill('chinedu@elsewhere.test');
  await press(page, 'Update Email');
  await expect(page.getByText('Email Update Sent')).toBeVisible();
  expect(await mailedLink('chinedu@elsewhere.test', /^Confirm your new/)).toContain('email_change');

  const elsewhere = await browser.newContext();
  await enterByForm(await elsewhere.newPage(), 'chinedu@demo.test', 'a new secret');
  await elsewhere.close();
});

test('a passkey is made by who knows the password, signs in with a touch, and not once it is removed', async ({
  page,
}) => {
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable');
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  await openSettings(page, 'fatima@demo.test');
  await page.locator('summary').filter({ hasText: 'Passkeys' }).click();
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
  await press(page, 'Add a passkey');
  const sheet = page.getByRole('dialog');
  await box(sheet, 'Its name, such as "My phone"').fill('Blue phone');
  await box(sheet, 'Current Password').fill('not the password');
  await press(sheet, 'Add a passkey');
  await expect(page.getByText('The current password is not right.')).toBeVisible();
  await box(sheet, 'Current Password').fill(DEMO);
  await press(sheet, 'Add a passkey');
  await expect(page.getByRole('button', { name: 'Blue phone' })).toBeVisible();
  await expect(page.getByText(/^Made on .* · not used yet$/)).toBeVisible();
  await expectNoViolation(page);

  await press(page, 'Sign Out');
  await at(page, '/');
  await open(page, '/auth');
  await press(page, 'Sign in with a passkey');
  await at(page, '/');
  await open(page, '/settings');
  await page.locator('summary').filter({ hasText: 'Passkeys' }).click();
  await expect(page.getByText(/^Made on .* · last used /)).toBeVisible();
  await press(page, 'Blue phone');
  await box(sheet, 'Current Password').fill(DEMO);
  await press(sheet, 'Remove the passkey');
  await expect(page.getByText('You have no passkey yet.')).toBeVisible();
  await press(page, 'Sign Out');
  await at(page, '/');
  await open(page, '/auth');
  await press(page, 'Sign in with a passkey');
  await expect(page.getByText('This passkey is not known here, or could not be checked.')).toBeVisible();
});

test('what was exported is looked at, and then imported, and exported again it is the same', async ({
  page,
  context,
}) => {
  await openSettings(page, 'nutritionist@demo.test');
  await workerIsReady(page);
  // When the server was last heard is exported too.
  await context.setOffline(true);
  const save = async (name: string) => {
    const download = page.waitForEvent('download');
    await press(page, name);
    return (await download).path();
  };
  const zip = await readFile(await save('Export tables (CSV)'));
  expect(zip.includes('appointments.csv')).toBe(true);
  const file = await readFile(await save('Export everything (JSON)'));
  await expect(page.getByText('Data export started').first()).toBeVisible();

  const pick = async (buffer: Buffer): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await press(page, 'Import a file');
    await (await chooser).setFiles({ name: 'export.json', mimeType: 'application/json', buffer });
  };
  await pick(file.subarray(0, -9));
  await expect(page.getByText('It was damaged on its way.')).toBeVisible();
  await pick(file);
  const preview = page.getByRole('alertdialog');
  const figure = (name: string) => preview.getByRole('listitem').filter({ hasText: name }).locator('.trailing');
  await expect(figure('Records in the file')).toHaveText(await figure('Records on this device').innerText());
  await expectNoViolation(page);
  await pressTwice(page, 'Import');
  await expect(page.getByText('Your data is imported')).toBeVisible();
  expect((await readFile(await save('Export everything (JSON)'))).equals(file)).toBe(true);
  expect(await page.getByText('Your data is imported').count()).toBe(1);
});

test('an account is deleted when its mail is confirmed, and with it what is on all devices', async ({
  page,
  context,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await openSettings(other, 'ife@demo.test');
  await openSettings(page, 'ife@demo.test');
  await elsewhere.setOffline(true);
  await press(page, 'Delete account');
  await press(page, 'Send the email');
  await expect(page.getByText('Account deletion requested')).toBeVisible();
  const mail = await context.newPage();
  await mail.goto(await mailedLink('ife@demo.test', /account is to be deleted/));
  await at(mail, '/delete-account');
  // The link is nowhere but on this page, which a new version must not load anew.
  const locks = await mail.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name));
  expect(locks).toContain('unfinished');
  await context.setOffline(true);
  await press(mail, 'Delete my account');
  await expect(mail.getByRole('alert').getByText('Deleting needs a connection.')).toBeVisible();
  await expectNoViolation(mail);
  await context.setOffline(false);
  await press(mail, 'Delete my account');
  await expect(mail.getByRole('heading', { name: 'Your account is deleted' })).toBeFocused();
  await elsewhere.setOffline(false);
  for (const device of [page, other]) {
    await expect(device.getByText('Nothing of it is left on this device.')).toBeVisible();
    await at(device, '/auth');
    const left = await device.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    expect(left).toEqual(['session']);
  }
  await elsewhere.close();
});
