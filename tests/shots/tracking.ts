import type { Page } from 'playwright';
import { press } from './screen.ts';
import type { Screen } from './screen.ts';

/** A weight with a pace, so that its day and its line are there. */
async function paced(page: Page): Promise<void> {
  await press('Set New Goal')(page);
  const target = page.getByRole('textbox', { name: 'Goal', exact: true });
  await target.fill('150');
  await target.press('Enter');
  await page.getByLabel('At a pace').check();
}

const goals: readonly Screen[] = [
  { name: 'goals', path: '/goals' },
  { name: 'goals-goal', path: '/goals', act: press('Lose 10 lbs'), covers: true },
  { name: 'goals-set', path: '/goals', act: paced, covers: true },
  { name: 'goals-proposal', path: '/goals', act: press('Steps a day: 9,000 steps'), covers: true },
  { name: 'goals-streak', path: '/goals', act: press('Change'), covers: true },
  { name: 'goals-paused', path: '/goals', act: press('Run 3 km'), covers: true },
  { name: 'goals-log', path: '/goals', act: press('Log Progress'), covers: true },
];

const tab =
  (name: string) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('tab', { name }).click();
    await page.locator('.columns .card').first().waitFor();
  };

const health: readonly Screen[] = [
  { name: 'care', path: '/care' },
  { name: 'health', path: '/health' },
  { name: 'health-pressure', path: '/health', act: press('Blood pressure'), covers: true },
  {
    name: 'health-glucose',
    path: '/health',
    act: press('Blood glucose'),
    covers: true,
  },
  { name: 'health-medicines', path: '/health/medicines' },
  { name: 'health-medicine', path: '/health/medicines', act: press('Add medicine'), covers: true },
  { name: 'health-card', path: '/health/card', act: press('Show as a code') },
  { name: 'health-card-form', path: '/health/card', act: press('Change'), covers: true },
  { name: 'health-records', path: '/health', act: press('Upload Records'), covers: true },
  { name: 'lab', path: '/lab' },
  { name: 'lab-result', path: '/lab', act: press('Lipid Panel'), covers: true },
  { name: 'lab-order', path: '/lab/order' },
];

const community: readonly Screen[] = [
  { name: 'community', path: '/community' },
  {
    name: 'community-comments',
    path: '/community',
    act: (page) =>
      page
        .getByRole('button', { name: /^Comments/ })
        .first()
        .click(),
  },
  { name: 'community-challenge', path: '/community', act: press('12 workouts this month'), covers: true },
  { name: 'community-create', path: '/community', act: press('Create Challenge'), covers: true },
];

const messages: readonly Screen[] = [
  { name: 'messages', path: '/messages' },
  { name: 'messages-thread', path: '/messages', act: (page) => page.getByRole('link', { name: /Bello/ }).click() },
];

const progress: readonly Screen[] = [
  { name: 'progress', path: '/progress' },
  { name: 'progress-fitness', path: '/progress', act: tab('Fitness') },
  { name: 'progress-nutrition', path: '/progress', act: tab('Nutrition') },
  { name: 'progress-overall', path: '/progress', act: tab('Overall') },
  { name: 'progress-measure', path: '/progress', act: press('Log measurement'), covers: true },
  { name: 'progress-report', path: '/progress', act: press('Weekly report'), covers: true },
  { name: 'progress-export', path: '/progress', act: press('Export'), covers: true },
  { name: 'progress-own', path: '/progress', act: press('Measure something else'), covers: true },
  { name: 'progress-photo', path: '/progress', act: press('Progress photo'), covers: true },
];

/** Somebody whose pressure is measured for a week, and for whom a doctor has set limits. */
export const OF_A_PATIENT: readonly Screen[] = [
  {
    name: 'health-own-limits',
    path: '/health',
    async act(page) {
      await press('Blood pressure')(page);
      await page.getByText('A week at home').click();
    },
    covers: true,
  },
];

export const TRACKING: readonly Screen[] = [...goals, ...progress, ...health, ...messages, ...community];
