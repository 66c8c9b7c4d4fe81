import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import type { BrowserContext, Page } from 'playwright';
import { keptScreenKey } from '#src/data/session/kept-screens.ts';

// The app as it is opened on a plane: the browser is started anew each time, and everything comes from the device.

export const LAUNCH = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
};

export interface Device {
  profile: string;
  remove(): Promise<void>;
}

/** A screen with what is shown first of its rows. */
export type Screens = Readonly<Record<string, string>>;

export const ANY_ROW = '.page :is(.figure, .row)';

export const OF_CLIENT: Screens = {
  '/nutrition': '.meals li',
  '/dashboard': '.dashboard .calories',
  '/workouts': ANY_ROW,
  '/schedule': ANY_ROW,
};

export const OF_PROVIDER: Screens = { '/nutritionist-dashboard': ANY_ROW };

async function signIn(page: Page, url: string, email: string): Promise<void> {
  await page.goto(`${url}/auth`);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.locator('input[type=password]').fill('wellness-demo');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((address) => address.pathname !== '/auth');
}

const holdsAreas = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const areas = await (await caches.match('/areas-held'))?.text();
    return areas !== undefined && areas !== '[]';
  });

/** Somebody's device: signed in, synced, and with the app on it. */
export async function aDevice(url: string, email = 'client@demo.test', screens = OF_CLIENT): Promise<Device> {
  const profile = await mkdtemp(path.join(tmpdir(), 'bench-web-'));
  const context = await chromium.launchPersistentContext(profile, LAUNCH);
  const page = context.pages()[0] ?? (await context.newPage());
  await signIn(page, url, email);
  for (const [screen, content] of Object.entries(screens)) {
    await page.goto(url + screen);
    await page.locator(`#root :is(${content})`).first().waitFor();
    await page.waitForFunction((key) => localStorage.getItem(key) !== null, keptScreenKey(screen));
  }
  await page.getByRole('button', { name: 'Synced' }).waitFor();
  while (!(await holdsAreas(page))) await page.waitForTimeout(200);
  await context.close();
  return { profile, remove: () => rm(profile, { recursive: true, force: true }) };
}

/** In milliseconds, from the navigation on where it is a moment. */
export interface Start {
  /** What was last seen, or the rows themselves. */
  seen: number;
  /** The rows, where a press is done at once. */
  live: number;
  longestTask: number;
}

/** How long tasks are looked for after the first row. */
const AFTER_MS = 1500;

/** Tells when what is looked for was first painted, when it was live, and the longest task until a while later. */
function watch([content, after]: [string, number]): void {
  const { told } = globalThis as unknown as { told: (start: string) => void };
  let longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
  }).observe({ type: 'longtask', buffered: true });
  const painted = (place: string): Promise<number> =>
    new Promise((resolve) => {
      const watcher = new MutationObserver(() => {
        const found = [...document.querySelectorAll(`${place} :is(${content})`)];
        if (!found.some((each) => each.checkVisibility({ visibilityProperty: true }))) return;
        watcher.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      });
      watcher.observe(document, { childList: true, subtree: true, characterData: true });
    });
  void Promise.all([painted('body'), painted('#root')]).then(([seen, live]) =>
    setTimeout(() => told(JSON.stringify({ seen, live, longestTask })), after),
  );
}

async function startIn(context: BrowserContext, address: string, content: string, slower: number): Promise<Start> {
  const page = context.pages()[0] ?? (await context.newPage());
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  // What Playwright puts into a page to ask it something would be part of what is measured.
  await devtools.send('Runtime.addBinding', { name: 'told' });
  const told = new Promise<string>((resolve) =>
    devtools.on('Runtime.bindingCalled', ({ payload }) => resolve(payload)),
  );
  await devtools.send('Runtime.enable');
  await page.addInitScript(watch, [content, AFTER_MS] as [string, number]);
  await page.goto(address, { waitUntil: 'commit' });
  return JSON.parse(await told) as Start;
}

/** One start of the browser, without a network. */
export async function coldStart({ profile }: Device, address: string, content: string, slower: number): Promise<Start> {
  const context = await chromium.launchPersistentContext(profile, { ...LAUNCH, offline: true });
  const start = await startIn(context, address, content, slower);
  await context.close();
  return start;
}
