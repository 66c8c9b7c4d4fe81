import type { Page } from 'playwright';
import { press } from './screen.ts';
import type { Screen } from './screen.ts';

/** The first row of a card, opened. */
const openFirst =
  (card: string | RegExp) =>
  (page: Page): Promise<void> =>
    page.getByRole('region', { name: card }).getByRole('listitem').first().getByRole('button').first().click();

async function ofDays(page: Page): Promise<void> {
  await press('Month')(page);
  await page.getByRole('button', { name: 'The month after' }).waitFor();
}

async function find(page: Page): Promise<void> {
  await page.getByRole('combobox').click();
  await page.getByRole('option').first().waitFor();
}

async function scores(page: Page): Promise<void> {
  await openFirst('Clients')(page);
  await press('Write evaluation')(page);
  await page.getByRole('slider', { name: 'Overall' }).focus();
}

/** Of the first client, by way of the list. */
const openRecord =
  (part: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(new URL('/clients', page.url()).href);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Tèmítọ́pẹ́/ })
      .first()
      .click();
    await page.getByRole('tab', { name: part }).click();
  };

export async function healthOfClient(page: Page): Promise<void> {
  await openFirst(/^Today/)(page);
  await press('Health of this client')(page);
}

/** Two blocks, the second with its days opened. */
async function buildBlocks(page: Page): Promise<void> {
  await page.goto(new URL('/clients', page.url()).href);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Fatima/ })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Program' }).click();
  await press('Build a program')(page);
  await page.getByText(/^Day 1/).click();
  await page.getByRole('searchbox', { name: 'Find an exercise to add' }).fill('goblet');
  await press('Goblet squat')(page);
  await press('Divide into blocks')(page);
  await press('Add the last block again')(page);
}

async function proposing(page: Page): Promise<void> {
  await openFirst('Clients')(page);
  await page.getByText('Propose a goal').click();
  await page.getByRole('heading', { name: 'Goals' }).scrollIntoViewIfNeeded();
}

export const OF_A_TRAINER: readonly Screen[] = [
  { name: 'part-month', path: '/trainer-dashboard', act: ofDays },
  { name: 'part-scores', path: '/trainer-dashboard', act: scores, covers: true },
  { name: 'part-finder', path: '/trainer-dashboard', act: find },
  { name: 'trainer-dashboard', path: '/trainer-dashboard' },
  { name: 'roster', path: '/clients' },
  { name: 'earnings', path: '/earnings' },
  { name: 'record', path: '/clients/record', act: openRecord('Overview') },
  { name: 'record-notes', act: openRecord('Notes') },
  { name: 'record-note', act: press('Write a note') },
  { name: 'record-progress', act: openRecord('Progress') },
  { name: 'record-timeline', act: openRecord('Timeline') },
  { name: 'record-program', path: '/clients/record', act: openRecord('Program') },
  { name: 'record-blocks', path: '/clients/record', act: buildBlocks },
  { name: 'record-measured', path: '/clients/record', act: openRecord('Measurements') },
  { name: 'record-access', act: openRecord('Access') },
  { name: 'trainer-visit', path: '/trainer-dashboard', act: openFirst(/^Today/), covers: true },
  { name: 'trainer-client', path: '/trainer-dashboard', act: openFirst('Clients'), covers: true },
  { name: 'trainer-goals', path: '/trainer-dashboard', act: proposing, covers: true },
];

async function targets(page: Page): Promise<void> {
  await openRecord('Food')(page);
  await page.getByText('Targets', { exact: true }).click();
}

export const OF_A_NUTRITIONIST: readonly Screen[] = [
  { name: 'nutritionist-dashboard', path: '/nutritionist-dashboard' },
  { name: 'food-diary', path: '/clients/record', act: openRecord('Food') },
  { name: 'food-plan', act: (page) => page.getByText('Plan', { exact: true }).click() },
  { name: 'food-plan-add', act: press(/^Add to Dinner/), covers: true },
  { name: 'food-targets', path: '/clients/record', act: targets },
];
