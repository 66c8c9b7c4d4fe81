import { expect, test } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { demoWeeks } from '../support/demo-streak.ts';
import { aHouse, box, press, workerIsReady } from './account.ts';

const { at, enter, open } = aHouse();

const card = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });
const row = (of: Locator, name: string): Locator => of.getByRole('listitem').filter({ hasText: name }).first();
const synced = (page: Page): Locator => page.getByRole('button', { name: 'Synced' });

async function openDashboard(page: Page): Promise<void> {
  await enter(page, 'client@demo.test');
  await open(page, '/dashboard');
  await expect(synced(page)).toBeVisible();
  await workerIsReady(page);
}

/** Counts how often the page loses its heading, which a keyboard and a reader go on from. */
const watchHeading = (page: Page) =>
  page.addInitScript(() => {
    const told = Object.assign(globalThis, { losses: 0 });
    let stood = false;
    new MutationObserver(() => {
      const stands = document.querySelector('h1') !== null;
      if (stood && !stands) told.losses += 1;
      stood = stands;
    }).observe(document, { childList: true, subtree: true });
  });

test.describe('the dashboard', () => {
  test('is the day, the week and the way to the goal, out of rows', async ({ page }) => {
    await enter(page, 'client@demo.test');
    await watchHeading(page);
    await open(page, '/dashboard');
    await expect(synced(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning|afternoon|evening), Tèmítọ́pẹ́$/);
    expect(await page.evaluate(() => (globalThis as unknown as { losses: number }).losses)).toBe(0);
    const [workouts, streak] = [page.locator('.week .stat').first(), page.locator('.week .stat').last()];
    await expect(workouts.locator('.figure')).toHaveText('3 of 4');
    await expect(streak.locator('.figure')).toHaveText(`${demoWeeks()} weeks`);
    await expect(page.locator('.calories .ring')).toContainText('of 2,000');
    await expect(card(page, 'Weight goal')).toContainText('-7.4 of -10 lb');
    await expect(card(page, 'Weight goal').getByText('Ahead')).toBeVisible();
    await expect(row(card(page, 'Today’s schedule'), 'Nutrition Consultation')).toContainText(
      'Ìfẹ́olúwa Ògúndélé, Virtual',
    );
    await expect(row(card(page, 'Today’s schedule'), 'Strength Builder, day 3')).toContainText('Planned');
    const evaluation = card(page, 'Trainer evaluation');
    await expect(evaluation.locator('.overall')).toHaveText(/8\.2 \/ 10\s*Strong\s*up from 7\.6/);
    await expect(row(evaluation, 'Technique')).toHaveText(/Steady 7\.5\s*still 7\.5/);
    await expect(row(evaluation, 'Attendance')).toHaveText(/Strong 8\.5\s*down from 9\.0/);
    await expect(evaluation).toContainText(/\d+ of \d+ sessions attended/);
  });

  test('leads to where each thing is done, and shows without a connection what was done there', async ({
    page,
    context,
  }) => {
    await openDashboard(page);
    const actions = card(page, 'Quick actions');
    for (const [name, path] of [
      ['Log Workout', '/workouts'],
      ['Update Goals', '/goals'],
      ['View Progress', '/progress'],
      ['Schedule Session', '/schedule'],
    ] as const) {
      await actions.getByRole('link', { name, exact: true }).click();
      await at(page, path);
      await page.goBack();
    }
    await expect(row(card(page, 'Recent activity'), 'glasses of water')).toBeVisible();
    await context.setOffline(true);
    await actions.getByRole('link', { name: 'Track Meal' }).click();
    await expect(page.getByRole('searchbox', { name: 'Food' })).toBeVisible();
    await page.keyboard.press('Escape');
    await press(page, 'Add a glass');
    await page.goBack();
    const glasses = row(card(page, 'Recent activity'), 'glasses of water');
    await expect(glasses.getByText('On this device')).toBeVisible();
    await context.setOffline(false);
    await expect(synced(page)).toBeVisible();
    await expect(glasses.getByText('On this device')).toBeHidden();
  });

  test('of who is new says what there is not yet, and makes up no figure', async ({ page }) => {
    await enter(page, 'tonye@demo.test');
    await open(page, '/onboarding');
    await box(page, 'Phone').fill('+234 800 000 0106');
    await press(page, 'Next');
    for (const [name, value] of Object.entries({ Age: '31', Weight: '181.5', Height: '68' })) {
      await box(page, name).fill(value);
    }
    await press(page, 'Next');
    await page.getByLabel('Lose 15-25 lbs').check();
    await press(page, 'Next');
    await page.getByLabel('Preferred Fitness Center').selectOption('Abuja');
    await press(page, 'Complete Setup');
    await at(page, '/profile');
    await open(page, '/dashboard');
    await expect(card(page, 'Trainer evaluation').getByText('No evaluations yet')).toBeVisible();
    await expect(card(page, 'Trainer evaluation').getByText('No sessions in the last 30 days')).toBeVisible();
    await expect(card(page, 'Weight goal').getByText('0 of -15 lb')).toBeVisible();
    await expect(page.locator('.week .figure').first()).toHaveText('0 of 4');
    await expect(page.locator('.calories .ring')).toContainText('of 1,500');
  });
});
