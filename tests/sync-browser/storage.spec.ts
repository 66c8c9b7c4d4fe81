import type { Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { openDevice, test, unsentIn } from './stage.ts';

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
  await expect.poll(() => unsentIn(tab), { timeout: 15_000 }).toBe(0);
  expect(await sizes(tab)).toEqual(Array<number>(written + 1).fill(EXERCISES));
});
