import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { aMember, DAY, glassesOnServer, openDevice, test } from './stage.ts';

const WRITES = 3;

/** Each is on the screen at once: what is read next holds it. */
async function writeAtOnce(tab: Page): Promise<void> {
  const seen = await tab.evaluate(
    async ([day, writes]) => {
      const counts: number[] = [];
      for (let n = 0; n < writes; n++) {
        await app.drink(day);
        counts.push(await app.glasses(day));
      }
      return counts;
    },
    [DAY, WRITES] as const,
  );
  expect(seen).toEqual([1, 2, 3]);
}

const sync = (tab: Page): Promise<unknown> => tab.evaluate(() => app.sync());

test('with no network a write lands at once, and all goes when it is back', async ({ context, stack, member }) => {
  const tab = await openDevice(context, stack.url, member);
  await context.setOffline(true);
  await writeAtOnce(tab);
  expect(await tab.evaluate(() => navigator.onLine)).toBe(false);
  expect(await sync(tab)).toEqual({ chip: 'offline', unsent: 1 });

  await context.setOffline(false);
  await expect.poll(() => sync(tab)).toEqual({ chip: 'synced', unsent: 0 });
  expect(await glassesOnServer(stack, member)).toBe(WRITES);
});

test('with a dead server a write lands at once, and all goes when it is back', async ({ context, mortal }) => {
  const member = await aMember(mortal.stack);
  const tab = await openDevice(context, mortal.stack.url, member);
  await mortal.die();
  await writeAtOnce(tab);
  await expect.poll(() => sync(tab)).toEqual({ chip: 'cannot-reach', unsent: 1 });
  expect(await tab.evaluate(() => navigator.onLine)).toBe(true);
  // Long enough for the waits between attempts to have grown.
  await tab.waitForTimeout(8000);

  const after = await mortal.rise();
  await expect.poll(() => sync(tab)).toEqual({ chip: 'synced', unsent: 0 });
  expect(await glassesOnServer(after, member)).toBe(WRITES);
});
