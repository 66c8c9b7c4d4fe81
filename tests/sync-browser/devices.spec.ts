import type { Browser, Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { DAY, glassesOnServer, openDevice, test, unsentIn } from './stage.ts';
import type { Member } from './stage.ts';
import type { TestStack } from '../support/stack.ts';

interface Pair {
  one: Page;
  other: Page;
  /** A session that both hold. */
  id: string;
}

async function twoDevices(browser: Browser, stack: TestStack, member: Member): Promise<Pair> {
  const one = await openDevice(await browser.newContext(), stack.url, member);
  const id = await one.evaluate(() => app.plan('Legs', []));
  await expect.poll(() => unsentIn(one)).toBe(0);
  const other = await openDevice(await browser.newContext(), stack.url, member);
  return { one, other, id };
}

const TOMORROW = '2026-02-01T08:00:00.000Z';

const connect = (tab: Page, connected: boolean): Promise<void> => tab.context().setOffline(!connected);

async function seenBy(tab: Page, id: string): Promise<Record<string, unknown>> {
  const session = await tab.evaluate((wanted) => app.session(wanted), id);
  const glasses = await tab.evaluate((day) => app.glasses(day), DAY);
  if (!session) return { glasses };
  const { name, notes, rev, scheduled_for } = session;
  return { name, notes, rev, at: Date.parse(scheduled_for), glasses };
}

for (const order of ['the first', 'the second'] as const) {
  test(`edits of two devices offline converge when ${order} reconnects first`, async ({ browser, stack, member }) => {
    const { one, other, id } = await twoDevices(browser, stack, member);
    await connect(one, false);
    await connect(other, false);
    await one.evaluate(([of, at]) => app.edit(of, { name: 'Arms', scheduled_for: at }), [id, TOMORROW] as const);
    await one.evaluate((day) => app.drink(day), DAY);
    await one.evaluate((day) => app.drink(day), DAY);
    await other.evaluate((of) => app.edit(of, { name: 'Back', notes: 'slowly' }), id);
    await other.evaluate((day) => app.drink(day), DAY);

    for (const device of order === 'the first' ? [one, other] : [other, one]) {
      await connect(device, true);
      await expect.poll(() => unsentIn(device)).toBe(0);
    }
    const merged = { name: 'Back', notes: 'slowly', at: Date.parse(TOMORROW), glasses: 3 };
    await expect.poll(() => seenBy(one, id)).toMatchObject(merged);
    await expect.poll(() => seenBy(other, id)).toMatchObject(merged);
    expect(await seenBy(one, id)).toEqual(await seenBy(other, id));
    expect(await glassesOnServer(stack, member)).toBe(3);
    const lost = [...(await one.evaluate(() => app.lost())), ...(await other.evaluate(() => app.lost()))];
    expect(lost).toEqual([{ name: 'Arms' }]);
    await one.context().close();
    await other.context().close();
  });
}
