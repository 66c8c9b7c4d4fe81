import { chromium, devices, expect, test } from 'playwright/test';
import type { BrowserContext, Locator, Page } from 'playwright/test';
import { aHouse, box, expectNoViolation, press, reload, workerIsReady } from './account.ts';
import { manifest, shortcut } from './manifest.ts';

const { address, open, enter } = aHouse();

async function glasses(page: Page): Promise<number> {
  const told = page.getByRole('region', { name: 'Water' }).getByRole('status');
  return Number.parseInt(await told.innerText(), 10);
}

test('Chromium has nothing against installing it, and its pictures are as large as they say', async ({
  launchOptions,
}, testInfo) => {
  const context = await chromium.launchPersistentContext(testInfo.outputPath('profile'), launchOptions);
  const page = await context.newPage();
  await open(page, '/auth');
  await workerIsReady(page);
  const devTools = await context.newCDPSession(page);
  const { errors } = await devTools.send('Page.getAppManifest');
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  const sizes = await page.evaluate(
    (addresses) =>
      Promise.all(
        addresses.map(async (src) => {
          const picture = new Image();
          picture.src = src;
          await picture.decode();
          return `${picture.naturalWidth}x${picture.naturalHeight}`;
        }),
      ),
    [...manifest.icons, ...manifest.screenshots].filter((each) => each.sizes !== 'any').map(({ src }) => src),
  );
  await context.close();
  expect(errors).toEqual([]);
  expect(installabilityErrors).toEqual([]);
  const told = [...manifest.icons, ...manifest.screenshots].map((each) => each.sizes).filter((size) => size !== 'any');
  expect(sizes).toEqual(told);
});

test.describe('without a connection', () => {
  async function offlineApp(page: Page, context: BrowserContext): Promise<void> {
    await enter(page, 'client@demo.test');
    await open(page, '/nutrition');
    await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
    await workerIsReady(page);
    await context.setOffline(true);
  }

  test('the app and each of its shortcuts open', async ({ page, context }) => {
    await offlineApp(page, context);
    for (const url of [manifest.start_url, ...manifest.shortcuts.map((each) => each.url)]) {
      await open(page, url);
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Page not found')).toBeHidden();
    }
  });

  test('a meal is one tap on the icon away, and a glass of water is in it', async ({ page, context }) => {
    await offlineApp(page, context);
    const before = await glasses(page);
    await open(page, shortcut('Log meal'));
    await expect(page.getByRole('dialog').getByRole('searchbox', { name: 'Food' })).toBeVisible();
    await expect(page).toHaveURL(`${address()}/nutrition`);

    await open(page, shortcut('Add water'));
    await expect(page.getByText('Glass added')).toBeVisible();
    await expect(page).toHaveURL(`${address()}/nutrition`);
    await expect.poll(() => glasses(page)).toBe(before + 1);
    await reload(page);
    await expect.poll(() => glasses(page)).toBe(before + 1);

    await open(page, shortcut('Add water'));
    await expect.poll(() => glasses(page)).toBe(before + 2);
    await press(page, 'Undo');
    await expect.poll(() => glasses(page)).toBe(before + 1);
  });
});

/** Each edge of it can be pressed. */
const isUncovered = (element: Locator): Promise<boolean> =>
  element.evaluate((pressed) => {
    const { x, y, width, height } = pressed.getBoundingClientRect();
    const [middle, centre] = [x + width / 2, y + height / 2];
    const edges = [
      [x + 1, centre],
      [x + width - 1, centre],
      [middle, y + 1],
      [middle, y + height - 1],
    ] as const;
    return edges.every((edge) => pressed.contains(document.elementFromPoint(...edge)));
  });

test.describe('the offer to install', () => {
  const offered = (page: Page) => page.getByText('Keep it on your home screen');

  /** What Chromium says on a real visit, and what the person answers it. */
  const browserOffers = (page: Page, outcome: 'accepted' | 'dismissed') =>
    page.evaluate((answered) => {
      const prompt = (): Promise<void> => {
        document.body.dataset['asked'] = 'yes';
        return Promise.resolve();
      };
      const userChoice = Promise.resolve({ outcome: answered });
      dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt, userChoice }));
    }, outcome);

  test('comes after the first log, and once it is put off not again', async ({ page }) => {
    await enter(page, 'bisi@demo.test');
    await open(page, '/nutrition');
    await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
    await browserOffers(page, 'accepted');
    // As long as an offer that comes too early takes to come.
    await page.waitForTimeout(1000);
    await expect(offered(page)).toBeHidden();
    await press(page, 'Add a glass');
    await expect(offered(page)).toBeVisible();
    await expectNoViolation(page);
    await press(page, 'Not now');
    await expect(offered(page)).toBeHidden();
    await reload(page);
    await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
    await browserOffers(page, 'accepted');
    await press(page, 'Add a glass');
    await expect(offered(page)).toBeHidden();
  });

  test('lets the browser ask, and takes its no for an answer', async ({ page }) => {
    await enter(page, 'client@demo.test');
    await open(page, '/nutrition');
    await press(page, 'Add a glass');
    await browserOffers(page, 'dismissed');
    await press(page, 'Install');
    await expect(page.locator('body')).toHaveAttribute('data-asked', 'yes');
    await expect(offered(page)).toBeHidden();
    await browserOffers(page, 'dismissed');
    await expect(offered(page)).toBeHidden();
  });

  test.describe('on an iPhone', () => {
    test.use({ userAgent: devices['iPhone 15'].userAgent, viewport: { width: 360, height: 740 } });

    test('is put in steps, and lies over nothing that can be pressed', async ({ page }) => {
      await enter(page, 'chinedu@demo.test');
      await open(page, '/nutrition');
      await press(page, 'Quick add');
      await box(page, 'Name').fill('Suya');
      await box(page, 'Calories').fill('250');
      await press(page, 'Log it');
      await expect(offered(page)).toBeVisible();
      for (const name of ['Find a food', 'Quick add', 'Show me how', 'Not now', 'Menu']) {
        const pressed = page.getByRole('button', { name, exact: true });
        await expect.poll(() => isUncovered(pressed), name).toBe(true);
      }
      const again = page.getByRole('region', { name: 'Recent meals' }).getByRole('button').last();
      await again.scrollIntoViewIfNeeded();
      await expect.poll(() => isUncovered(again)).toBe(true);
      await press(page, 'Show me how');
      const steps = page.getByRole('dialog').getByRole('listitem');
      await expect(steps.nth(0)).toContainText('Tap Share');
      await expect(steps.nth(1)).toContainText('Add to Home Screen');
      await expectNoViolation(page);
      await press(page, 'Done');
      await expect(offered(page)).toBeHidden();
    });
  });
});

test.describe('a push', () => {
  test.use({ permissions: ['notifications'] });

  test('is shown by the worker, with its words and where it leads', async ({ page, context }) => {
    await enter(page, 'client@demo.test');
    await open(page, '/dashboard');
    await workerIsReady(page);
    const devTools = await context.newCDPSession(page);
    const registrationId = new Promise<string>((resolve) => {
      devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations;
        if (first) resolve(first.registrationId);
      });
    });
    await devTools.send('ServiceWorker.enable');
    const message = { title: 'Your coach wrote', body: 'Well done this week.', path: '/nutrition', tag: 'coach' };
    await devTools.send('ServiceWorker.deliverPushMessage', {
      origin: address(),
      registrationId: await registrationId,
      data: JSON.stringify(message),
    });
    const shown = () =>
      page.evaluate(async () => {
        const { getNotifications } = await navigator.serviceWorker.ready.then((registration) => ({
          getNotifications: () => registration.getNotifications(),
        }));
        return (await getNotifications()).map(({ title, body, data, tag }) => ({
          title,
          body,
          path: String(data),
          tag,
        }));
      });
    await expect.poll(shown).toEqual([message]);
  });
});
