import { expect } from 'playwright/test';
import { aHouse, box, expectNoViolation, press, unsent, workerIsReady } from './account.ts';
import { test } from './device.ts';
import { card, done, exercise, finishOffline, sheet, toWorkouts } from './gym.ts';

const house = aHouse();
const openWorkouts = toWorkouts(house);

test.use({ viewport: { width: 360, height: 740 } });

test('a routine is pasted without a network, begun within two taps, logged a set with one, and kept from what was done', async ({
  device,
}) => {
  const page = await device('fatima@demo.test');
  await openWorkouts(page, 'fatima@demo.test');
  await workerIsReady(page);
  await page.context().setOffline(true);
  const routines = card(page, 'My routines');
  await press(routines, 'Paste one');
  await box(page, 'Routine as text').fill('Legs\n3 x 10 Goblet squat, 60s\n2 x 20 Sled push\nthen a walk');
  await expect(sheet(page).getByText('New in your library: Sled push')).toBeVisible();
  await expect(sheet(page).getByText('Not understood, and left out: then a walk')).toBeVisible();
  await expectNoViolation(page);
  await press(page, 'Save');
  await expect(routines.getByRole('button', { name: /^Legs/ })).toBeVisible();

  // From any screen of the app: the workouts, and the routine.
  let taps = 0;
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await expect(page).not.toHaveURL(/workouts/);
  const tap = async (what: ReturnType<typeof page.getByRole>): Promise<void> => {
    taps += 1;
    await what.click();
  };
  await tap(page.getByRole('link', { name: 'Workouts', exact: true }));
  await tap(page.getByRole('button', { name: 'Start Legs', exact: true }));
  await expect(exercise(page)).toHaveText('Goblet squat');
  expect(taps).toBe(2);
  await tap(page.getByRole('button', { name: 'Log set 1', exact: true }));
  await expect(done(page)).toHaveCount(1);
  expect(taps).toBe(3);

  await finishOffline(page);
  await card(page, 'History').getByRole('button').first().click();
  await press(page, 'Keep as a routine');
  await expect(sheet(page).getByRole('heading', { name: 'Goblet squat' })).toBeVisible();
  await box(page, 'Name').fill('Squats');
  await press(page, 'Save');
  await expect(routines.getByRole('button', { name: /^Squats/ })).toBeVisible();
  await page.context().setOffline(false);
  await expect.poll(() => unsent(page)).toBe(0);
  await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
});
