import path from 'node:path';
import type { BrowserContext, Page } from 'playwright/test';
import { expect } from 'playwright/test';
import type { TestStack } from '../support/stack.ts';
import { openDevice, openTab, requestsOf, signIn, test, unsentIn } from './stage.ts';
import type { Member } from './stage.ts';

const WRITES = 1000;
const DAYS = 30;

/** Leaves the device as it is when nobody opened the app for so many days. */
async function neglect(tab: Page, { database }: TestStack, { userId }: Member): Promise<void> {
  await tab.evaluate((days) => app.ageTokens(days), DAYS);
  const aged = 'update auth.refresh_tokens set updated_at = updated_at - make_interval(days => $2) where user_id = $1';
  await database.query(aged, [userId, DAYS]);
}

/** The page comes from the device, as it does from a service worker, and nothing else comes at all. */
async function openOffline(context: BrowserContext, folder: string, url: string): Promise<Page> {
  await context.route(`${url}/`, (route) => route.fulfill({ path: path.join(folder, 'index.html') }));
  await context.route(`${url}/*.js`, (route) =>
    route.fulfill({ path: path.join(folder, path.basename(route.request().url())) }),
  );
  await context.setOffline(true);
  return openTab(context, url);
}

const waterOnServer = async ({ database }: TestStack, { userId }: Member): Promise<number> => {
  const query = 'select count(*)::int as n from public.water_intake where user_id = $1';
  const [row] = await database.query<{ n: number }>(query, [userId]);
  return row?.n ?? 0;
};

test('with a token that ran out 30 days ago a thousand writes go out', async ({ context, stack, member, folder }) => {
  const before = await openDevice(context, stack.url, member);
  await neglect(before, stack, member);
  await before.close();

  const tab = await openOffline(context, folder, stack.url);
  await tab.evaluate((count) => app.drinkOnDays(count), WRITES);
  expect(await tab.evaluate(() => app.glasses('2020-01-01'))).toBe(1);
  expect(await tab.evaluate(() => app.sync())).toEqual({ chip: 'offline', unsent: WRITES });

  const tokens = requestsOf(context, '/auth/v1/token');
  const pushes = requestsOf(context, '/rpc/sync_push');
  await context.setOffline(false);
  await expect.poll(() => unsentIn(tab)).toBe(0);
  expect(await waterOnServer(stack, member)).toBe(WRITES);
  expect(await tab.evaluate(() => app.days())).toBe(WRITES);
  expect(tokens.count).toBe(1);
  expect(pushes.count).toBeLessThanOrEqual(3);
});

test('a session that the server ended keeps the queue until its user signs in', async ({ context, stack, member }) => {
  const tab = await openDevice(context, stack.url, member);
  await context.setOffline(true);
  await neglect(tab, stack, member);
  await tab.evaluate((count) => app.drinkOnDays(count), WRITES);
  await stack.database.query('delete from auth.sessions where user_id = $1', [member.userId]);
  await context.setOffline(false);
  await expect.poll(() => tab.evaluate(() => app.sync())).toEqual({ chip: 'sign-in', unsent: WRITES });
  expect(await tab.evaluate(() => app.glasses('2020-01-01'))).toBe(1);

  await signIn(tab, member);
  await expect.poll(() => unsentIn(tab)).toBe(0);
  expect(await waterOnServer(stack, member)).toBe(WRITES);
});
