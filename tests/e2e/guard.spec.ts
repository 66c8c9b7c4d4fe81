import { expect, test } from 'playwright/test';
import type { Page } from 'playwright/test';
import { aHouse, box, DEMO, expectNoViolation, password, press } from './account.ts';

const { at, enter, mailedLink, open, signIn } = aHouse();

test.describe('a provider', () => {
  test('joins with a type, and is told above the form what is wrong', async ({ page }) => {
    await open(page, '/provider-auth');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Healthcare Provider Portal');
    await page.getByRole('tab', { name: 'Join as Provider' }).click();
    await box(page, 'First Name').fill('Ngozi');
    await box(page, 'Last Name').fill('Eze');
    await box(page, 'Email').fill('ngozi@example.org');
    await password(page).fill('secret1');
    await page.getByLabel('Confirm Password').fill('secret2');
    await press(page, 'Create Provider Account');
    await expect(page.getByRole('alert')).toHaveText("Passwords don't match");
    await page.getByLabel('Confirm Password').fill('secret1');
    await press(page, 'Create Provider Account');
    await expect(page.getByRole('alert')).toHaveText('Please select a provider type');
    await expectNoViolation(page);
    await page.getByLabel('Provider Type').selectOption('Medical Doctor');
    await press(page, 'Create Provider Account');
    await expect(page.getByText('Please check your email to verify your account.')).toBeVisible();
    await page.goto(await mailedLink('ngozi@example.org', /confirm/i));
    await expect(page.getByText('Your application is being reviewed')).toBeVisible();
    await expectNoViolation(page);
  });

  for (const [email, path] of Object.entries({
    'nutritionist@demo.test': '/nutritionist-dashboard',
    'doctor@demo.test': '/medical-doctor-dashboard',
    'surgeon@demo.test': '/aesthetic-surgeon-dashboard',
    'trainer@demo.test': '/trainer-dashboard',
    'lab@demo.test': '/lab-technician',
  })) {
    test(`${email} goes to the dashboard the server names, and to no other`, async ({ page }) => {
      await signIn(page, email, DEMO, '/provider-auth');
      await expect(page.getByText('Successfully signed in to your provider account.')).toBeVisible();
      await at(page, path);
      await open(page, email.startsWith('doctor') ? '/trainer-dashboard' : '/medical-doctor-dashboard');
      await at(page, path);
      await open(page, '/onboarding');
      await at(page, path);
    });
  }

  test('who is refused is told in an alert, and a client is sent home', async ({ page }) => {
    await signIn(page, 'doctor@demo.test', 'wrong', '/provider-auth');
    await expect(page.getByRole('alert')).toHaveText('Invalid login credentials');
    await signIn(page, 'client@demo.test', DEMO, '/provider-auth');
    await at(page, '/dashboard');
  });
});

test('the guard sends strangers to the way in, and who is set up past onboarding', async ({ page }) => {
  for (const path of ['/dashboard', '/nutrition', '/onboarding', '/lab/order', '/trainer-dashboard']) {
    await open(page, path);
    await at(page, '/auth');
  }
  await enter(page, 'client@demo.test');
  for (const path of ['/onboarding', '/trainer-dashboard', '/lab-technician']) {
    await open(page, path);
    await at(page, '/dashboard');
  }
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('a new device whose first sync was cut off says what it needs, and goes on by itself', async ({
  page,
  context,
}) => {
  await context.route('**/rest/v1/**', (route) => route.abort());
  await enter(page, 'client@demo.test');
  await open(page, '/nutrition');
  await expect(heading(page)).toHaveText('Your records are not on this device yet');
  await expect(page.getByText('You are online, but our server does not answer.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.close();

  // Where requests are routed, Chromium tells a new page that it is online, whatever its context is.
  await context.unroute('**/rest/v1/**');
  await context.setOffline(true);
  const again = await context.newPage();
  await open(again, '/nutrition');
  await expect(heading(again)).toHaveText('Your records are not on this device yet');
  await expect(heading(again)).toBeFocused();
  await expect(again.getByText('A new device needs a connection once')).toBeVisible();
  await expectNoViolation(again);

  await context.setOffline(false);
  await expect(again.getByRole('region', { name: 'Water' })).toBeVisible();
  await expect(heading(again)).toBeFocused();
});

test('a first sync that was cut off later lets its records be used, and says what the rest needs', async ({ page }) => {
  let pages = 1;
  await page.route('**/rpc/sync_pull*', (route) => (pages-- > 0 ? route.continue() : route.abort()));
  await enter(page, 'client@demo.test');
  await open(page, '/nutrition');
  await expect(page.getByText('The rest needs a connection, once. You can start now.').first()).toBeVisible();
  await press(page, 'Add a glass');
  await expect(page.getByRole('button', { name: 'Cannot reach server' })).toBeVisible();
  await page.unroute('**/rpc/sync_pull*');
  await press(page, 'Cannot reach server 1 to send');
  await press(page, 'Retry now');
  await expect(page.getByRole('dialog').getByText('Everything is saved')).toBeVisible();
  await expect(page.getByText('The rest needs a connection')).toHaveCount(0);
});

test('who is here could not be read: that is said under a heading, and tried again', async ({ page }) => {
  await enter(page, 'client@demo.test');
  await page.addInitScript(() => {
    const openDatabase = indexedDB.open.bind(indexedDB);
    const opened = Object.assign(globalThis, { refused: 'user:' });
    indexedDB.open = (name, version) => {
      if (name.startsWith(opened.refused)) throw new DOMException('refused by the test', 'UnknownError');
      return openDatabase(name, version);
    };
  });
  await open(page, '/nutrition');
  await expect(heading(page)).toHaveText('Your profile could not be read');
  await expect(heading(page)).toBeFocused();
  await expectNoViolation(page);
  await page.evaluate(() => Object.assign(globalThis, { refused: 'nobody:' }));
  await press(page, 'Try again');
  await expect(page.getByRole('region', { name: 'Water' })).toBeVisible();
  await expect(heading(page)).toBeFocused();
});
