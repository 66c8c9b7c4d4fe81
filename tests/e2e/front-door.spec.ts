import { expect, test } from 'playwright/test';
import { workerIsReady } from './account.ts';
import { startHouse } from './house.ts';
import type { House } from './house.ts';

let house: House;

test.beforeAll(async () => {
  house = await startHouse();
});
test.afterAll(() => house.stop());

test('the app breaks no rule of the content-security policy and logs no error', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  const answer = await page.goto(`${house.url}/auth`);
  expect(answer?.headers()['content-security-policy']).toContain("default-src 'self'");
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});

test('the app opens again with the network gone', async ({ page, context }) => {
  await page.goto(`${house.url}/auth`);
  await workerIsReady(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
