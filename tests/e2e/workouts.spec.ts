import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { smallTargets, widthOfPage } from './access.ts';
import { aHouse, box, expectNoViolation, press, pressTwice } from './account.ts';
import { test } from './device.ts';
import { addExercise, anotherDevice, begin, card, done, exercise, finish, menu, sheet, toWorkouts } from './gym.ts';

const house = aHouse();
const openWorkouts = toWorkouts(house);

test.describe('a workout', () => {
  test('is put together as one goes: exercises added, grouped, moved, skipped, changed and taken out', async ({
    device,
  }) => {
    const page = await device('fatima@demo.test');
    await openWorkouts(page, 'fatima@demo.test');
    await begin(page);
    await addExercise(page, 'gobelt', 'Goblet squat');
    await addExercise(page, 'plank', 'Plank');
    await addExercise(page, 'push up', 'Push-up');
    await page.getByRole('button', { name: /^Next/ }).click();
    const row = (name: string): Locator => sheet(page).getByRole('listitem').filter({ hasText: name });
    const more = (name: string): Promise<void> => press(page, `More about ${name}`);
    await more('Push-up');
    await press(page, 'Move up');
    await expect(sheet(page).getByRole('status')).toHaveText('Exercise 2 of 3');
    await press(page, 'Superset with the one above');
    await sheet(page).getByRole('button', { name: 'Close' }).click();
    await expect(sheet(page).getByRole('listitem').nth(1)).toContainText('Push-up');
    await expect(sheet(page).getByText('Superset A')).toHaveCount(2);
    await more('Plank');
    await press(page, 'Skip');
    await sheet(page).getByRole('button', { name: 'Close' }).click();
    await expect(row('Plank').getByText('Skipped')).toBeVisible();
    await more('Goblet squat');
    await box(page, 'Sets').fill('2');
    await box(page, 'Notes').fill('Slowly down');
    await press(page, 'Save');
    await expect(row('Goblet squat')).toContainText('0 of 2 sets');
    await page.keyboard.press('Escape');

    await expect(page.getByText('Slowly down')).toBeVisible();
    await press(page, 'Log set 1');
    await expect(exercise(page)).toHaveText('Push-up');
    await expect(page.getByRole('timer')).toBeHidden();
    await press(page, 'Log set 1');
    await expect(exercise(page)).toHaveText('Goblet squat');
    await expect(page.getByRole('timer')).toBeVisible();

    await done(page).getByRole('button').first().click();
    await press(page, 'Remove set');
    await expect(done(page)).toHaveCount(0);
    await press(page, 'Undo');
    await expect(done(page)).toHaveCount(1);
    await finish(page);
    await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
  });

  test('says which plates to hang on the bar, and tells of a record when it is one', async ({ device }) => {
    const page = await device('client@demo.test');
    await openWorkouts(page, 'client@demo.test');
    await press(page, 'Empty workout');
    await addExercise(page, 'back squat', 'Barbell back squat');
    await box(page, 'Weight').fill('225');
    await box(page, 'Weight').press('Enter');
    await press(page, 'Plates');
    await sheet(page).getByText('My plates').click();
    for (const [plate, count] of [
      ['45 lb', '4'],
      ['25 lb', '2'],
    ] as const) {
      await box(page, plate).fill(count);
      await box(page, plate).press('Enter');
    }
    await expect(sheet(page).locator('.loaded').getByRole('listitem')).toHaveText(['45 lb', '45 lb']);
    // Pressed before anything came of the first press, none is forgotten.
    await sheet(page).evaluate((within) => {
      for (const plate of ['10 lb', '5 lb', '5 lb']) {
        within.querySelector<HTMLElement>(`[aria-label="More: ${plate}"]`)?.click();
      }
    });
    await expect(box(page, '10 lb')).toHaveValue('2');
    await expect(box(page, '5 lb')).toHaveValue('4');
    await page.keyboard.press('Escape');
    await press(page, 'Log set 1');
    await expect(page.getByText('Record: Barbell back squat')).toBeVisible();
    await expect(done(page).getByText('Record')).toBeVisible();
    await finish(page);
  });
});

test('a finished workout leads on to the others, however long the browser takes to go back from its sheet', async ({
  device,
}) => {
  const page = await device('fatima@demo.test');
  await page.addInitScript(() => {
    const back = history.back.bind(history);
    history.back = () => void setTimeout(back, 1000);
  });
  await openWorkouts(page, 'fatima@demo.test');
  await begin(page);
  await finish(page);
  await expect(page.getByRole('button', { name: 'Start workout' })).toBeVisible();
  await expect(page.getByText('Done for today')).toBeVisible();
  await expect(page.locator('.begin .button.act')).toHaveCount(0);
});

test('whatever should begin while a workout runs leads to that one', async ({ device }) => {
  const page = await device('client@demo.test');
  const running = (): string | null => new URL(page.url()).searchParams.get('session');
  await openWorkouts(page, 'client@demo.test');
  await pressTwice(page, 'Start workout');
  await expect(page).toHaveURL(/\/workouts\/active\?session=/);
  const first = running();
  await page.goBack();
  await card(page, 'History').getByRole('button').first().click();
  await press(page, 'Do it again');
  await expect(page).toHaveURL(/\/workouts\/active\?session=/);
  expect(running()).toBe(first);
  await page.goBack();
  await expect(page).toHaveURL(/\/workouts$/);
  expect(await page.evaluate(() => JSON.stringify(history.state)), 'no step of the sheet is left').not.toContain(
    'modal',
  );
  await page.goForward();
  await finish(page);
  await expect(page.getByRole('button', { name: 'Start the next one' })).toBeVisible();
});

test.describe('a program', () => {
  test('is started, gives the next workout, and is stopped by another one', async ({ page }) => {
    await openWorkouts(page, 'chinedu@demo.test');
    await card(page, 'Programs').getByRole('button', { name: 'Beginner Weight Loss' }).click();
    await press(page, 'Start program');
    await expect(card(page, 'Today’s workout').getByText('Next in Beginner Weight Loss')).toBeVisible();
    await begin(page);
    await expect(exercise(page)).toHaveText('Brisk walk');
    await press(page, 'Log set 1');
    await expect(exercise(page)).toHaveText('Bodyweight squat');
    await finish(page);
    await expect(card(page, 'Programs').getByText('1 of 12 sessions')).toBeVisible();
    await expect(card(page, 'Today’s workout').getByText('Day 2')).toBeVisible();

    await card(page, 'Programs').getByRole('button', { name: 'Cardio Blast' }).click();
    await expect(sheet(page).getByText('Beginner Weight Loss stops where it is.', { exact: false })).toBeVisible();
    await press(page, 'Start program');
    await expect(card(page, 'Today’s workout').getByText('Next in Cardio Blast')).toBeVisible();
    await expect(card(page, 'Programs').getByText('Under way')).toHaveCount(1);
  });
});

/** What stands in one line of a chart and touches what stands beside it. */
const touching = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.chart svg')].flatMap((chart) => {
      const words = [...chart.querySelectorAll('text')].map((text) => ({
        told: text.textContent,
        at: text.getBoundingClientRect(),
      }));
      return words.flatMap(({ told, at }, place) =>
        words
          .slice(place + 1)
          .filter(({ at: next }) => {
            const isBeside = Math.abs(next.y - at.y) < at.height / 2;
            return isBeside && next.left < at.right + 2 && at.left < next.right + 2;
          })
          .map((next) => `${told} ${next.told}`),
      );
    }),
  );

test.describe('without a connection', () => {
  test('two devices that log sets of one workout end with all of them', async ({ page, context, browser }) => {
    await openWorkouts(page, 'ife@demo.test');
    await begin(page);
    await addExercise(page, 'goblet', 'Goblet squat');
    await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
    const [elsewhere, there] = await anotherDevice(browser);
    await openWorkouts(there, 'ife@demo.test');
    await begin(there);
    await expect(exercise(there)).toHaveText('Goblet squat');
    await context.setOffline(true);
    await elsewhere.setOffline(true);
    await press(page, 'Log set 1');
    await press(there, 'Log set 1');
    await expect(done(there)).toHaveCount(1);
    await press(there, 'Log set 2');
    await expect(done(there)).toHaveCount(2);
    await elsewhere.setOffline(false);
    await expect(there.getByRole('button', { name: 'Synced' })).toBeVisible();
    await context.setOffline(false);
    // Three were the target: with all of them it is reached, though neither device saw that.
    for (const device of [page, there]) await expect(exercise(device)).toHaveText('All sets are done');
    await press(page, 'Finish workout');
    await expect(sheet(page).getByRole('paragraph').filter({ hasText: '3 sets' })).toBeVisible();
    await elsewhere.close();
  });
});

test.describe('for everybody', () => {
  test('a workout is done by the keyboard alone', async ({ device }) => {
    const page = await device('fatima@demo.test');
    await openWorkouts(page, 'fatima@demo.test');
    await page.getByRole('button', { name: 'Start workout' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Add exercise' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('searchbox', { name: 'Exercise' })).toBeFocused();
    await page.keyboard.type('goblet');
    await page.getByRole('button', { name: 'Add Goblet squat' }).focus();
    await page.keyboard.press('Enter');
    await box(page, 'Reps').focus();
    await page.keyboard.press('ArrowUp');
    // The server's answer to the session takes nothing away of what is typed meanwhile.
    await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
    await expect(box(page, 'Reps')).toHaveValue('11');
    await page.getByRole('button', { name: 'Log set 1' }).focus();
    await page.keyboard.press('Enter');
    await expect(done(page)).toContainText('11 reps');
    await page.getByRole('button', { name: 'All sets at a glance' }).focus();
    await page.keyboard.press('Enter');
    const set = (name: string): Locator => page.getByRole('row').filter({ has: page.getByLabel(`Reps, ${name}`) });
    const proposed = Number(await page.getByLabel('Reps, Set 2').inputValue());
    await page.getByLabel('Reps, Set 2').focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(set('Set 2').getByRole('button', { pressed: true })).toBeVisible();
    await expect(page.getByLabel('Weight, Set 3')).toBeFocused();
    // The device remembers how one likes to log.
    await page.reload();
    await expect(page.getByLabel('Reps, Set 2')).toHaveValue(String(proposed + 1));
    await page.getByRole('button', { name: 'More about this workout' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Finish workout' })).toBeFocused();
    await page.keyboard.press('Enter');
    await sheet(page).getByRole('button', { name: 'Finish', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Workout finished')).toBeVisible();
  });

  test('there is no barrier, and all of it fits the smallest screen, sheets included', async ({ device }) => {
    const page = await device('client@demo.test');
    const look = async (): Promise<void> => {
      await expectNoViolation(page);
      expect([await widthOfPage(page), await smallTargets(page)]).toEqual([320, []]);
    };
    await page.setViewportSize({ width: 320, height: 568 });
    await openWorkouts(page, 'client@demo.test');
    await look();
    await card(page, 'Programs').getByRole('button', { name: 'Cardio Blast' }).click();
    await expect(sheet(page)).toBeVisible();
    await look();
    await page.keyboard.press('Escape');
    await begin(page);
    await press(page, 'Log set 1');
    await expect(done(page)).toHaveCount(1);
    await look();
    await press(page, 'All sets at a glance');
    await expect(page.getByRole('table').first()).toBeVisible();
    await look();
    await press(page, 'One exercise at a time');
    const openings = [
      () => press(page, 'How to'),
      () => press(page, 'Replace'),
      ...['Exercises', 'Add exercise', 'How hard a set was', 'Finish workout'].map((item) => () => menu(page, item)),
    ];
    for (const show of openings) {
      await show();
      await expect(sheet(page)).toBeVisible();
      await look();
      await page.keyboard.press('Escape');
      await expect(sheet(page)).toBeHidden();
    }
  });
});

// The last of this file: it leaves the language of the account to whoever comes after.
test('no word of a chart touches the next on a phone, in any language', async ({ device }) => {
  const page = await device('client@demo.test');
  // Nobody else of the demo has lifted weights.
  await page.setViewportSize({ width: 360, height: 740 });
  await openWorkouts(page, 'client@demo.test');
  for (const [chosen, heading] of [
    ['Español', 'Progreso'],
    ['Français', 'Progrès'],
    ['Deutsch', 'Fortschritt'],
    ['English', 'Progress'],
  ] as const) {
    await house.open(page, '/settings');
    await page.locator('select:has(option[value="de"])').selectOption(chosen);
    await house.open(page, '/workouts');
    await expect(card(page, heading).locator('.chart').first()).toBeVisible();
    expect(await touching(page), chosen).toEqual([]);
  }
});
