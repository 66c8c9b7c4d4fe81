import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { LAUNCH } from './cold-start.ts';
import type { Device } from './cold-start.ts';
import { atMost, atMostTimes, measured, median, percentile } from './figures.ts';
import type { Figure } from './figures.ts';
import { CHART_PAGE, PRESS_FLOOR } from './floors.ts';
import { fillWithTwoYears } from './two-years.ts';

// What a press costs somebody who has used the app for two years, without a network.

const WARM_UP = 5;
const TIMES = 40;
const VISITS = 7;
const LONG_TASK_MS = 100;
const PATIENCE_MS = 10_000;

/** What to press, and the change that tells that it is done. */
interface Gesture {
  press: string;
  told: string;
  by: MutationObserverInit;
}

const ANY = { attributes: true, childList: true, characterData: true, subtree: true };
/** On the live page, and not on the one that was kept. */
const WATER: Gesture = { press: '#root button[aria-label="Add a glass"]', told: '#root .glasses', by: ANY };
const MEAL: Gesture = { press: '#root .course .log-toggle', told: '#root .meals', by: ANY };
/** A row of what was done, or the next exercise; the clocks tick in between. */
const SET: Gesture = {
  press: '.workout-foot .button.act:not([aria-busy=true])',
  told: '.workout-now',
  by: { childList: true, subtree: true },
};

/** One row put, and one line made anew. */
const FLOOR: Gesture = { press: 'button', told: 'p', by: ANY };

/** Ten thousand points are drawn anew. */
const CHART: Gesture = { press: 'button', told: 'main', by: ANY };
const CHART_MS = 50;

/** Times the floor. */
const BESIDE_FLOOR = 2.5;
/** At a quarter of the speed, where the machine is quick enough for the floor to take as little. */
const SLOW_MS = 50;
const QUICK_FLOOR_MS = 20;

/** A screen by the link in the sidebar, and what is its content. */
const SCREENS: Record<string, string> = {
  '/dashboard': '.dashboard .calories',
  '/nutrition': '.meals li',
  '/workouts': 'main .card',
  '/schedule': '.schedule .card',
  '/profile': '.profile form',
  '/notifications': '.notifications [role=tablist]',
  '/settings': '.settings .card',
  '/goals': '.goals .goal-figures',
  '/progress': '.progress-page .chart',
};

/** Of the progress page, each with its charts. */
const TABS = ['fitness', 'nutrition', 'overall', 'body'];

/**
 * Milliseconds from the press until what it changed is in the page, and what the frame with it takes to be made. How
 * long the display lets a frame wait is not in it.
 */
const pressed = (page: Page, gesture: Gesture): Promise<number> =>
  page.evaluate(
    ({ gesture: { press, told, by }, patience }) =>
      new Promise<number>((resolve, reject) => {
        const [button, place] = [document.querySelector<HTMLElement>(press), document.querySelector(told)];
        if (!button || !place) {
          reject(new Error(`${press} or ${told} is not there`));
          return;
        }
        setTimeout(() => reject(new Error(`${press} changed nothing in ${told}`)), patience);
        const began = performance.now();
        const watcher = new MutationObserver(() => {
          watcher.disconnect();
          const changed = performance.now() - began;
          requestAnimationFrame(() => {
            const frame = performance.now();
            setTimeout(() => resolve(changed + performance.now() - frame));
          });
        });
        watcher.observe(place, by);
        button.click();
      }),
    { gesture, patience: PATIENCE_MS },
  );

async function timesOf(page: Page, gesture: Gesture): Promise<number[]> {
  const found: number[] = [];
  for (let time = 0; time < WARM_UP + TIMES; time++) {
    await page.locator(gesture.press).first().waitFor();
    found.push(await pressed(page, gesture));
    // What the press leads to beside its own row belongs to no other press.
    await page.waitForTimeout(100);
  }
  return found.slice(WARM_UP);
}

/** Milliseconds from the press of a link until the content it leads to is in the page, and its frame. */
export const arrived = (page: Page, screen: { link: string; content: string }): Promise<number> =>
  page.evaluate(
    ({ screen: { link, content }, patience }) =>
      new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`${content} did not come`)), patience);
        const began = performance.now();
        const look = (): void => {
          if (!document.querySelector(content)) return;
          watcher.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
        };
        const watcher = new MutationObserver(look);
        document.querySelector<HTMLElement>(link)?.click();
        watcher.observe(document, { childList: true, subtree: true });
        look();
      }),
    { screen, patience: PATIENCE_MS },
  );

async function visits(page: Page): Promise<Figure[]> {
  const found = new Map<string, number[]>([...Object.keys(SCREENS), ...TABS].map((name) => [name, []]));
  for (let visit = 0; visit < VISITS; visit++) {
    for (const [path, content] of Object.entries(SCREENS)) {
      found.get(path)?.push(await arrived(page, { link: `.sidebar a[href="${path}"]`, content }));
      await page.waitForTimeout(400);
    }
    for (const tab of TABS) {
      const content = `[role=tabpanel][aria-labelledby$="-${tab}"] .chart`;
      found.get(tab)?.push(await arrived(page, { link: `[role=tab][id$="-${tab}"]`, content }));
      await page.waitForTimeout(400);
    }
  }
  // The first time a screen's code is loaded; warm is what follows.
  return [...found].map(([path, times]) => atMost(`${path} to content, warm`, 150, Math.round(median(times.slice(1)))));
}

const watchTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const told = Object.assign(globalThis, { longest: 0 });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) told.longest = Math.max(told.longest, duration);
    }).observe({ type: 'longtask' });
  });

const longest = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { longest: number }).longest);

async function beginWorkout(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/workouts`);
  await page.getByRole('button', { name: 'Continue workout' }).click();
  await page.locator(SET.press).waitFor();
}

const tenth = (ms: number): number => Math.round(ms * 10) / 10;

/** Beside the floor before it and after it, which meets the same machine. */
function besideFloor(name: string, slower: number, ms: number, floor: number): Figure[] {
  const at = `p95, CPU ${slower}x`;
  const beside = atMostTimes(`${name} beside a put and a line, ${at}`, BESIDE_FLOOR, tenth(ms), tenth(floor));
  const isQuick = slower > 1 && floor <= QUICK_FLOOR_MS;
  return isQuick ? [beside, atMost(`${name}, ${at}`, SLOW_MS, tenth(ms))] : [beside];
}

/** Gestures at both speeds, screens at full speed, and the longest task of all of it at full speed. */
export async function gestures({ profile }: Device, url: string): Promise<Figure[]> {
  const context = await chromium.launchPersistentContext(profile, LAUNCH);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`${url}/profile`);
  await page.getByRole('button', { name: 'Synced' }).waitFor();
  const rows = await fillWithTwoYears(page);
  // One session for all: what one has slowed down, another does not make fast again.
  const devtools = await context.newCDPSession(page);
  const slowDown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await context.setOffline(true);
  const figures: Figure[] = [];
  const tasks: number[] = [];
  for (const slower of [1, 4]) {
    const measure = async (gesture: Gesture): Promise<number[]> => {
      await watchTasks(page);
      await slowDown(slower);
      const times = await timesOf(page, gesture);
      if (slower === 1) tasks.push(await longest(page));
      await slowDown(1);
      return times;
    };
    await page.goto(url + PRESS_FLOOR);
    const before = await measure(FLOOR);
    await page.goto(`${url}/nutrition`);
    const found: [string, number[]][] = [
      ['add water', await measure(WATER)],
      ['log meal', await measure(MEAL)],
    ];
    await beginWorkout(page, url);
    found.push(['log set', await measure(SET)]);
    await page.goto(url + PRESS_FLOOR);
    const floor = percentile([...before, ...(await measure(FLOOR))], 95);
    figures.push(measured(`a put and a line with ${rows} rows, p95, CPU ${slower}x`, 'ms', tenth(floor)));
    figures.push(...found.flatMap(([name, times]) => besideFloor(name, slower, percentile(times, 95), floor)));
  }
  await page.goto(url + CHART_PAGE);
  await slowDown(4);
  figures.push(atMost('a chart of 10,000 points, CPU 4x', CHART_MS, tenth(median(await timesOf(page, CHART)))));
  await slowDown(1);
  await page.goto(`${url}/dashboard`);
  await watchTasks(page);
  figures.push(...(await visits(page)));
  tasks.push(await longest(page));
  figures.push(atMost('longest task meanwhile', LONG_TASK_MS, Math.round(Math.max(...tasks))));
  await context.close();
  return figures;
}
