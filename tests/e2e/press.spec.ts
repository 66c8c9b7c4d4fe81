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

/** The sync looks at its queue by its own clock, which may be now, and notes that it found no network. */
const OF_SYNC = new Set([
  ...['kept get', 'cursor get', 'outbox getAllKeys', 'facts get'],
  ...['reads kept', 'reads cursor', 'reads outbox', 'reads facts', 'writes facts', 'writes sync_log'],
]);

/** What was asked until the page had changed, without what the press itself does not lead to. */
async function askedBy(page: Page, gesture: Gesture): Promise<Asked> {
  const all = await page.evaluate(
    ({ press, told, by = { attributes: true, characterData: true, childList: true, subtree: true } }) =>
      new Promise<Asked>((resolve) => {
        const { asked } = globalThis as unknown as { asked: Asked };
        const [button, place] = [document.querySelector<HTMLElement>(press), document.querySelector(told)];
        if (!button || !place) throw new Error(`there is no ${button ? told : press}`);
        const watcher = new MutationObserver(() => {
          watcher.disconnect();
          resolve({ reads: [...asked.reads], transactions: [...asked.transactions] });
        });
        asked.reads.length = asked.transactions.length = 0;
        watcher.observe(place, by);
        button.click();
      }),
    gesture,
  );
  const ofPress = (each: string): boolean => !OF_SYNC.has(each);
  return { reads: all.reads.filter(ofPress), transactions: all.transactions.filter(ofPress) };
}

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

const AT_REST_MS = 2000;

/** What came after the last press is not of the next. */
const atRest = (page: Page): Promise<unknown> =>
  page.waitForFunction((ms) => {
    const seen = globalThis as unknown as { asked: Asked; count?: number; since?: number };
    const count = seen.asked.reads.length;
    if (count !== seen.count) Object.assign(seen, { count, since: performance.now() });
    return performance.now() - (seen.since ?? 0) > ms;
  }, AT_REST_MS);

/** What a page does besides begins when it is calm. */
const errandsBegan = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    (globalThis as unknown as { asked: Asked }).asked.reads.some((read) => read.startsWith('files ')),
  );

test('adding a glass, logging a meal and logging a set ask for their own rows before the frame with them', async ({
  device,
}) => {
  const page = await device('client@demo.test');
  await page.addInitScript(noteReads);
  await settleIn(page, 'client@demo.test');
  await errandsBegan(page);
  await still(page);
  const water = { press: '#root button[aria-label="Add a glass"]', told: '#root .glasses' };
  const meal = { press: '#root .course .log-toggle', told: '#root .meals' };
  // The first press of each makes an entry of the queue, and what shows that comes after the frame.
  for (const time of [1, 2]) {
    await atRest(page);
    expect([time, await askedBy(page, water)]).toEqual([
      time,
      { reads: ['water_intake get', 'outbox count'], transactions: ['writes water_intake outbox'] },
    ]);
    await atRest(page);
    expect([time, await askedBy(page, meal)]).toEqual([
      time,
      { reads: ['meal_plans get', 'outbox count'], transactions: ['writes meal_plans outbox'] },
    ]);
  }
  await open(page, '/workouts');
  await errandsBegan(page);
  await begin(page);
  for (const time of [1, 2]) {
    await atRest(page);
    expect([time, await askedBy(page, set)]).toEqual([
      time,
      {
        reads: ['workout_exercises get', 'workout_sessions get', 'workout_sets getAll'],
        transactions: ['writes workout_sets workout_exercises workout_sessions outbox'],
      },
    ]);
  }
});
