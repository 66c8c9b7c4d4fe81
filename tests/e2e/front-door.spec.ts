import { expect, test } from 'playwright/test';
import { startHouse } from './house.ts';
import type { House } from './house.ts';

let house: House;

test.beforeAll(async () => {
  house = await startHouse();
});
test.afterAll(() => house.stop());

test('a newcomer finds the demo accounts and the mailbox on the front page', async ({ page }) => {
  await page.goto(house.url);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const accounts = page.getByRole('list', { name: 'Demo accounts' }).getByRole('listitem');
  for (const role of ['client', 'trainer', 'nutritionist', 'doctor', 'aesthetic surgeon', 'lab technician', 'admin']) {
    await expect(accounts.filter({ hasText: role }).first()).toBeVisible();
  }
  await page.getByRole('link', { name: 'the mailbox' }).click();
  await expect(page).toHaveURL(/\/_mail/);
});

test('an address nobody made says so and leads home', async ({ page }) => {
  await page.goto(`${house.url}/nowhere`);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(`${house.url}/`);
});

test('the page breaks no rule of the content-security policy and logs no error', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const answer = await page.goto(house.url);
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'self'");
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});

test('the front page opens again with the network gone', async ({ page, context }) => {
  await page.goto(house.url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('The server did not answer');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('list', { name: 'Demo accounts' })).toBeVisible();
});
