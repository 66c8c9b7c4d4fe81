import { expect, test } from 'playwright/test';
import type { Page } from 'playwright/test';
import { aHouse, expectNoViolation, press, workerIsReady } from './account.ts';

const { at, enter, open } = aHouse();

const databases = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));

/** A glass of water that no server has heard of. */
async function drinkOffline(page: Page): Promise<void> {
  await open(page, '/nutrition');
  await page.getByRole('button', { name: 'Add a glass' }).waitFor();
  await workerIsReady(page);
  await page.context().setOffline(true);
  await press(page, 'Add a glass');
  await press(page, 'Sign Out');
  await expect(page.getByRole('alertdialog')).toContainText('1 change has not been sent.');
}

test('with nothing unsent it leaves nothing of the user on the device', async ({ page }) => {
  await enter(page, 'client@demo.test');
  await open(page, '/dashboard');
  await press(page, 'Sign Out');
  await at(page, '/');
  await expect.poll(() => databases(page)).toEqual(['session']);
  await open(page, '/dashboard');
  await at(page, '/auth');
});

test('it names what is unsent, and sends it first when asked to', async ({ page, context }) => {
  await enter(page, 'bisi@demo.test');
  await drinkOffline(page);
  await expectNoViolation(page);
  await expect(page.getByRole('button', { name: 'Sending needs a connection.' })).toBeVisible();
  const download = page.waitForEvent('download');
  await press(page, 'Save them to a file');
  expect((await download).suggestedFilename()).toMatch(/^unsent-.*\.json$/);
  await context.setOffline(false);
  await press(page, 'Send them, then sign out');
  await at(page, '/');
  await expect.poll(() => databases(page)).toEqual(['session']);
});

test('it keeps what is unsent for the next sign-in here, or throws it away', async ({ page, context }) => {
  await enter(page, 'fatima@demo.test');
  await drinkOffline(page);
  await press(page, 'Keep them on this device');
  await expect(page.getByText('Signed out on this device')).toBeVisible();
  await at(page, '/');
  expect((await databases(page)).length).toBeGreaterThan(1);
  await context.setOffline(false);
  await enter(page, 'fatima@demo.test');
  await open(page, '/nutrition');
  await expect(page.getByText('Synced')).toBeVisible();

  await drinkOffline(page);
  await press(page, 'Stay signed in');
  await at(page, '/nutrition');
  await press(page, 'Sign Out');
  await press(page, 'Discard them and sign out');
  await at(page, '/');
  await expect.poll(() => databases(page)).toEqual(['session']);
});
