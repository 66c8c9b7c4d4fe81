import { expect, test } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { aHouse, expectNoViolation, press } from './account.ts';

const { enter, open } = aHouse();

const sheet = (page: Page): Locator => page.getByRole('dialog');
const isSynced = (page: Page): Promise<void> => expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();

async function toScreen(page: Page, email: string, path: string): Promise<void> {
  await enter(page, email);
  await open(page, path);
  await isSynced(page);
}

test('a time that the provider has chosen waits for the client, who agrees without a connection', async ({
  page,
  context,
  browser,
}) => {
  await toScreen(page, 'client@demo.test', '/schedule');
  const elsewhere = await browser.newContext();
  const there = await elsewhere.newPage();
  await toScreen(there, 'nutritionist@demo.test', '/nutritionist-dashboard');
  const requests = there.getByRole('region', { name: 'Waiting for your answer' });
  const waiting = requests.getByRole('listitem').filter({ hasText: 'Meal Prep Planning' });
  await waiting.getByRole('button').click();
  await press(there, 'Reschedule');
  await sheet(there).getByRole('group', { name: 'Day' }).getByRole('button').last().click();
  await sheet(there).getByRole('group', { name: 'Time' }).getByRole('button').last().click();
  await press(there, 'Move to this time');
  await expect(waiting.getByText('New time proposed')).toBeVisible();
  const moved = page.getByRole('main').getByRole('listitem').filter({ hasText: 'New time proposed' });
  await expect(moved).toContainText('Meal Prep Planning');
  await expectNoViolation(page);
  await context.setOffline(true);
  await press(page, 'Agree to this time');
  await expect(page.getByText('New time agreed')).toBeVisible();
  await expect(moved).toHaveCount(0);
  await context.setOffline(false);
  await expect(waiting.getByText('Pending')).toBeVisible();
  await elsewhere.close();
});

test('a client withdraws the records from a provider without a connection, and the provider’s device loses them', async ({
  page,
  context,
  browser,
}) => {
  await toScreen(page, 'client@demo.test', '/settings');
  const elsewhere = await browser.newContext();
  const there = await elsewhere.newPage();
  await toScreen(there, 'doctor@demo.test', '/medical-doctor-dashboard');
  await press(there, 'Month');
  // By the clock of the house, which begins its day before that of UTC.
  const inLagos = Date.now() + 3_600_000;
  const inFourDays = new Date(inLagos + 4 * 86_400_000);
  if (inFourDays.getUTCMonth() !== new Date(inLagos).getUTCMonth()) await press(there, 'The month after');
  const name = inFourDays.toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  await there.getByRole('button', { name: new RegExp(`^${name}\\b`) }).click();
  await there
    .getByRole('listitem')
    .filter({ hasText: 'Medical Consultation' })
    .getByRole('button', { name: /^Tèmítọ́pẹ́/ })
    .click();
  const call = sheet(there).getByRole('link', { name: /^Call/ });
  await expect(call).toBeVisible();
  await context.setOffline(true);
  const sight = page.getByRole('region', { name: 'Who sees my records' });
  const doctor = sight.getByRole('listitem').filter({ hasText: 'Chukwuemeka Nwosu' });
  await doctor.getByRole('button', { name: /^Withdraw/ }).click();
  await expect(page.getByText(/no longer sees your phone number/)).toBeVisible();
  await expectNoViolation(page);
  await press(page, 'Withdraw records');
  await expect(doctor.getByText('Withdrawn')).toBeVisible();
  await context.setOffline(false);
  await isSynced(page);
  await expect(call).toBeHidden();
  await doctor.getByRole('button', { name: /^Let see again/ }).click();
  await expect(call).toBeVisible();
  await elsewhere.close();
});
