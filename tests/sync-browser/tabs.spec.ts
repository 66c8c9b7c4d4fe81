import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { DAY, glassesOnServer, openDevice, openTab, requestsOf, test, unsentIn } from './stage.ts';

const leads = (tab: Page): Promise<boolean> => tab.evaluate(() => app.leads());
const drink = (tab: Page): Promise<unknown> => tab.evaluate((day) => app.drink(day), DAY);
const glasses = (tab: Page): Promise<number> => tab.evaluate((day) => app.glasses(day), DAY);

test('of two tabs one syncs, and both are live', async ({ context, stack, member }) => {
  const first = await openDevice(context, stack.url, member);
  const second = await context.newPage();
  const asked = { first: requestsOf(first, '/rpc/sync_'), second: requestsOf(second, '/rpc/sync_') };
  await second.goto(stack.url);
  await second.evaluate(() => app.data.settled());
  expect([await leads(first), await leads(second)]).toEqual([true, false]);

  await drink(second);
  await expect.poll(() => glassesOnServer(stack, member)).toBe(1);
  await expect.poll(() => glasses(first)).toBe(1);

  await stack.database.query('update public.water_intake set glasses_consumed = 7 where user_id = $1', [member.userId]);
  await expect.poll(() => glasses(first)).toBe(7);
  await expect.poll(() => glasses(second)).toBe(7);
  expect(asked.first.count).toBeGreaterThan(0);
  expect(asked.second.count).toBe(0);
});

test('a leader that is closed is replaced at once', async ({ context, stack, member }) => {
  const first = await openDevice(context, stack.url, member);
  const second = await openTab(context, stack.url);
  expect(await leads(second)).toBe(false);
  await first.close();
  await drink(second);
  await expect.poll(() => glassesOnServer(stack, member)).toBe(1);
  expect(await leads(second)).toBe(true);
});

/** Halts all that the tab does while it keeps its lock: a headless browser freezes no page by its own command. */
async function freeze(tab: Page): Promise<() => Promise<void>> {
  const session = await tab.context().newCDPSession(tab);
  await session.send('Debugger.enable');
  const halted = new Promise((resolve) => session.once('Debugger.paused', resolve));
  await session.send('Debugger.pause');
  await halted;
  return () => session.detach();
}

/** What a leader notices late that was frozen in the middle of a push: the server has it, and another went on. */
test('a frozen leader is replaced, and thawed it steps down and does no harm', async ({ context, stack, member }) => {
  const first = await openDevice(context, stack.url, member);
  const second = await openTab(context, stack.url);
  const { promise: thawed, resolve: thaw } = Promise.withResolvers<void>();
  const pushes = requestsOf(first, '/rpc/sync_push');
  await first.route('**/rpc/sync_push', async (route) => {
    await thawed;
    await route.continue();
  });
  await drink(first);
  await expect.poll(() => pushes.count).toBe(1);
  const unfreeze = await freeze(first);

  await drink(second);
  expect(await leads(second)).toBe(false);
  await expect.poll(() => leads(second)).toBe(true);
  await expect.poll(() => glassesOnServer(stack, member)).toBe(2);
  await expect.poll(() => unsentIn(second)).toBe(0);

  await unfreeze();
  thaw();
  await expect.poll(() => leads(first)).toBe(false);
  await drink(first);
  await expect.poll(() => glassesOnServer(stack, member)).toBe(3);
  expect(pushes.count).toBe(1);
  expect([await glasses(first), await glasses(second)]).toEqual([3, 3]);
  expect(await unsentIn(first)).toBe(0);
});
