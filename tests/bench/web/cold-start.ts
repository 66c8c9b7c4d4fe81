import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import type { BrowserContext, Page } from 'playwright';
import { median } from './figures.ts';

// The app as it is opened on a plane: the browser is started anew each time, and everything comes from the device.

export const SCREENS = {
  // Rows of the local database.
  '/nutrition': '.meals li',
  '/dashboard': '.dashboard .calories',
} as const;

export type Path = keyof typeof SCREENS;

export const LAUNCH = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
};

export interface Device {
  profile: string;
  remove(): Promise<void>;
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/auth`);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('client@demo.test');
  await page.locator('input[type=password]').fill('wellness-demo');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((address) => address.pathname !== '/auth');
}

/** Somebody's device: signed in, synced, and with the app on it. */
export async function aDevice(url: string): Promise<Device> {
  const profile = await mkdtemp(path.join(tmpdir(), 'bench-web-'));
  const context = await chromium.launchPersistentContext(profile, LAUNCH);
  const page = context.pages()[0] ?? (await context.newPage());
  await signIn(page, url);
  for (const screen of Object.keys(SCREENS) as Path[]) {
    await page.goto(url + screen);
    await page.locator(SCREENS[screen]).first().waitFor();
  }
  await page.getByRole('button', { name: 'Synced' }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await context.close();
  return { profile, remove: () => rm(profile, { recursive: true, force: true }) };
}

/** Tells when what is looked for was first painted, in milliseconds since the navigation began. */
function watch(content: string): void {
  const { shown } = globalThis as unknown as { shown: (at: string) => void };
  const watcher = new MutationObserver(() => {
    if (!document.querySelector(content)) return;
    watcher.disconnect();
    requestAnimationFrame(() => setTimeout(() => shown(String(performance.now()))));
  });
  watcher.observe(document, { childList: true, subtree: true });
}

async function shownAfter(context: BrowserContext, address: string, content: string, slower: number): Promise<number> {
  const page = context.pages()[0] ?? (await context.newPage());
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  // What Playwright puts into a page to ask it something would be part of what is measured.
  await devtools.send('Runtime.addBinding', { name: 'shown' });
  const at = new Promise<string>((resolve) => devtools.on('Runtime.bindingCalled', ({ payload }) => resolve(payload)));
  await devtools.send('Runtime.enable');
  await page.addInitScript(watch, content);
  await page.goto(address, { waitUntil: 'commit' });
  return Number(await at);
}

/** Milliseconds until content, the median of so many starts of the browser. */
export async function coldStart(
  { profile }: Device,
  url: string,
  screen: Path,
  { slower, rounds }: { slower: number; rounds: number },
): Promise<number> {
  const found: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await chromium.launchPersistentContext(profile, { ...LAUNCH, offline: true });
    found.push(await shownAfter(context, url + screen, SCREENS[screen], slower));
    await context.close();
  }
  return Math.round(median(found));
}
