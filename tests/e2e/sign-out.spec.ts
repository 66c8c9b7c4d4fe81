import { expect, test } from 'playwright/test';
import type { Page } from 'playwright/test';
import { aHouse, box, expectNoViolation, heldScreens, heldWords, password, press, workerIsReady } from './account.ts';

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

test('a device holds the screens that its person may open, and those of nobody who has left', async ({ page }) => {
  await open(page, '/auth');
  await workerIsReady(page);
  const ofVisitors = await heldScreens(page);
  expect(ofVisitors).toContain('auth-screen');
  expect(ofVisitors).not.toContain('settings-screen');
  const screens = () => heldScreens(page).then((held) => held.filter((name) => !ofVisitors.includes(name)));
  for (const [email, path, own, others] of [
    ['client@demo.test', '/dashboard', 'nutrition-screen', 'provider-screen'],
    ['doctor@demo.test', '/medical-doctor-dashboard', 'provider-screen', 'nutrition-screen'],
  ] as const) {
    await enter(page, email);
    await open(page, path);
    await workerIsReady(page);
    expect(await screens()).toEqual(expect.arrayContaining(['settings-screen', own]));
    expect(await screens()).not.toContain(others);
    await press(page, 'Sign Out');
    await at(page, '/');
    await expect.poll(screens).toEqual([]);
  }
});

test('what a device lets go of with a person are screens, and never the words that are chosen meanwhile', async ({
  page,
}) => {
  await open(page, '/auth');
  await workerIsReady(page);
  // The page tells the worker too, when it is calm: what is said again afterwards stays.
  const ask = () =>
    page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      for (const asked of [
        { type: 'KEEP_AREAS', areas: ['everyone'] },
        { type: 'KEEP_LANGUAGE', language: 'de' },
      ]) {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
        active?.postMessage(asked);
      }
    });
  const areas = () => page.evaluate(async () => (await caches.match('/areas-held'))?.json() as Promise<unknown>);
  await expect.poll(() => ask().then(areas)).toEqual(['everyone']);
  await expect.poll(() => heldWords(page)).toEqual(['de']);
});

test('it names what is unsent, and sends it first when asked to', async ({ page, context }) => {
  await enter(page, 'bisi@demo.test');
  await drinkOffline(page);
  await expectNoViolation(page);
  await expect(page.getByRole('button', { name: 'Sending needs a connection.' })).toBeVisible();
  // What is offered first loses nothing.
  const offered = page.getByRole('alertdialog').locator('.button.act');
  await expect(offered).toHaveText('Stay signed in');
  const download = page.waitForEvent('download');
  await press(page, 'Save them to a file');
  expect((await download).suggestedFilename()).toMatch(/^unsent-.*\.json$/);
  await context.setOffline(false);
  await expect(offered).toHaveText('Send them, then sign out');
  await press(page, 'Send them, then sign out');
  await at(page, '/');
  await expect.poll(() => databases(page)).toEqual(['session']);
});

test('whoever stays after all, or closes the question, is not signed out when the sending ends', async ({ page }) => {
  await enter(page, 'bisi@demo.test');
  await drinkOffline(page);
  const held = Promise.withResolvers<void>();
  await page.context().route('**/rest/v1/rpc/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.context().setOffline(false);
  for (const end of [() => press(page, 'Stay signed in'), () => page.keyboard.press('Escape'), () => page.goBack()]) {
    await press(page, 'Send them, then sign out');
    await expect(page.getByRole('button', { name: 'Sending…' })).toBeVisible();
    await end();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await press(page, 'Sign Out');
  }
  await press(page, 'Stay signed in');
  held.resolve();
  await expect(page.getByText('Synced')).toBeVisible();
  // As long as the sign-out takes that is not to begin.
  await page.waitForTimeout(1500);
  await at(page, '/nutrition');
  await open(page, '/dashboard');
  await at(page, '/dashboard');
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

test('two people share a phone: without a network it changes hands in two taps, and a PIN is asked for', async ({
  page,
  context,
}) => {
  await enter(page, 'bisi@demo.test');
  await open(page, '/nutrition');
  await workerIsReady(page);
  const who = () => page.locator('.top-bar .who');
  await who().click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('New PIN').fill('kola-nut');
  await sheet.getByLabel('The PIN again').fill('kola-nut');
  await press(sheet, 'Ask for this PIN');
  await expect(page.getByText('Your PIN is asked for from now on')).toBeVisible();
  await press(sheet, 'Add a person');
  await at(page, '/auth');
  await expect(page.getByRole('list', { name: 'People on this phone' })).toContainText('Bísí');
  await box(page, 'Email').fill('fatima@demo.test');
  await password(page).fill('wellness-demo');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await at(page, '/');
  await open(page, '/nutrition');
  await workerIsReady(page);
  const other = await context.newPage();
  await open(other, '/nutrition');
  await expect(other.getByRole('button', { name: 'Add a glass' })).toBeVisible();
  await context.setOffline(true);
  await press(page, 'Add a glass');
  await who().click();
  await expectNoViolation(page);
  await sheet.getByRole('button', { name: /^Bísí/ }).click();
  await page.getByLabel(/^PIN of Bísí/).fill('not-this');
  await press(page, 'Open');
  await expect(page.getByText('This is not the PIN.')).toBeVisible();
  await page.getByLabel(/^PIN of Bísí/).fill('kola-nut');
  await press(page, 'Open');
  await at(page, '/dashboard');
  await expect(who()).toContainText('bisi');
  // The other tab follows, and asks for the PIN as well.
  await at(other, '/auth');
  await expect(other.getByLabel(/^PIN of Bísí/)).toBeVisible();
  await who().click();
  await expect(sheet).toContainText('One entry waits until Fatima');
  await sheet.getByRole('button', { name: /^Fatima/ }).click();
  await at(page, '/dashboard');
  await expect(who()).toContainText('fatima');
  await context.setOffline(false);
});
