import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { DAY, glassesOnServer, openDevice, openTab, requestsOf, signIn, test, unsentIn } from './stage.ts';

const EXERCISES = 200;
const QUOTA_BYTES = 3_000_000;

/** A gesture over two tables that takes some hundred kilobytes. */
const planMuch = (tab: Page, exercise_id: string): Promise<string | null> =>
  tab.evaluate(
    ([id, count]) => {
      const notes = 'x'.repeat(2000);
      const exercises = Array.from({ length: count }, () => ({ exercise_id: id, notes }));
      return app.attempt(app.plan('Endless', exercises));
    },
    [exercise_id, EXERCISES] as const,
  );

const sizes = async (tab: Page): Promise<number[]> => Object.values(await tab.evaluate(() => app.sessions()));

test('a write beyond the quota fails by name and leaves nothing half written', async ({ context, stack, member }) => {
  // Before anything is stored: the browser remembers for half a minute how much it may still take.
  const session = await context.newCDPSession(await context.newPage());
  await session.send('Storage.overrideQuotaForOrigin', { origin: stack.url, quotaSize: QUOTA_BYTES });
  const tab = await openDevice(context, stack.url, member);
  const [{ id } = { id: '' }] = await stack.database.query<{ id: string }>('select id from public.exercises');
  await context.setOffline(true);
  let written = 0;
  let failure = await planMuch(tab, id);
  for (; failure === null && written < 50; written++) failure = await planMuch(tab, id);
  expect(failure).toContain('QuotaExceededError');
  expect(await sizes(tab)).toEqual(Array<number>(written).fill(EXERCISES));
  expect(await unsentIn(tab)).toBe(written * (EXERCISES + 1));

  await session.send('Storage.overrideQuotaForOrigin', { origin: stack.url });
  expect(await planMuch(tab, id)).toBeNull();
  await context.setOffline(false);
  // Megabytes, and this is not about how fast they go.
  await expect.poll(() => unsentIn(tab)).toBe(0);
  expect(await sizes(tab)).toEqual(Array<number>(written + 1).fill(EXERCISES));
});

async function evict(tab: Page, url: string): Promise<void> {
  const session = await tab.context().newCDPSession(tab);
  await session.send('Storage.clearDataForOrigin', { origin: url, storageTypes: 'indexeddb' });
}

const isEvicted = (tab: Page): Promise<boolean> => tab.evaluate(() => app.isEvicted());

test('a database that the browser throws away is noticed, and comes back whole', async ({ context, stack, member }) => {
  const first = await openDevice(context, stack.url, member);
  const second = await openTab(context, stack.url);
  await first.evaluate((day) => app.drink(day), DAY);
  await expect.poll(() => glassesOnServer(stack, member)).toBe(1);
  const pushes = requestsOf(context, '/rpc/sync_push');

  await evict(first, stack.url);
  for (const tab of [first, second]) {
    await expect.poll(() => isEvicted(tab)).toBe(true);
    // The browser took the session along.
    await expect.poll(() => tab.evaluate(() => app.sync())).toEqual({ chip: 'sign-in', unsent: 0 });
  }
  await signIn(first, member);
  for (const tab of [first, second]) {
    await expect.poll(() => tab.evaluate(() => app.sync())).toEqual({ chip: 'synced', unsent: 0 });
    expect(await tab.evaluate((day) => app.glasses(day), DAY)).toBe(1);
  }
  expect(pushes.count).toBe(0);
  await second.evaluate((day) => app.drink(day), DAY);
  await expect.poll(() => glassesOnServer(stack, member)).toBe(2);
});

test('a database that another tab deletes comes back by itself', async ({ context, stack, member }) => {
  const tab = await openDevice(context, stack.url, member);
  await tab.evaluate((day) => app.drink(day), DAY);
  await expect.poll(() => glassesOnServer(stack, member)).toBe(1);
  const pushes = requestsOf(context, '/rpc/sync_push');
  const other = await context.newPage();
  // A page of this origin without the app.
  await other.goto(`${stack.url}/page.js`);
  await other.evaluate(
    (name) =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase(name).addEventListener('success', resolve);
      }),
    `user:${member.userId}`,
  );
  await expect.poll(() => isEvicted(tab)).toBe(true);
  await expect.poll(() => tab.evaluate(() => app.sync())).toEqual({ chip: 'synced', unsent: 0 });
  expect(await tab.evaluate((day) => app.glasses(day), DAY)).toBe(1);
  expect(pushes.count).toBe(0);
});
