import { expect, test } from 'playwright/test';
import type { BrowserContext, Page } from 'playwright/test';
import { killerOfTab } from '../support/kill.ts';
import { aHouse, press } from './account.ts';
import { anotherDevice, card, exercise, finishOffline, restEnd, restLength, sheet } from './gym.ts';
import { manifest, shortcut } from './manifest.ts';

// An evening as it is: a gym without a signal, a phone that runs out of memory, and the network at home.

const { open, enter, settleIn } = aHouse();

const TODAYS = 'Strength Builder, day 3';
const DRUNK = 2;
const PUT_OFF = 20;

const water = (page: Page): Promise<string> => card(page, 'Water').getByRole('status').innerText();
const glasses = async (page: Page): Promise<number> => Number.parseInt(await water(page), 10);
const ALL_DONE = 'All sets are done';

/** What is to be done now, in one look: the exercise, and which of its sets. */
const turn = async (page: Page): Promise<string> =>
  (await page.locator('h1, button:has-text("Log set")').allInnerTexts()).join(': ');

/** Answers with what comes after it. */
async function logOne(page: Page): Promise<string> {
  const before = await turn(page);
  await page.getByRole('button', { name: /^Log set/ }).click();
  let now = before;
  await expect(async () => {
    now = await turn(page);
    expect(now).not.toBe(before);
    // Between one exercise and the next there is a moment without a set.
    expect(now).toMatch(/: Log set|^All sets are done$/);
  }).toPass();
  return now;
}

/** From the home screen, in a window of its own. */
async function tap(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await open(page, path);
  return page;
}

/** Three sets, and the end of the rest after them put off; the answer is what comes next. */
async function beginWorkout(page: Page): Promise<{ next: string; restEnds: number }> {
  await expect(exercise(page)).toHaveText('Goblet squat');
  await expect(page.getByText(/^Last time \d+ reps/)).toBeVisible();
  for (let set = 0; set < 3; set++) await logOne(page);
  const of = await restLength(page);
  // Longer than what comes next takes, however slow the machine.
  for (let more = 1; more <= PUT_OFF; more++) {
    await press(page, '+15 s');
    await expect.poll(() => restLength(page)).toBe(of + more * 15);
  }
  return { next: await turn(page), restEnds: await restEnd(page) };
}

/** A meal, and two glasses to those that were drunk. */
async function eatAndDrink(page: Page, drunk: number): Promise<void> {
  await open(page, shortcut('Log meal'));
  await sheet(page).getByRole('button', { name: 'Log Banana', exact: true }).click();
  await expect(page.getByText('Logged', { exact: true })).toBeVisible();
  await open(page, shortcut('Add water'));
  await expect(page.getByText('Glass added')).toBeVisible();
  // A glass that is shown in the midst of a press takes the place of the empty one, and the press would take it back.
  await expect.poll(() => glasses(page)).toBe(drunk + 1);
  await press(page, 'Add a glass');
  await expect.poll(() => glasses(page)).toBe(drunk + DRUNK);
}

/** Answers with how many sets it had. */
async function completeWorkout(page: Page): Promise<number> {
  await press(page, 'Skip rest');
  await expect(page.getByRole('timer')).toBeHidden();
  let sets = 4;
  while ((await logOne(page)) !== ALL_DONE) sets++;
  await finishOffline(page);
  return sets;
}

test('a workout, a meal and water of an evening without a signal outlive a killed page, go out at home by themselves, and are on the screen of the trainer', async ({
  page,
  context,
  browser,
}) => {
  // As in most browsers. A worker that background sync wakes would also find the network that the pages are without.
  await context.addInitScript(() => Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync'));
  await settleIn(page, 'client@demo.test');
  const drunk = await glasses(page);
  await page.close();

  await context.setOffline(true);
  const gym = await tap(context, shortcut('Start workout'));
  const { next, restEnds } = await beginWorkout(gym);
  const began = Date.now();
  const kill = await killerOfTab(gym);
  await eatAndDrink(gym, drunk);
  await kill();

  const after = await tap(context, manifest.start_url);
  await after.getByRole('link', { name: 'Workouts' }).first().click();
  await press(after, 'Continue workout');
  await expect.poll(() => turn(after)).toBe(next);
  // Had it begun anew, it would end later by as long as all of this took.
  const taken = (Date.now() - began) / 1000;
  expect(Math.abs((await restEnd(after)) - restEnds)).toBeLessThan(taken / 2);
  const sets = await completeWorkout(after);
  const held = card(after, 'History').getByRole('listitem').filter({ hasText: 'On this device' });
  await expect(held).toHaveCount(1);
  await held.getByRole('button', { name: TODAYS }).click();
  await expect(sheet(after).getByRole('listitem').filter({ hasText: 'Goblet squat' }).last()).toContainText(
    /reps.* · .*reps/,
  );
  await open(after, '/nutrition');
  await expect.poll(() => glasses(after)).toBe(drunk + DRUNK);
  const eaten = card(after, 'Meal plan').getByRole('listitem').filter({ hasText: 'On this device' });
  await expect(eaten).toContainText('Banana');
  await expect(after.getByRole('button', { name: /^(Offline|Cannot reach server) \d+ to send$/ })).toBeVisible();

  await after.evaluate(() => Object.assign(globalThis, { sameEvening: true }));
  await context.setOffline(false);
  await expect(after.getByRole('button', { name: 'Synced' })).toBeVisible();
  await expect(eaten).toHaveCount(0);
  expect(await after.evaluate(() => 'sameEvening' in globalThis)).toBe(true);

  const [elsewhere, there] = await anotherDevice(browser);
  await enter(there, 'trainer@demo.test');
  await open(there, '/trainer-dashboard');
  await expect(there.getByRole('button', { name: 'Synced' })).toBeVisible();
  await card(there, 'Clients')
    .getByRole('button', { name: /^Tèmítọ́pẹ́/ })
    .click();
  const seen = sheet(there).getByRole('list', { name: 'Last 7 days' }).getByRole('listitem');
  await expect(seen.first()).toContainText(TODAYS);
  await expect(seen.first()).toContainText(`${sets} sets`);
  await expect(seen.last()).toContainText(`${drunk + DRUNK} glasses`);
  await elsewhere.close();
});
