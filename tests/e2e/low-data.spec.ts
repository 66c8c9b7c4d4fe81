import { expect, test } from 'playwright/test';
import { aHouse, filesHeld, heldScreens, heldWords, workerIsReady } from './account.ts';

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
  await open(page, '/auth');
  await workerIsReady(page);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
    active?.postMessage({ type: 'KEEP_LANGUAGE', language: 'de' });
  });
  await expect.poll(() => heldWords(page)).toEqual(['de']);
  const areaWords = async () => (await filesHeld(page)).filter((path) => /\/words\/\w+\//.test(path));
  expect(await areaWords()).toEqual([]);
  await enter(page, 'client@demo.test');
  await open(page, '/nutrition');
  await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
  await workerIsReady(page);
  await expect.poll(() => heldScreens(page)).toContain('nutrition-screen');
  expect(await heldScreens(page)).not.toContain('workouts-screen');
  // Without them what was opened would speak English offline; those of other areas are nobody's here.
  await expect.poll(async () => (await areaWords()).length).toBe(3);
  expect((await areaWords()).map((path) => path.split('/')[3]).toSorted()).toEqual(['client', 'client', 'inside']);
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
