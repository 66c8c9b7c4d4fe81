import { expect, test } from 'playwright/test';
import type { BrowserContext, Page } from 'playwright/test';
import { aHouse, box, DEMO, password, press } from './account.ts';

const { open, settleIn, address } = aHouse();

/** What speaks to the server, by the names of its files. */
const SPEAKERS = /\/assets\/(client|replicate|supabase-transport)-/;

const water = (page: Page) => page.getByRole('region', { name: 'Water', exact: true }).getByRole('status');

const glasses = async (page: Page): Promise<number> => Number.parseInt(await water(page).innerText(), 10);

/** As if only they had been thrown away: the worker asks the network for them again. */
const forget = (page: Page): Promise<number> =>
  page.evaluate(async (source) => {
    let gone = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const files = (await cache.keys()).filter(({ url }) => new RegExp(source).test(url));
      for (const file of files) gone += (await cache.delete(file)) ? 1 : 0;
    }
    return gone;
  }, SPEAKERS.source);

const requested = (page: Page): Promise<string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

async function reopen(context: BrowserContext, path: string): Promise<Page> {
  for (const page of context.pages()) await page.close();
  const page = await context.newPage();
  await page.goto(address() + path);
  return page;
}

test('a cold start without a network shows and keeps what is on the device, and needs nothing that speaks to the server', async ({
  page,
  context,
}) => {
  await settleIn(page, 'client@demo.test');
  const before = await glasses(page);
  expect(await forget(page)).toBe(3);
  // The browser keeps a copy of its own.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');

  await context.setOffline(true);
  const again = await reopen(context, '/nutrition');
  await expect.poll(() => glasses(again)).toBe(before);
  expect(await again.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON())).toMatchObject({
    workerStart: 0,
  });
  await again.getByRole('button', { name: 'Add a glass' }).click();
  await expect.poll(() => glasses(again)).toBe(before + 1);
  // They are asked for, do not come, and all goes on.
  await expect.poll(async () => (await requested(again)).some((url) => SPEAKERS.test(url))).toBe(true);
  await expect(again.getByRole('button', { name: 'Offline' })).toBeVisible();

  await context.setOffline(false);
  await expect(again.getByRole('button', { name: 'Synced' })).toBeVisible({ timeout: 30_000 });
  expect(await glasses(again)).toBe(before + 1);
});

test('signing in loads what it needs, says so where that does not come, and works once it does', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => sessionStorage.setItem('reloaded-for-a-missing-file', String(Date.now())));
  await context.route(SPEAKERS, (route) => route.abort());
  await open(page, '/auth');
  await box(page, 'Email').fill('client@demo.test');
  await password(page).fill(DEMO);
  await press(page, 'Sign In');
  await expect(page.getByText('Signing in needs a connection. What you typed is kept.')).toBeVisible();
  await context.unroute(SPEAKERS);
  await press(page, 'Sign In');
  await expect(page.getByText('Welcome back!')).toBeVisible();
});
