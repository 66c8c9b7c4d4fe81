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
  { name: 'health-share', path: '/health', act: press('Share my health'), covers: true },
  { name: 'lab', path: '/lab' },
  { name: 'lab-result', path: '/lab', act: press('Lipid Panel'), covers: true },
  { name: 'lab-outside', path: '/lab', act: press('Add a result from elsewhere'), covers: true },
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
  {
    name: 'community-group',
    path: '/community',
    act: async (page) => {
      await page.getByRole('tab', { name: 'My centre' }).click();
      const centre = page.getByRole('combobox', { name: 'Your centre' });
      await centre.selectOption({ index: 1 });
      await centre.scrollIntoViewIfNeeded();
    },
  },
  { name: 'community-reading', path: '/community', act: press('What I see'), covers: true },
];

const messages: readonly Screen[] = [
  { name: 'messages', path: '/messages' },
  { name: 'messages-thread', path: '/messages', act: (page) => page.getByRole('link', { name: /Bello/ }).click() },
  {
    name: 'messages-team',
    path: '/messages',
    act: async (page) => {
      const offer = page.getByText('Write with my whole care team');
      if (await offer.isVisible()) {
        await offer.click();
        await press('Open it')(page);
      }
      await page.getByRole('link', { name: /^My care team/ }).click();
    },
  },
];

/** A body, as far as a drawing goes. */
async function drawn(page: Page, lean: number): Promise<Buffer> {
  const bytes = await page.evaluate(async (degrees) => {
    const canvas = new OffscreenCanvas(900, 1200);
    const onto = canvas.getContext('2d');
    if (!onto) throw new Error('this browser draws nothing');
    onto.fillStyle = '#e2e2dc';
    onto.fillRect(0, 0, 900, 1200);
    onto.translate(450, 600);
    onto.rotate((degrees * Math.PI) / 180);
    onto.fillStyle = '#6392d6';
    onto.fillRect(-130, -250, 260, 650);
    onto.fillStyle = '#933115';
    onto.fillRect(-80, -440, 160, 170);
    return [...new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer())];
  }, lean);
  return Buffer.from(bytes);
}

async function takePhotos(page: Page): Promise<void> {
  for (const [lean, day] of [
    [0, '2026-01-05'],
    [6, '2026-03-02'],
  ] as const) {
    await press('Progress photo')(page);
    await page.locator('.drop:not(.not-yet)').waitFor();
    const file = { name: 'me.png', mimeType: 'image/png', buffer: await drawn(page, lean) };
    await page.getByRole('dialog').locator('input[type="file"]').setInputFiles(file);
    await page.getByRole('img', { name: 'What will be kept' }).waitFor();
    await page.getByLabel('Day').fill(day);
    await press('Keep this photo')(page);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}

async function showPhotos(page: Page): Promise<void> {
  await press('Show to a provider')(page);
  await page.getByRole('dialog').getByRole('checkbox').first().check();
  await page.getByLabel('For what').fill('The next plan');
  await press('Show these photos')(page);
  await page.getByRole('list', { name: 'Shown now' }).waitFor();
}

async function lockPhotos(page: Page): Promise<void> {
  await press('Lock')(page);
  for (const label of ['New PIN', 'The PIN again']) await page.getByLabel(label).fill('4 cups of rice');
  await press('Lock with this PIN')(page);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await press('Lock')(page);
}

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
  { name: 'photos', path: '/progress', act: takePhotos },
  { name: 'photos-compare', act: press('Compare'), covers: true },
  { name: 'photos-align', act: press('Lay the later one over the earlier'), covers: true },
  { name: 'photos-days', path: '/progress', act: press('By day'), covers: true },
  { name: 'photos-show', path: '/progress', act: showPhotos, covers: true },
  { name: 'photos-lock', path: '/progress', act: lockPhotos, covers: true },
  { name: 'photos-locked', path: '/progress', act: press('I forgot the PIN'), covers: true },
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
