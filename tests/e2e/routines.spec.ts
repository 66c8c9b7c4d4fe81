import { expect } from 'playwright/test';
import { smallTargets, widthOfPage } from './access.ts';
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
  await box(page, 'Routine as text').fill('Legs\n3 x 10 Goblet squat, 60s\n2 x 20 Wagon shove\nthen a walk');
  await expect(sheet(page).getByText('New in your library: Wagon shove')).toBeVisible();
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
  await expect(sheet(page).getByText('Goblet squat', { exact: true })).toBeVisible();
  await box(page, 'Name').fill('Squats');
  await press(page, 'Save');
  await expect(routines.getByRole('button', { name: /^Squats/ })).toBeVisible();
  await page.context().setOffline(false);
  await expect.poll(() => unsent(page)).toBe(0);
  await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
});

test('a run has a clock that outlives the page, and one that is over is logged, without a network', async ({
  device,
}) => {
  const page = await device('bisi@demo.test');
  await openWorkouts(page, 'bisi@demo.test');
  await workerIsReady(page);
  await page.context().setOffline(true);
  const look = async (): Promise<void> => {
    await expectNoViolation(page);
    expect([await widthOfPage(page), await smallTargets(page)]).toEqual([320, []]);
  };
  await page.setViewportSize({ width: 320, height: 568 });
  const cardio = card(page, 'Run, ride, play');
  const timer = page.getByRole('timer');
  await press(cardio, 'Run');
  await look();
  await press(page, 'Start the clock');
  await expect(page).toHaveURL(/\/workouts\/active\?session=/);
  await expect(timer).not.toHaveText('0:00');
  await press(page, 'Pause');
  await expect(timer).toContainText('Paused');
  const stood = await timer.textContent();
  await page.reload();
  await expect(timer).toHaveText(stood ?? '');
  await look();
  await press(page, 'Go on');
  await expect(timer).not.toContainText('Paused');
  await press(page, 'Finish');
  await box(page, 'Minutes').fill('27');
  await box(page, 'Minutes').press('Enter');
  await box(page, 'Seconds').fill('0');
  await box(page, 'Seconds').press('Enter');
  await box(page, 'Distance').fill('5.00');
  await box(page, 'Distance').press('Enter');
  await expect(sheet(page).getByText(/^5:24 \/(km|mi)$/)).toBeVisible();
  await look();
  await sheet(page).getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(page.getByText('Workout finished')).toBeVisible();
  await expect(card(page, 'History').getByRole('listitem').first()).toContainText(/Run.*5 (km|mi), 5:24 \/(km|mi)/);
  await expect(card(page, 'Last 7 days').getByText('Distance')).toBeVisible();

  await press(cardio, 'Football');
  await press(page, 'Log it');
  await expect(page.getByText('Logged', { exact: true })).toBeVisible();
  await expect(card(page, 'History').getByRole('listitem').first()).toContainText('Football');
  await press(page, 'Undo');
  await expect(card(page, 'History').getByText('Football')).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
});
