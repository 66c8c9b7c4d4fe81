import { expect, test } from 'playwright/test';
import { aHouse, heldScreens, workerIsReady } from './account.ts';

const { open, enter } = aHouse();

test('a browser that saves data loads no screen ahead, holds those that were opened, and all once that is wanted', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true }),
    });
  });
  await enter(page, 'client@demo.test');
  await open(page, '/nutrition');
  await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
  await workerIsReady(page);
  await expect.poll(() => heldScreens(page)).toContain('nutrition-screen');
  expect(await heldScreens(page)).not.toContain('workouts-screen');
  await page.getByRole('link', { name: 'Workouts', exact: true }).first().click();
  await expect.poll(() => heldScreens(page)).toContain('workouts-screen');
  expect(await heldScreens(page)).not.toContain('progress-screen');
  await context.setOffline(true);
  await open(page, '/workouts');
  await expect(page.getByRole('region', { name: 'Today’s workout' })).toBeVisible();
  await context.setOffline(false);
  await open(page, '/settings');
  await expect(page.getByLabel('Low data')).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Low data').selectOption('Off');
  await expect(page.getByText('Settings saved')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect.poll(() => heldScreens(page)).toContain('progress-screen');
});
