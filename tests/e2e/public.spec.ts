import { expect, test } from 'playwright/test';
import type { Page } from 'playwright/test';
import { PUBLIC_PATHS } from '#src/lib/paths.ts';
import { PROGRAM_PRICES, PROGRAM_WORDS, SERVICE_PRICES, SURGERIES } from '../marketing/prices.ts';
import { axeOn, smallTargets, widthOfPage } from './access.ts';
import { workerIsReady } from './account.ts';
import { startHouse } from './house.ts';
import type { House } from './house.ts';

let house: House;

test.beforeAll(async () => {
  house = await startHouse();
});
test.afterAll(() => house.stop());

const open = (page: Page, address: string) => page.goto(house.url + address);

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** As the device keeps it. */
const kept = (page: Page, key: string, value: unknown) =>
  page.addInitScript(([name, text]) => localStorage.setItem(name, text), [key, JSON.stringify(value)] as const);

/** The first interaction, and the page after it. */
async function wake(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')),
  );
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every program shows its price and what is in it, and Learn More opens the details', async ({ page }) => {
    await open(page, '/programs');
    for (const [name, price] of Object.entries(PROGRAM_PRICES)) {
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
      await expect(card).toContainText(price);
      for (const words of PROGRAM_WORDS[name] ?? []) await expect(card).toContainText(words);
      const start = card.getByRole('link', { name: 'Start Program' });
      await expect(start).toHaveAttribute('href', `/auth?offer=${name.toLowerCase().replaceAll(' ', '-')}`);
      await expect(card.getByRole('heading', { level: 4 }).first()).toBeHidden();
      await card.getByText('Learn More').click();
      await expect(card.getByRole('heading', { level: 4 }).first()).toBeVisible();
    }
    await expect(page.getByText('Most Popular')).toHaveCount(1);
    for (const surgery of SURGERIES) await expect(page.getByRole('term').filter({ hasText: surgery })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book Free Consultation' })).toHaveAttribute('href', '/auth');
  });

  test('every service shows its duration and its price and can be booked', async ({ page }) => {
    await open(page, '/services');
    for (const [name, words] of Object.entries(SERVICE_PRICES)) {
      const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
      for (const word of words) await expect(row).toContainText(word);
      const book = row.getByRole('link', { name: 'Book Service' });
      await expect(book).toHaveAttribute('href', `/auth?offer=${name.toLowerCase().replaceAll(' ', '-')}`);
    }
  });

  test('every centre shows its hours and leads to a map', async ({ page }) => {
    await open(page, '/services');
    const centres = {
      Lagos: ['6AM to 10PM', '7AM to 8PM'],
      Abuja: ['6AM to 9PM', '7AM to 7PM'],
      'Port Harcourt': ['6AM to 9PM', '7AM to 8PM'],
    };
    for (const [city, hours] of Object.entries(centres)) {
      const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: `${city} centre` }) });
      for (const times of hours) await expect(card).toContainText(times);
      const way = new URL((await card.getByRole('link', { name: 'Get Directions' }).getAttribute('href')) ?? '');
      expect(way.origin + way.pathname).toBe('https://www.google.com/maps/dir/');
      expect(way.searchParams.get('destination')).toContain(`${city}, Nigeria`);
    }
  });

  test('the pages lead to each other, and the answers of the help center open', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click();
    await page.getByText('How can I pay?').click();
    await expect(page.getByText('Upfront, in monthly parts')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Contact Support' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Support');
    await expect(page.getByRole('link', { name: 'Email Support' })).toHaveAttribute('href', /^mailto:support@/);
    await expect(page.getByRole('link', { name: 'Call Support' })).toHaveAttribute('href', /^tel:\+234/);
  });

  test('the menu of a phone opens and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL(/\/services$/);
  });
});

test('a page runs no code but two small scripts until it is used, then wakes without a complaint', async ({ page }) => {
  const complaints = complaintsOf(page);
  const scripts = scriptsOf(page);
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual(['/first-paint.js', expect.stringMatching(/^\/assets\/public-/)]);
  await wake(page);
  expect(scripts.length).toBeGreaterThan(2);
  expect(complaints).toEqual([]);
});

test('an awake page leads to the next without a reload, with its head, its top and the focus on its heading', async ({
  page,
}) => {
  await open(page, '/');
  await wake(page);
  await page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^About /);
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(/\/about$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => 'stillHere' in globalThis)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One team for the whole of your health');
});

test('no public page loads a database, sync or the Supabase client, awake or not', async ({ page }) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.text());
  });
  await open(page, '/programs');
  await wake(page);
  const code = (await Promise.all(bodies)).join('');
  expect(code.includes('hydrateRoot')).toBe(true);
  expect(['Dexie', 'supabase', 'rxdb', 'chakra'].filter((foreign) => code.includes(foreign))).toEqual([]);
});

test('the header knows who has signed in before anything is painted, and signs out', async ({ page }) => {
  await open(page, '/');
  const bar = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Providers', 'Sign In', 'Get Started'])
    await expect(bar.getByRole('link', { name })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Sign Out' })).toBeHidden();
  await bar.getByRole('link', { name: 'Sign In' }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill('client@demo.test');
  await page.getByRole('textbox', { name: 'Password' }).fill('wellness-demo');
  await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(`${house.url}/`);
  await expect(bar.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  await expect(bar.getByRole('link', { name: 'Notifications' })).toHaveAttribute('href', '/notifications');
  await expect(bar.getByRole('link', { name: 'Sign In' })).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Open your dashboard' })).toHaveAttribute('href', '/dashboard');
  // Who comes from elsewhere is asked first.
  await open(page, '/sign-out');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.getByRole('link', { name: 'Stay signed in' }).click();
  await bar.getByRole('link', { name: 'Sign Out' }).click();
  await expect(bar.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL(`${house.url}/`);
  await expect(bar.getByRole('link', { name: 'Sign Out' })).toBeHidden();
});

test('an address nobody made answers 404, says so and leads home', async ({ page }) => {
  const answer = await open(page, '/nowhere/at/all');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await wake(page);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL(`${house.url}/`);
  await expect(page).toHaveTitle(/coaching in Nigeria/);
});

test('who has used a page reads all of them with the network gone', async ({ page, context }) => {
  await open(page, '/');
  await wake(page);
  await workerIsReady(page);
  await context.setOffline(true);
  const pages = {
    '/services/nutrition-planning': /^Nutrition Planning/,
    '/privacy-policy': /^Privacy Policy/,
    '/': /coaching in Nigeria/,
    '/nowhere': /^Page not found/,
  };
  for (const [address, title] of Object.entries(pages)) {
    await open(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveTitle(title);
  }
});

async function violationsOn(page: Page) {
  // Halfway from one colour to another there is a contrast that nobody reads.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await (await axeOn(page)).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

for (const address of [...PUBLIC_PATHS, '/nowhere']) {
  test(`${address} breaks no rule of access and fits the smallest screen`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const theme of ['light', 'dark']) {
      await kept(page, 'settings', { theme });
      await open(page, address);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect(await widthOfPage(page)).toBe(320);
      expect(await smallTargets(page)).toEqual([]);
      await page.evaluate(() => document.querySelectorAll('details').forEach((details) => (details.open = true)));
      expect(await violationsOn(page)).toEqual([]);
    }
  });
}

test('the wide header, signed in or out, and the open menu break no rule of access', async ({ page }) => {
  await open(page, '/contact-support');
  expect(await violationsOn(page)).toEqual([]);
  await kept(page, 'account', { userId: 'someone' });
  await page.reload();
  expect(await violationsOn(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Sign Out' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
});
