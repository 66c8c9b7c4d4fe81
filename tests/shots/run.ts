import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { startHouse } from '../e2e/house.ts';
import { CHROMIUM } from '../support/chromium.ts';
import { ON_A_PHONE, PASSWORD, VISITS } from './screens.ts';
import type { Screen } from './screen.ts';
import type { Visit } from './screens.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PICTURES = path.join(ROOT, 'pictures');
const PHONE = 360;
const WIDTHS = [PHONE, 768, 1280];
const heightOf = (width: number): number => (width === PHONE ? 740 : 800);
const THEMES = ['light', 'dark'] as const;

type Theme = (typeof THEMES)[number];

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function newPage(browser: Browser, url: string, theme: Theme): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  await context.addInitScript((chosen) => {
    const settings = { theme: chosen, timezone: 'Africa/Lagos', unsaved: ['theme', 'timezone'] };
    if (!localStorage.getItem('settings')) localStorage.setItem('settings', JSON.stringify(settings));
  }, theme);
  return context.newPage();
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((address) => address.pathname !== '/auth');
  await page.goto('/settings');
  await page.getByText(/^(Synced|Next)$/).waitFor();
}

/** Pictures are of a screen at rest: no skeletons, no toast of the way in, no font to come. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => true));
  await page.locator('.waiting, .skeleton, [aria-busy=true]').first().waitFor({ state: 'detached' });
}

async function takeAt(page: Page, { name, covers = false }: Screen, theme: Theme, width: number): Promise<void> {
  await page.setViewportSize({ width, height: heightOf(width) });
  await page.screenshot({ path: path.join(PICTURES, `${name}-${width}-${theme}.png`), fullPage: !covers });
}

async function take(page: Page, screen: Screen, theme: Theme, widths: readonly number[]): Promise<void> {
  if (screen.path) await page.goto(screen.path);
  await settle(page);
  await screen.act?.(page);
  if (screen.covers) await page.locator('dialog[open], .corner .notice').waitFor();
  await settle(page);
  for (const width of widths) await takeAt(page, screen, theme, width);
  say(`${screen.name} ${theme}`);
}

async function visit(browser: Browser, url: string, theme: Theme, { as, screens }: Visit, wanted: string) {
  const isWanted = ({ name }: Screen): boolean => name.includes(wanted);
  const onPhone = as === 'client@demo.test' ? ON_A_PHONE : [];
  if (![...screens, ...onPhone].some(isWanted)) return;
  const page = await newPage(browser, url, theme);
  await page.setViewportSize({ width: 1280, height: heightOf(1280) });
  if (as) await signIn(page, as);
  // What leads on from the screen before needs that one too.
  for (const [place, screen] of screens.entries()) {
    const leadsOn = screens.slice(place + 1).findIndex(({ path: own }) => own !== undefined);
    const chain = screens.slice(place, leadsOn === -1 ? undefined : place + 1 + leadsOn);
    if (chain.some(isWanted)) await take(page, screen, theme, WIDTHS);
  }
  await page.setViewportSize({ width: PHONE, height: heightOf(PHONE) });
  for (const screen of onPhone.filter(isWanted)) await take(page, screen, theme, [PHONE]);
  await page.context().close();
}

const OF_THE_MANIFEST = [
  { file: 'narrow', width: PHONE, height: 740, scale: 2 },
  { file: 'wide', width: 1280, height: 800, scale: 1 },
];

/** A day as it looks in use: meals eaten, water drunk. */
async function takeForManifest(browser: Browser, url: string): Promise<void> {
  const folder = path.join(ROOT, 'public/screenshots');
  await mkdir(folder, { recursive: true });
  for (const { file, width, height, scale } of OF_THE_MANIFEST) {
    const page = await newPage(browser, url, 'light');
    await page.setViewportSize({ width, height });
    await signIn(page, 'client@demo.test');
    await page.goto('/nutrition');
    await page.getByRole('button', { name: 'Synced' }).waitFor();
    await settle(page);
    const chromiums = await page.context().newCDPSession(page);
    const clip = { x: 0, y: 0, width, height, scale };
    const { data } = await chromiums.send('Page.captureScreenshot', { format: 'webp', quality: 82, clip });
    await writeFile(path.join(folder, `${file}.webp`), Buffer.from(data, 'base64'));
    await page.context().close();
    say(`${file}.webp`);
  }
}

const [wanted = ''] = process.argv.slice(2);
const house = await startHouse();
const browser = await chromium.launch(CHROMIUM);
try {
  if (wanted === '--manifest') await takeForManifest(browser, house.url);
  else for (const theme of THEMES) for (const each of VISITS) await visit(browser, house.url, theme, each, wanted);
} finally {
  await browser.close();
  await house.stop();
}
