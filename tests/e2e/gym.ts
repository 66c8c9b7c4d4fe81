import { expect } from 'playwright/test';
import type { Browser, BrowserContext, Locator, Page } from 'playwright/test';
import { press, unsent } from './account.ts';
import type { aHouse } from './account.ts';

// Ways about the workouts, for the tests of them.

export const card = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });
export const exercise = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const sheet = (page: Page): Locator => page.getByRole('dialog');
export const done = (page: Page): Locator => page.locator('.workout-body').getByRole('listitem');

export async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^((Start|Continue) workout|Start the next one)$/ }).click();
  await expect(page).toHaveURL(/\/workouts\/active\?session=/);
}

export async function menu(page: Page, item: string): Promise<void> {
  const there = page.getByRole('menuitem', { name: item, exact: true });
  // What was logged just before may draw the screen anew, and a menu that was opened meanwhile is closed by it.
  await expect(async () => {
    if (!(await there.isVisible())) await press(page, 'More about this workout');
    await there.click({ timeout: 5000 });
  }).toPass();
}

export async function addExercise(page: Page, typed: string, name: string): Promise<void> {
  await menu(page, 'Add exercise');
  await sheet(page).getByRole('searchbox', { name: 'Exercise' }).fill(typed);
  await sheet(page)
    .getByRole('button', { name: `Add ${name}`, exact: true })
    .click();
  await expect(sheet(page)).toBeHidden();
}

export async function finishOffline(page: Page): Promise<void> {
  await menu(page, 'Finish workout');
  await sheet(page).getByRole('button', { name: 'Finish', exact: true }).click();
  await expect(page.getByText('Workout finished')).toBeVisible();
}

/** With the server told of it, so that no other device finds it running. */
export async function finish(page: Page): Promise<void> {
  await finishOffline(page);
  await expect.poll(() => unsent(page)).toBe(0);
}

/** Seconds of the rest: those that are left, all of it, and when it is over by the clock on the wall. */
const rest = (page: Page): Promise<{ left: number; of: number; ends: number }> =>
  page.getByRole('timer').evaluate((timer) => {
    const [left = 0, of = 0] = (timer.ariaLabel?.match(/\d+/g) ?? []).map(Number);
    return { left, of, ends: Date.now() / 1000 + left };
  });

export const restLength = async (page: Page): Promise<number> => (await rest(page)).of;
export const restLeft = async (page: Page): Promise<number> => (await rest(page)).left;
export const restEnd = async (page: Page): Promise<number> => (await rest(page)).ends;

export async function anotherDevice(browser: Browser): Promise<[BrowserContext, Page]> {
  const context = await browser.newContext();
  return [context, await context.newPage()];
}

/** The way to the workouts of a demo account, in a house. */
export const toWorkouts =
  ({ open, enter }: Pick<ReturnType<typeof aHouse>, 'open' | 'enter'>) =>
  async (page: Page, email: string): Promise<void> => {
    await enter(page, email);
    await open(page, '/workouts');
    await expect(card(page, 'Today’s workout')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
  };
