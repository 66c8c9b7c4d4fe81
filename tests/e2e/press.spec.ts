import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { noteReads } from '../support/reads.ts';
import type { Asked } from '../support/reads.ts';
import { aHouse } from './account.ts';
import { test } from './device.ts';
import { begin } from './gym.ts';

// What a press asks of the device before the frame that shows it, by name: whoever adds to it meets this list. The
// rest of what it changes comes after that frame, and reads as little.

const { open, settleIn } = aHouse();

interface Gesture {
  press: string;
  /** Where what it changes is seen. */
  told: string;
  /** What changes there. */
  by?: MutationObserverInit;
}

/** What was asked until the page had changed, without what the press itself does not lead to. */
const askedBy = (page: Page, gesture: Gesture): Promise<Asked> =>
  page.evaluate(
    ({ press, told, by = { attributes: true, characterData: true, childList: true, subtree: true } }) =>
      new Promise<Asked>((resolve) => {
        const { asked } = globalThis as unknown as { asked: Asked };
        const [button, place] = [document.querySelector<HTMLElement>(press), document.querySelector(told)];
        const watcher = new MutationObserver(() => {
          watcher.disconnect();
          resolve({ reads: [...asked.reads], transactions: [...asked.transactions] });
        });
        asked.reads.length = asked.transactions.length = 0;
        if (place) watcher.observe(place, by);
        button?.click();
      }),
    gesture,
  );

/** Without a network, so that nothing but the press moves anything. */
async function still(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.getByRole('button', { name: /^Offline/ })).toBeVisible();
}

const set = {
  press: '.workout-foot .button.act:not([aria-busy=true])',
  told: '.workout-now',
  by: { childList: true, subtree: true },
};

/** Until the page is at rest: what came after the last press is not of the next. */
const AT_REST_MS = 600;

test('adding a glass, logging a meal and logging a set ask for their own rows before the frame with them', async ({
  device,
}) => {
  const page = await device('client@demo.test');
  await page.addInitScript(noteReads);
  await settleIn(page, 'client@demo.test');
  await still(page);
  const water = { press: '#root button[aria-label="Add a glass"]', told: '#root .glasses' };
  const meal = { press: '#root .course .log-toggle', told: '#root .meals' };
  // The first press of each makes an entry of the queue, and what shows that comes after the frame.
  for (const time of [1, 2]) {
    await page.waitForTimeout(AT_REST_MS);
    expect([time, await askedBy(page, water)]).toEqual([
      time,
      { reads: ['water_intake get', 'outbox count'], transactions: ['writes water_intake outbox'] },
    ]);
    await page.waitForTimeout(AT_REST_MS);
    expect([time, await askedBy(page, meal)]).toEqual([
      time,
      { reads: ['meal_plans get', 'outbox count'], transactions: ['writes meal_plans outbox'] },
    ]);
  }
  await open(page, '/workouts');
  await begin(page);
  for (const time of [1, 2]) {
    await page.waitForTimeout(AT_REST_MS);
    expect([time, await askedBy(page, set)]).toEqual([
      time,
      {
        reads: ['workout_exercises get', 'workout_sessions get', 'workout_sets getAll'],
        transactions: ['writes workout_sets workout_exercises workout_sessions outbox'],
      },
    ]);
  }
});
