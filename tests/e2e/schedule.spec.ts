import { readFile } from 'node:fs/promises';
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { smallTargets, widthOfPage } from './access.ts';
import { aHouse, box, expectNoViolation, press, workerIsReady } from './account.ts';
import { test } from './device.ts';

const { open, settleIn } = aHouse();

const appointments = (page: Page): Locator => page.getByRole('list', { name: 'Upcoming appointments' });
const rows = (page: Page): Locator => appointments(page).getByRole('listitem');
const sheet = (page: Page): Locator => page.getByRole('dialog');
const isSynced = (page: Page): Promise<void> => expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();

async function toSchedule(page: Page, email: string): Promise<void> {
  await settleIn(page, email);
  await open(page, '/schedule');
  await expect(page.getByText('This Week')).toBeVisible();
}

/** A time of one of the days that have any; the last is -1. */
async function chooseTime(page: Page, day: number, time = 0): Promise<void> {
  await sheet(page).getByRole('group', { name: 'Day' }).getByRole('button').nth(day).click();
  await sheet(page).getByRole('group', { name: 'Time' }).getByRole('button').nth(time).click();
}

/** Answers with the row that it made. */
async function request(page: Page, session: string, day: number, time = 0): Promise<Locator> {
  await press(page, `Book ${session}`);
  await chooseTime(page, day, time);
  await press(page, 'Request session');
  await expect(page.getByText('Session requested')).toBeVisible();
  return rows(page).filter({ hasText: session });
}

/** The times of the second day that has any: those that can be asked for, and those that cannot. */
async function timesOfDay(page: Page): Promise<{ all: string[]; taken: string[] }> {
  await sheet(page).getByRole('group', { name: 'Day' }).getByRole('button').nth(1).click();
  const times = sheet(page).getByRole('group', { name: 'Time' }).getByRole('button');
  await expect(times.first()).toBeVisible();
  const taken = await times.and(page.locator('[aria-disabled=true]')).allInnerTexts();
  return { all: await times.allInnerTexts(), taken };
}

test.describe('a session', () => {
  test('is booked on a day of the month, of which those that can be had are pressed and no others, without a network', async ({
    page,
    context,
  }) => {
    await toSchedule(page, 'ife@demo.test');
    await workerIsReady(page);
    await context.setOffline(true);
    await press(page, 'Book Personal Training');
    const chips = sheet(page).getByRole('group', { name: 'Day' }).getByRole('button');
    await expect(chips.first()).toBeVisible();
    const days = await chips.count();
    await press(page, 'Calendar');
    const within = '[data-part=table-cell-trigger]:not([data-outside-range])';
    const shut = sheet(page).locator(`${within}:is([data-unavailable], [data-disabled])`);
    const free = sheet(page).locator(`${within}:not([data-unavailable], [data-disabled])`);
    await expect(free.first()).toBeVisible();
    await shut.last().click({ force: true });
    await expect(chips.first()).toHaveAttribute('aria-pressed', 'true');
    let offered = await free.count();
    const next = page.getByRole('button', { name: 'The month after' });
    if (await next.isEnabled()) {
      await next.click();
      await expect.poll(async () => offered + (await free.count())).toBe(days);
      offered += await free.count();
    }
    expect(offered).toBe(days);
    await free.last().focus();
    await page.keyboard.press('Enter');
    await expect(chips.last()).toHaveAttribute('aria-pressed', 'true');
    await expectNoViolation(page);
    await sheet(page).getByRole('group', { name: 'Time' }).getByRole('button').first().click();
    await press(page, 'Request session');
    await expect(page.getByText('Session requested')).toBeVisible();
  });

  test('is offered at the hours of the provider, and what others have is crossed out where it is', async ({
    device,
  }) => {
    const page = await device('ife@demo.test');
    const context = page.context();
    await toSchedule(page, 'ife@demo.test');
    await context.setOffline(true);
    await press(page, 'Book Personal Training');
    await expect(sheet(page).getByText(/^Teaches the big lifts patiently/)).toBeVisible();
    await expect(sheet(page).getByText(/^Not checked/)).toBeVisible();
    const byTheHours = await timesOfDay(page);
    expect(byTheHours.taken).toEqual([]);
    await context.setOffline(false);
    await expect(sheet(page).getByText('What others have booked is crossed out.')).toBeVisible();
    const { all, taken: others } = await timesOfDay(page);
    const [taken = ''] = others;
    expect(all).toEqual(byTheHours.all);
    expect(others).not.toEqual([]);
    await expect(sheet(page).getByRole('button', { name: `${taken}, taken` })).toBeVisible();
    await expectNoViolation(page);

    await sheet(page).getByRole('button', { name: 'Close' }).click();
    await context.setOffline(true);
    await press(page, 'Book Personal Training');
    await timesOfDay(page);
    await sheet(page).getByRole('button', { name: taken, exact: true }).click();
    await box(page, 'What should the provider know?').fill('My knee hurts.');
    await expect(sheet(page).getByRole('button', { name: 'Request session' })).toBeEnabled();
    await context.setOffline(false);
    await expect(sheet(page).getByRole('status')).toContainText(`${taken} has just been taken.`);
    await expect(box(page, 'What should the provider know?')).toHaveValue('My knee hurts.');
    expect((await timesOfDay(page)).all).toEqual(all);
    await expect(sheet(page).getByRole('button', { name: /^Choose a time/ })).toBeVisible();
  });

  test('is booked, moved and cancelled', async ({ device }) => {
    const page = await device('ife@demo.test');
    await toSchedule(page, 'ife@demo.test');
    const booked = await request(page, 'Personal Training', 3);
    await expect(booked).toContainText('Amina Bello');
    await expect(booked.getByText('Pending')).toBeVisible();
    const before = await booked.locator('.detail').innerText();

    await booked.getByRole('button', { name: 'Reschedule' }).click();
    await chooseTime(page, 4);
    await press(page, 'Ask for this time');
    await expect(page.getByText('New time requested')).toBeVisible();
    await expect(booked.locator('.detail')).not.toHaveText(before);
    await expect(booked.getByText('Pending')).toBeVisible();

    await booked.getByRole('button', { name: 'Cancel' }).click();
    await press(page, 'Cancel appointment');
    await expect(booked.getByText('Cancelled')).toBeVisible();
    await expect(booked.getByRole('button')).toHaveCount(0);
  });

  test('is joined by its link, and taken along to a calendar', async ({ device }) => {
    const page = await device('client@demo.test');
    const context = page.context();
    await toSchedule(page, 'client@demo.test');
    const call = rows(page).filter({ hasText: 'Nutrition Consultation' });
    await expect(call.getByRole('link', { name: 'Join' })).toHaveAttribute('href', /^https:\/\/meet\.demo\.test\//);
    const saving = page.waitForEvent('download');
    await call.getByRole('button', { name: 'Add to calendar' }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('Nutrition Consultation.ics');
    expect(await readFile(await file.path(), 'utf8')).toContain('URL:https://meet.demo.test/');
    await context.setOffline(true);
    await expect(call.getByRole('button', { name: 'Join needs a connection' })).toBeVisible();
  });
});

test.describe('without a connection', () => {
  test('a session is requested, and gets its answer later', async ({ page, context }) => {
    await settleIn(page, 'fatima@demo.test');
    await context.setOffline(true);
    await open(page, '/schedule');
    await press(page, 'Book Nutrition Consult');
    await box(page, 'What should the provider know?').fill('I fly on Friday.');
    await sheet(page).getByLabel('Session').selectOption({ label: 'Health Check-up' });
    await expect(box(page, 'What should the provider know?')).toHaveValue('I fly on Friday.');
    await chooseTime(page, 2);
    await press(page, 'Request session');
    const booked = rows(page).filter({ hasText: 'Health Check-up' });
    await expect(booked.getByText('Requested')).toBeVisible();
    await expect(booked.getByText('On this device')).toBeVisible();
    await context.setOffline(false);
    await isSynced(page);
    await expect(booked.getByText('Pending')).toBeVisible();
  });

  test('of two who ask for one time one has it, and the other takes an alternative with one tap', async ({
    page,
    context,
    browser,
  }) => {
    const elsewhere = await browser.newContext();
    const there = await elsewhere.newPage();
    await Promise.all([toSchedule(page, 'bisi@demo.test'), toSchedule(there, 'chinedu@demo.test')]);
    await Promise.all([context.setOffline(true), elsewhere.setOffline(true)]);
    // The last of the day: one of them trains in the morning.
    const first = await request(page, 'Nutrition Consult', 5, -1);
    const second = await request(there, 'Nutrition Consult', 5, -1);
    expect(await first.locator('.detail').innerText()).toBe(await second.locator('.detail').innerText());
    await context.setOffline(false);
    await expect(first.getByText('Pending')).toBeVisible();
    await elsewhere.setOffline(false);
    await expect(second.getByText('Declined')).toBeVisible();
    await expect(second.getByText('Somebody else has it.')).toBeVisible();
    await second.locator('.alternatives').getByRole('button').first().click();
    await expect(second.getByText('Pending')).toBeVisible();
    await expect(second.locator('.refused')).toBeHidden();
    await elsewhere.close();
  });
});

test('there is no barrier on the schedule, and all of it fits the smallest screen', async ({ device }) => {
  const page = await device('client@demo.test');
  const look = async (): Promise<void> => {
    await expectNoViolation(page);
    expect([await widthOfPage(page), await smallTargets(page)]).toEqual([320, []]);
  };
  await page.setViewportSize({ width: 320, height: 568 });
  await toSchedule(page, 'client@demo.test');
  await look();
  for (const name of ['Book Session', 'Reschedule', 'Cancel']) {
    await page.getByRole('button', { name, exact: true }).first().click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await look();
    if (name === 'Reschedule') {
      await press(page, 'Calendar');
      await expect(page.getByRole('button', { name: 'The month after' })).toBeVisible();
      await look();
    }
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toBeHidden();
  }
});
