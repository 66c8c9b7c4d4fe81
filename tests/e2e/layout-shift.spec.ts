import { expect, test } from 'playwright/test';
import type { Browser, BrowserContext, Page } from 'playwright/test';
import { APP_PATHS, PUBLIC_PATHS } from '#src/lib/paths.ts';
import { aHouse, workerIsReady } from './account.ts';
import { expectStill, untilAtRest, watchShifts } from './layout.ts';

const { address, enter } = aHouse();

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

const DOORS = ['/auth', '/provider-auth', '/reset-password', '/delete-account', '/hand-over', '/sign-out'];
const HOMES = {
  'nutritionist@demo.test': '/nutritionist-dashboard',
  'doctor@demo.test': '/medical-doctor-dashboard',
  'surgeon@demo.test': '/aesthetic-surgeon-dashboard',
  'trainer@demo.test': '/trainer-dashboard',
  'lab@demo.test': '/lab-technician',
};

const others = new Set([...DOORS, ...Object.values(HOMES), '/onboarding']);

/** Whose screens they are, the one first on which a new device is first opened. */
const SCREENS: Record<string, string[]> = {
  'client@demo.test': APP_PATHS.filter((path) => !others.has(path)),
  'tonye@demo.test': ['/onboarding'],
  ...Object.fromEntries(Object.entries(HOMES).map(([email, home]) => [email, [home]])),
  'trainer@demo.test': [HOMES['trainer@demo.test'], '/profile', '/settings'],
};

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/** With the databases, which its type leaves out. */
type Origin = Kept['origins'][number] & { indexedDB?: { name: string }[] };

/** As on a device on which somebody has just signed in, and which has no records yet. */
async function signedIn(browser: Browser, email: string): Promise<Kept> {
  const context = await browser.newContext();
  await enter(await context.newPage(), email);
  const { cookies, origins } = await context.storageState({ indexedDB: true });
  await context.close();
  const session = origins.map((origin: Origin) => ({
    ...origin,
    // What it fetched meanwhile is left behind.
    indexedDB: origin.indexedDB?.filter(({ name }) => name === 'session') ?? [],
  }));
  return { cookies, origins: session };
}

/** A button of the page says that its records have been read: the chip, where there is a shell. */
async function look(page: Page, path: string, button: string | null, what: string): Promise<void> {
  await page.goto(address() + path);
  if (button) await expect(page.getByRole('button', { name: button })).toBeVisible({ timeout: 30_000 });
  await untilAtRest(page);
  await expectStill(page, `${path}, ${what}`);
}

for (const size of SIZES) {
  const at = `${size.width} px wide`;

  test(`nothing moves on a page for visitors, ${at}`, async ({ browser }) => {
    const context = await browser.newContext({ viewport: size });
    await watchShifts(context);
    const page = await context.newPage();
    for (const path of [...PUBLIC_PATHS, ...DOORS, '/nowhere']) await look(page, path, null, 'as a visitor');
    await context.close();
  });
}

for (const [email, paths] of Object.entries(SCREENS)) {
  test(`nothing moves on a screen of ${email}, on a new device, with a network and without`, async ({ browser }) => {
    test.setTimeout(240_000);
    const [home = '/'] = paths;
    const context = await browser.newContext({ storageState: await signedIn(browser, email) });
    await watchShifts(context);
    const page = await context.newPage();
    const buttonOf = (chip: string): string => (home === '/onboarding' ? 'Next' : chip);
    for (const [turn, viewport] of SIZES.entries()) {
      await page.setViewportSize(viewport);
      if (turn === 0) {
        await look(page, home, buttonOf('Synced'), `${viewport.width}, its first sync`);
        await workerIsReady(page);
      }
      // Each screen at both sizes, and both with a network and without, in two loads and not in four.
      for (const [start, chip] of ['Synced', 'Offline'].entries()) {
        await context.setOffline(chip === 'Offline');
        const half = paths.filter((_, place) => (place + start + turn) % 2 === 0);
        for (const path of half) await look(page, path, buttonOf(chip), `${viewport.width}, ${chip}`);
      }
    }
    await context.close();
  });
}
