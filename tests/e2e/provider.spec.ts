import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { smallTargets, widthOfPage } from './access.ts';
import { aHouse, box, expectNoViolation, press, workerIsReady } from './account.ts';
import { test } from './device.ts';

const { enter, open } = aHouse();

const card = (page: Page, title: string | RegExp): Locator => page.getByRole('region', { name: title });
const sheet = (page: Page): Locator => page.getByRole('dialog');
const isSynced = (page: Page): Promise<void> => expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();

async function toDashboard(page: Page, email: string, path: string): Promise<void> {
  await enter(page, email);
  await open(page, path);
  await expect(page.getByText('This Week')).toBeVisible();
  await isSynced(page);
  await workerIsReady(page);
}

/** As if the server had not been heard for so long. */
const silentFor = (page: Page, hours: number): Promise<void> =>
  page.evaluate(async (ms) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error('IndexedDB')));
      });
    for (const { name } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name ?? ''));
      if (db.objectStoreNames.contains('facts')) {
        const facts = db.transaction('facts', 'readwrite').objectStore('facts');
        await done(facts.put({ name: 'last-sync', value: Date.now() - ms }));
      }
      db.close();
    }
  }, hours * 3_600_000);

/** As when a page that was left open is looked at on another day. */
const turnDays = (page: Page, days: number): Promise<void> =>
  page.evaluate((ms) => {
    const before = Date.now;
    Date.now = () => before() + ms;
    document.dispatchEvent(new Event('visibilitychange'));
  }, days * 86_400_000);

/** What was typed and not saved is still there when the schedule shows other days, and when it shows these again. */
async function outlivesTheDays(page: Page, typed: Locator, words: string): Promise<void> {
  const title = page.locator('section', { has: page.locator('.day-calendar') }).locator('h2');
  const today = await title.innerText();
  // Not ahead: by that clock a visit noted early would be over, and the server would refuse to complete it.
  await turnDays(page, -10);
  await expect(title).not.toHaveText(today);
  await expect(typed).toHaveValue(words);
  await turnDays(page, 10);
  await expect(title).toHaveText(today);
  await expect(typed).toHaveValue(words);
}

test('a trainer without a connection sees who comes, notes who came, and writes what reaches the client later', async ({
  device,
  browser,
}) => {
  const page = await device('trainer@demo.test');
  const context = page.context();
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  await toDashboard(page, 'trainer@demo.test', '/trainer-dashboard');
  await expect(page.getByText('$50')).toBeVisible();
  await context.setOffline(true);
  await silentFor(page, 25);
  await open(page, '/trainer-dashboard');
  await expect(page.getByText(/^This schedule is from/)).toBeVisible();
  await silentFor(page, 1);
  await open(page, '/trainer-dashboard');
  await expect(page.getByText(/^as of/)).toBeVisible();
  await expect(page.getByText('A booking made since then is not here yet.', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Refresh needs a connection' })).toBeVisible();

  await press(page, 'Month');
  const today = page.locator('.day-calendar [role=button][aria-current=date]');
  await expect(today).toHaveAccessibleName(/, \d visits?$|, one visit$/);
  await today.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(card(page, /^Today/)).toHaveCount(0);
  await press(page, 'Week');
  await press(page, 'Back to today');
  // Chakra's styles come while the page runs.
  expect(refused).toEqual([]);

  await card(page, /^Today/)
    .getByRole('button', { name: /^Bísí/ })
    .click();
  await expect(sheet(page).getByRole('link', { name: /^Call \+234/ })).toHaveAttribute('href', /^tel:\+234\d+$/);
  await sheet(page).getByRole('button', { name: 'Attended' }).click();
  await box(page, 'Session notes').fill('Step-ups without a pause.');
  await outlivesTheDays(page, box(page, 'Session notes'), 'Step-ups without a pause.');
  await press(page, 'Save notes');
  await sheet(page).getByRole('button', { name: 'Close' }).click();
  const visit = card(page, /^Today/)
    .getByRole('listitem')
    .filter({ hasText: 'Bísí' });
  await expect(visit.getByText('Attended')).toBeVisible();
  await expect(visit.getByText('On this device')).toBeVisible();

  const asked = card(page, 'Waiting for your answer').getByRole('listitem').filter({ hasText: 'Chinedu' });
  await asked.getByRole('button').click();
  await press(page, 'Confirm');
  await expect(page.getByText('Appointment confirmed')).toBeVisible();
  await expect(asked).toHaveCount(0);

  const first = card(page, 'Quick attendance').getByRole('listitem').first();
  await first.getByRole('button', { name: /^Missed/ }).click();
  await expect(first.getByRole('button', { name: /^Missed/ })).toHaveAttribute('aria-pressed', 'true');

  const writeOfFirst = async (): Promise<void> => {
    await card(page, 'Clients').getByRole('listitem').first().getByRole('button').click();
    await press(page, 'Write evaluation');
  };
  await writeOfFirst();
  const overall = page.getByRole('slider', { name: 'Overall' });
  await overall.press('End');
  await overall.press('ArrowLeft');
  await expect(sheet(page).getByText('9.5, strong')).toBeVisible();
  await box(page, 'Comments').fill('Written in the basement.');
  await outlivesTheDays(page, box(page, 'Comments'), 'Written in the basement.');
  await open(page, '/trainer-dashboard');
  await writeOfFirst();
  await expect(box(page, 'Comments')).toHaveValue('Written in the basement.');
  await expect(sheet(page).getByText('9.5, strong')).toBeVisible();
  await press(page, 'Save evaluation');
  const written = sheet(page).getByRole('list', { name: 'Evaluations' }).getByRole('listitem').first();
  await expect(written).toContainText('Written in the basement.');
  await expect(written).toContainText('up from the one before');
  await written.getByRole('button').click();
  await box(page, 'Comments').fill('Written in the basement, twice.');
  await press(page, 'Save evaluation');
  await expect(written).toContainText('Written in the basement, twice.');
  await box(page, 'What is to be reached').fill('Ten push-ups');
  await press(page, 'Add milestone');
  const step = sheet(page).getByRole('listitem').filter({ hasText: 'Ten push-ups' });
  await step.getByRole('button', { name: 'Remove milestone' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove milestone' }).click();
  await expect(step).toHaveCount(0);
  await sheet(page).getByRole('button', { name: 'Close' }).click();

  await context.setOffline(false);
  await isSynced(page);
  await expect(page.getByText('On this device')).toHaveCount(0);
  const elsewhere = await browser.newContext();
  const there = await elsewhere.newPage();
  await enter(there, 'client@demo.test');
  await open(there, '/dashboard');
  await expect(there.getByText('Written in the basement, twice.')).toBeVisible();
  await elsewhere.close();
});

test('on a phone the day comes first, then what waits for an answer, who comes next, and the clients', async ({
  device,
}) => {
  const page = await device('trainer@demo.test');
  await page.setViewportSize({ width: 360, height: 740 });
  await toDashboard(page, 'trainer@demo.test', '/trainer-dashboard');
  await expect(
    card(page, /^Today/)
      .getByRole('listitem')
      .first(),
  ).toBeInViewport({ ratio: 1 });
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText([
    /^Today/,
    'Waiting for your answer',
    'Next client',
    'Quick attendance',
    'Clients',
    'Hours and link',
  ]);
  const heights = await titles.evaluateAll((all) => all.map((title) => title.getBoundingClientRect().top));
  expect(heights).toEqual(heights.toSorted((a, b) => a - b));
});

test('a doctor moves a request and then declines it, and the client reads the reason', async ({ page, browser }) => {
  await toDashboard(page, 'doctor@demo.test', '/medical-doctor-dashboard');
  const request = card(page, 'Waiting for your answer').getByRole('listitem').filter({ hasText: 'Health Check-up' });
  const before = await request.locator('.detail').innerText();
  await request.getByRole('button').click();
  await press(page, 'Reschedule');
  await sheet(page).getByRole('group', { name: 'Day' }).getByRole('button').last().click();
  await sheet(page).getByRole('group', { name: 'Time' }).getByRole('button').last().click();
  await press(page, 'Move to this time');
  await expect(page.getByText('Appointment rescheduled')).toBeVisible();
  await expect(request.locator('.detail')).not.toHaveText(before);

  await request.getByRole('button').click();
  await press(page, 'Decline');
  await box(page, 'Reason, for the client to read').fill('I am at a congress.');
  await sheet(page).getByRole('button', { name: 'Decline' }).last().click();
  await expect(request).toHaveCount(0);
  await isSynced(page);
  const elsewhere = await browser.newContext();
  const there = await elsewhere.newPage();
  await enter(there, 'ife@demo.test');
  await open(there, '/schedule');
  const told = there.getByRole('listitem').filter({ hasText: 'Health Check-up' });
  await expect(told.getByText('Declined')).toBeVisible();
  await expect(told.getByText('I am at a congress.')).toBeVisible();
  await elsewhere.close();
});

test('a provider without a connection states when and how to be booked, and a client is offered just that', async ({
  page,
  context,
  browser,
}) => {
  await toDashboard(page, 'surgeon@demo.test', '/aesthetic-surgeon-dashboard');
  await context.setOffline(true);
  await press(page, 'Change hours and link');
  const week = sheet(page).getByRole('region', { name: 'Weekly hours' });
  const remove = week.getByRole('button', { name: /^Remove/ });
  for (let left = 7; left > 0; left--) {
    await expect(remove).toHaveCount(left);
    await remove.first().click();
  }
  await expect(week.getByText('No hours stated: you can be asked for any time')).toBeVisible();
  await week.getByLabel('Days of the week').selectOption('Every day');
  await week.getByLabel('From', { exact: true }).fill('10:00');
  await week.getByLabel('To', { exact: true }).fill('09:00');
  await press(page, 'Add hours');
  await expect(week.getByText('It has to end after it begins.')).toBeVisible();
  await week.getByLabel('To', { exact: true }).fill('12:00');
  await press(page, 'Add hours');
  await expect(remove).toHaveCount(7);
  await press(page, 'Add hours');
  await expect(week.getByText('It overlaps with what is stated already.')).toBeVisible();

  const days = sheet(page).getByRole('region', { name: 'Days that differ' });
  await days.getByLabel('Day', { exact: true }).fill(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10));
  await press(page, 'Add day');
  await expect(days.getByRole('listitem')).toContainText('Closed, all day');

  await box(page, 'Link of the call').fill('http://meet.demo.test/halima');
  await sheet(page).getByLabel('From one time to the next').selectOption('60 minutes');
  await press(page, 'Save booking');
  await expect(sheet(page).getByText('A link begins with https:// and has no spaces.')).toBeVisible();
  await box(page, 'Link of the call').fill('https://meet.demo.test/halima');
  await press(page, 'Save booking');
  await expect(page.getByText('Booking saved')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Close', exact: true }).click();
  const told = card(page, 'Hours and link').getByRole('listitem');
  await expect(told).toHaveCount(5);
  await expect(told.filter({ hasText: '10:00 AM–12:00 PM' }).getByText('On this device')).toBeVisible();
  await expect(told.filter({ hasText: 'meet.demo.test/halima' }).getByText('On this device')).toBeVisible();

  await context.setOffline(false);
  await isSynced(page);
  await expect(page.getByText('On this device')).toHaveCount(0);
  await expect(told.filter({ hasText: 'Times are 60 minutes apart' })).toBeVisible();
  const elsewhere = await browser.newContext();
  const there = await elsewhere.newPage();
  await enter(there, 'ife@demo.test');
  await open(there, '/schedule');
  await isSynced(there);
  await press(there, 'Book Session');
  await sheet(there).getByLabel('Session').selectOption('Aesthetic Consultation');
  await sheet(there).getByRole('group', { name: 'Day' }).getByRole('button').last().click();
  await expect(sheet(there).getByRole('group', { name: 'Time' }).getByRole('button')).toHaveCount(2);
  await elsewhere.close();
});

test('there is no barrier on a dashboard, and all of it fits the smallest screen', async ({ device }) => {
  const page = await device('trainer@demo.test');
  const look = async (): Promise<void> => {
    await expectNoViolation(page);
    expect([await widthOfPage(page), await smallTargets(page)]).toEqual([320, []]);
  };
  await page.setViewportSize({ width: 320, height: 568 });
  await toDashboard(page, 'trainer@demo.test', '/trainer-dashboard');
  await look();
  await press(page, 'Month');
  await expect(page.getByRole('button', { name: 'The month after' })).toBeVisible();
  await look();
  await card(page, 'Waiting for your answer').getByRole('listitem').first().getByRole('button').click();
  await press(page, 'Decline');
  await look();
  await page.keyboard.press('Escape');
  await press(page, 'Change hours and link');
  await sheet(page).getByLabel('The whole day').uncheck();
  await press(page, 'Add day');
  await expect(sheet(page).getByText('Choose a day.')).toBeVisible();
  await look();
  await page.keyboard.press('Escape');
  await card(page, 'Clients').getByRole('listitem').first().getByRole('button').click();
  await press(page, 'Write evaluation');
  await look();
});
