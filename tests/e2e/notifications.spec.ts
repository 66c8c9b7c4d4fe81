import { createClient } from '@supabase/supabase-js';
import { expect, test } from 'playwright/test';
import type { BrowserContext, Locator, Page } from 'playwright/test';
import { smallTargets, widthOfPage } from './access.ts';
import { aHouse, box, closeSheet, DEMO, expectNoViolation, press, reload, workerIsReady } from './account.ts';

const { address, at, enter, open, settleIn } = aHouse();

const CLIENT = 'client@demo.test';

const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name: new RegExp(`^${name} \\(`) });
const rows = (page: Page): Locator => page.getByRole('list', { name: 'Notifications' }).getByRole('listitem');
const row = (page: Page, title: string): Locator => rows(page).filter({ hasText: title });
const countOf = async (of: Locator): Promise<number> => Number(/\d+/.exec(await of.innerText())?.[0]);

async function openNotifications(page: Page, email: string): Promise<void> {
  await enter(page, email);
  await open(page, '/notifications');
  await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  // Counts that are read before would be those of a part of the records.
  await expect(page.getByText(/^Getting your/)).toHaveCount(0);
}

/** From elsewhere, as functions of the server do. */
async function tell(email: string, title: string): Promise<void> {
  const { anonKey } = (await (await fetch(`${address()}/_local`)).json()) as { anonKey: string };
  const client = createClient(address(), anonKey, { auth: { persistSession: false } });
  const { data } = await client.auth.signInWithPassword({ email, password: DEMO });
  const body = { userId: data.user?.id, title, message: 'From elsewhere', data: { category: 'workouts' } };
  const { error } = await client.functions.invoke('send-notification', { body });
  if (error) throw error as Error;
}

/** As the browser tells its worker of one that leads there. */
async function tap(context: BrowserContext, path: string): Promise<void> {
  await context
    .serviceWorkers()[0]
    ?.evaluate(
      (data) =>
        dispatchEvent(
          Object.assign(new Event('notificationclick'), { notification: { data, close() {} }, waitUntil() {} }),
        ),
      path,
    );
}

test('are found, sorted and marked, fifty at a time', async ({ page }) => {
  await openNotifications(page, CLIENT);
  await expectNoViolation(page);
  await page.setViewportSize({ width: 320, height: 568 });
  expect([await widthOfPage(page), await smallTargets(page)]).toEqual([320, []]);
  await page.setViewportSize({ width: 1280, height: 800 });
  const [all, unread] = [await countOf(tab(page, 'All')), await countOf(tab(page, 'Unread'))];
  await expect(rows(page)).toHaveCount(50);
  await press(page, 'Show more');
  await expect(rows(page)).toHaveCount(all);

  await page.getByLabel('Type', { exact: true }).selectOption('Error');
  await expect(rows(page)).toHaveCount(1);
  await page.getByText('Clear', { exact: true }).click();
  await page.getByLabel('Category').selectOption('Community');
  await page.getByRole('searchbox', { name: 'Search notifications' }).fill('JOLLOF');
  await expect(rows(page)).toHaveCount(1);
  await expect(tab(page, 'Read')).toHaveText('Read (0)');
  await press(page, 'Mark as read: New comment');
  await expect(tab(page, 'Read')).toHaveText('Read (1)');
  await page.getByText('Clear', { exact: true }).click();
  await tab(page, 'Unread').click();
  await expect(rows(page)).toHaveCount(unread - 1);

  await row(page, "Today's workout is ready").getByRole('button').first().click();
  await expect(page).toHaveURL(/\/workouts$/);
  await page.goBack();
  await expect(tab(page, 'Unread')).toHaveText(`Unread (${unread - 2})`);
  await press(page, 'Mark all read');
  await expect(page.getByText('All notifications marked as read')).toBeVisible();
  await expect(tab(page, 'Unread')).toHaveText('Unread (0)');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('arrive in the open app, are said for five seconds, and not where that is switched off', async ({ page }) => {
  await openNotifications(page, 'bisi@demo.test');
  const toast = page.getByRole('region', { name: 'Messages from the app' });
  // It may be over before the function that tells of it has answered.
  await Promise.all([expect(toast.getByText('Squat record')).toBeVisible(), tell('bisi@demo.test', 'Squat record')]);
  await expect(row(page, 'Squat record')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Notifications, some of them unread' })).toBeVisible();
  await expect(toast.getByText('Squat record')).toBeHidden();

  await press(page, 'Settings');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('switch', { name: 'Real-time notifications' }).click();
  await expect(toast.getByText('Your notification preferences have been updated successfully.')).toBeVisible();
  await page.keyboard.press('Escape');
  await tell('bisi@demo.test', 'Row record');
  await expect(row(page, 'Row record')).toBeVisible();
  // A toast would be there before the one of what is done next.
  await press(page, 'Mark all read');
  await expect(toast.getByText('All notifications marked as read')).toBeVisible();
  expect(await toast.getByText('Row record').count()).toBe(0);
});

test('are marked and preferences chosen without a connection, and say where they are', async ({ page, context }) => {
  await openNotifications(page, 'trainer@demo.test');
  await workerIsReady(page);
  await context.setOffline(true);
  const check = page.getByRole('button', { name: /^Mark as read: / }).first();
  const title = (await check.getAttribute('aria-label'))?.replace('Mark as read: ', '') ?? '';
  await check.click();
  await expect(row(page, title).first().getByText('On this device')).toBeVisible();
  await press(page, 'Settings');
  await page.getByLabel('Email digest').selectOption('Weekly');
  // A choice is kept from when that is said.
  await expect(page.getByText('Your notification preferences have been updated successfully.')).toBeVisible();
  await closeSheet(page);
  await reload(page);
  await expect(row(page, title).first().getByText('On this device')).toBeVisible();
  await context.setOffline(false);
  await expect(row(page, title).first().getByText('On this device')).toBeHidden();
  await press(page, 'Settings');
  await expect(page.getByLabel('Email digest')).toHaveValue('weekly');
});

test('that are tapped lead on in the open page, and wait where something was typed', async ({ page, context }) => {
  await settleIn(page, CLIENT);
  await press(page, 'Quick add');
  await box(page, 'Name').fill('Half a meal');
  let loads = 0;
  page.on('load', () => loads++);
  await tap(context, '/workouts');
  await press(page, 'Stay here');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(box(page, 'Name')).toHaveValue('Half a meal');
  await at(page, '/nutrition');
  await tap(context, '/workouts');
  await expectNoViolation(page);
  await press(page, 'Open');
  await at(page, '/workouts');
  // The address changes before what was typed has left the page.
  await expect(page.getByRole('heading', { level: 1, name: 'Workouts' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await tap(context, '/schedule?view=week');
  await at(page, '/schedule?view=week');
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule' })).toBeVisible();
  expect(loads).toBe(0);
});
