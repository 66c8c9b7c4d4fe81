import { expect, test } from 'playwright/test';
import type { Page } from 'playwright/test';
import { aHouse, box, keptDrafts, press, reload, workerIsReady } from './account.ts';
import { fillUp } from './full-device.ts';
import { addExercise, begin, done, exercise, menu, restLeft, restLength, toWorkouts } from './gym.ts';

// What a workout asks of the device: a screen that stays on, a pulse, a message, and no new version in the middle.

const openWorkouts = toWorkouts(aHouse());

test('a workout keeps the screen on and holds off a new version, while it is shown and not longer', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const locks: WakeLockSentinel[] = [];
    Object.assign(globalThis, { locks });
    const request = (): Promise<unknown> => {
      const lock = { released: false, release: () => Promise.resolve(Object.assign(lock, { released: true })) };
      locks.push(lock as unknown as WakeLockSentinel);
      return Promise.resolve(lock);
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
  const isOn = (): Promise<boolean[]> =>
    page.evaluate(() =>
      (globalThis as unknown as { locks: WakeLockSentinel[] }).locks.map(({ released }) => !released),
    );
  const isHeld = (): Promise<boolean> =>
    page.evaluate(async () => (await navigator.locks.query()).held?.some(({ name }) => name === 'unfinished') ?? false);
  await openWorkouts(page, 'ife@demo.test');
  expect(await isHeld()).toBe(false);
  await begin(page);
  await expect(exercise(page)).toHaveText('No exercises yet');
  await expect.poll(async () => [await isOn(), await isHeld()]).toEqual([[true], true]);
  // The browser lets go of the lock when the page is out of sight.
  await page.evaluate(() => {
    Object.assign((globalThis as unknown as { locks: object[] }).locks[0] ?? {}, { released: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(isOn).toEqual([false, true]);
  await press(page, 'Leave the workout; it keeps its place');
  await expect(page.getByRole('button', { name: 'Continue workout' })).toBeVisible();
  await expect.poll(async () => [await isOn(), await isHeld()]).toEqual([[false, false], false]);
  await begin(page);
  await menu(page, 'Discard workout');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard workout' }).click();
  await expect(page.getByRole('button', { name: 'Start workout' })).toBeVisible();
});

const keptNotes = async (page: Page): Promise<unknown> => (await keptDrafts(page, 'notes:'))[0];

test('the notes of a workout outlive a reload before they are saved', async ({ page }) => {
  await openWorkouts(page, 'fatima@demo.test');
  await begin(page);
  await menu(page, 'Notes');
  const notes = box(page, 'How was it');
  await notes.fill('The left knee');
  await expect.poll(() => keptNotes(page)).toMatchObject({ text: 'The left knee' });
  await reload(page);
  await menu(page, 'Notes');
  await expect(notes).toHaveValue('The left knee');
  await press(page, 'Save');
  await expect(notes).toBeHidden();
  await menu(page, 'Finish workout');
  await expect(notes).toHaveValue('The left knee');
  await notes.fill('The left knee, and the hip');
  await expect.poll(() => keptNotes(page)).toMatchObject({ text: 'The left knee, and the hip' });
  await reload(page);
  await menu(page, 'Finish workout');
  await expect(notes).toHaveValue('The left knee, and the hip');
  await press(page, 'Finish');
  await page.getByRole('region', { name: 'History' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByText('The left knee, and the hip')).toBeVisible();
});

test.describe('the end of a rest', () => {
  test.use({ permissions: ['notifications'] });

  test('is felt, and told outside the page where it is out of sight', async ({ page, context }) => {
    await page.addInitScript(() => {
      const pulses: unknown[] = [];
      Object.assign(globalThis, { pulses });
      // As where a browser cannot keep the screen on.
      Object.defineProperty(navigator, 'wakeLock', { value: undefined });
      Object.defineProperty(navigator, 'vibrate', { value: (pattern: unknown) => pulses.push(pattern) });
    });
    await openWorkouts(page, 'bisi@demo.test');
    await workerIsReady(page);
    await begin(page);
    await addExercise(page, 'goblet', 'Goblet squat');
    await page.clock.install({ time: Date.now() });
    await reload(page);
    await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
    // An answer would find that this clock jumped, and the rest would be measured by the server's.
    await context.setOffline(true);
    await press(page, 'Log set 1');
    // Seen is not yet awaited: only a rest that runs is.
    const length = await restLength(page);
    await expect.poll(() => restLeft(page)).toBeLessThan(length);
    await page.evaluate(() =>
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true }),
    );
    await page.clock.fastForward('01:05');
    const told = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(({ title, body }) => [title, body]);
      });
    await expect.poll(told).toEqual([['The rest is over', 'Next: Goblet squat']]);
    expect(await page.evaluate(() => (globalThis as unknown as { pulses: unknown[] }).pulses.length)).toBe(1);
    await expect(page.getByRole('timer')).toBeHidden();
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(told).toEqual([]);
  });
});

test('a hold is timed through a page that is killed, felt at its aim, and logged with its seconds', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const pulses: unknown[] = [];
    Object.assign(globalThis, { pulses });
    Object.defineProperty(navigator, 'vibrate', { value: (pattern: unknown) => pulses.push(pattern) });
  });
  await openWorkouts(page, 'ife@demo.test');
  await workerIsReady(page);
  await begin(page);
  await addExercise(page, 'plank', 'Plank');
  await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
  // The server's clock does not jump with the one of this page, and would correct it.
  await context.setOffline(true);
  await page.clock.install({ time: Date.now() });
  await reload(page);
  await box(page, 'Time').fill('60');
  await box(page, 'Time').press('Enter');
  await press(page, 'Start the clock');
  const timer = page.getByRole('timer');
  await expect(timer).toHaveAccessibleName(/^\d of 60 seconds$/);
  await page.clock.fastForward('00:12');
  await reload(page);
  await expect(timer).toHaveAccessibleName(/^[1-4]\d of 60 seconds$/);
  await page.clock.fastForward('01:00');
  await expect(page.getByText('The time is up')).toBeAttached();
  expect(await page.evaluate(() => (globalThis as unknown as { pulses: unknown[] }).pulses.length)).toBe(1);
  await press(page, 'Log set 1');
  await expect(page.getByText(/longest time, ([7-9]\d s|1:\d\d)/)).toBeVisible();
  await expect(done(page)).toContainText(/[7-9]\d s|1:\d\d/);

  await press(page, 'Start the clock');
  await page.clock.fastForward('00:20');
  await press(page, 'Stop the clock');
  await expect(box(page, 'Time')).toHaveValue(/^[2-5]\d$/);
});

test('a full device says that it did not take the set, keeps what was typed, and takes it once there is room', async ({
  page,
}) => {
  await openWorkouts(page, 'chinedu@demo.test');
  await begin(page);
  await addExercise(page, 'goblet', 'Goblet squat');
  await box(page, 'Reps').fill('7');
  await box(page, 'Reps').press('Enter');
  const makeRoom = await fillUp(page);
  await press(page, 'Log set 1');
  await expect(page.getByText('Set not saved')).toBeVisible();
  await expect(box(page, 'Reps')).toHaveValue('7');
  await expect(done(page)).toHaveCount(0);
  await makeRoom();
  await press(page, 'Log set 1');
  await expect(done(page)).toHaveCount(1);
  await reload(page);
  await expect(done(page)).toContainText('7 reps');
});
