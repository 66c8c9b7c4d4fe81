import { expect, test } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import { axeOn } from './access.ts';
import { startHouse } from './house.ts';
import type { House } from './house.ts';
import { DEMO, holderOf, holdSession, newSession } from './signed-in.ts';

export { DEMO };

export const box = (page: Page | Locator, name: string): Locator => page.getByRole('textbox', { name, exact: true });

export const press = (page: Page | Locator, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** As a password manager does it: all of it in the place of the first digit. */
export const enterCode = (page: Page, label: string, code: string): Promise<void> =>
  page.getByLabel(`${label}, digit 1 of 6`).fill(code);

/** Two presses before anything came of the first, on a button that is there: one just found may be drawn anew. */
export const pressTwice = (page: Page, name: string): Promise<void> =>
  expect
    .poll(() =>
      page.getByRole('button', { name, exact: true }).evaluate((button: HTMLElement) => {
        if (!button.isConnected) return false;
        button.click();
        button.click();
        return true;
      }),
    )
    .toBe(true);

export const password = (page: Page): Locator =>
  page.getByLabel('Password', { exact: false }).and(page.locator('input')).first();

const wear = (page: Page, theme: string | undefined): Promise<string | undefined> =>
  page.evaluate((worn) => {
    const { dataset } = document.documentElement;
    const before = dataset['theme'];
    if (worn) dataset['theme'] = worn;
    else delete dataset['theme'];
    return before;
  }, theme);

/** In the light and in the dark. Halfway from one to the other there is a contrast that nobody reads. */
export async function expectNoViolation(page: Page): Promise<void> {
  // The shell stands before the code of its screen is here, and a page without a heading is a violation of its own.
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const own = await wear(page, 'light');
  for (const theme of ['light', 'dark']) {
    await wear(page, theme);
    const axe = await axeOn(page);
    // A theme changes colours and nothing else.
    if (theme === 'dark') axe.withRules(['color-contrast', 'link-in-text-block']);
    const { violations } = await axe.analyze();
    expect(violations.map(({ id, nodes }) => [theme, id, nodes.map(({ target }) => target)])).toEqual([]);
  }
  await wear(page, own);
  await page.emulateMedia({ reducedMotion: null });
}

interface Mail {
  subject: string;
  text: string;
  links: string[];
}

/** Without a network it answers for documents from then on, and for the screens of whoever is signed in. */
export const workerIsReady = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        const areas = await (await caches.match('/areas-held'))?.text();
        return localStorage.getItem('account') === null ? areas === '[]' : areas !== undefined && areas !== '[]';
      }),
    )
    .toBe(true);

export const filesHeld = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const held = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return held.flat().map(({ url }) => new URL(url).pathname);
  });

/** The scripts of screens that are held on the device, by their names. */
export const heldScreens = async (page: Page): Promise<string[]> =>
  (await filesHeld(page)).flatMap((path) => /assets\/([\w-]+-screen)-[\w-]{8}\.js/.exec(path)?.[1] ?? []);

/** The languages whose words are held on the device. */
export const heldWords = async (page: Page): Promise<string[]> => [
  ...new Set((await filesHeld(page)).flatMap((path) => /words\/(?:\w+\/)?(\w+)-/.exec(path)?.[1] ?? [])),
];

/** What is in a table of the database of whoever is signed in, from a key on where one is named. */
export const rowsIn = (page: Page, table: string, begins?: string): Promise<{ value?: unknown }[]> =>
  page.evaluate(
    async ([store, from]) => {
      const name = (await indexedDB.databases()).find((each) => each.name?.startsWith('user:'))?.name ?? '';
      const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)));
      const db = await answerOf(indexedDB.open(name));
      const keys = from === undefined ? null : IDBKeyRange.bound(from, `${from}~`);
      const rows: { value?: unknown }[] = await answerOf(db.transaction(store).objectStore(store).getAll(keys));
      db.close();
      return rows;
    },
    [table, begins] as const,
  );

/** What the device has kept of forms that are being typed, by the beginning of their names. */
export const keptDrafts = async (page: Page, forms: string): Promise<unknown[]> =>
  (await rowsIn(page, 'facts', `draft:${forms}`)).map(({ value }) => value);

/** What the device has kept of the earlier versions of one's own plan. */
export const keptVersions = async (page: Page): Promise<string> =>
  JSON.stringify(await rowsIn(page, 'facts', 'kept:plan-versions'));

/** How many changes the server has not taken yet. The chip says so a moment after they were made. */
export const unsent = async (page: Page): Promise<number> => (await rowsIn(page, 'outbox')).length;

/** What was last seen of the screen has made room for it: until then two of each are found. */
const isLive = (page: Page): Promise<void> => page.locator('#kept').waitFor({ state: 'hidden' });

/** Closing goes back in the history, which ends a navigation that begins meanwhile. */
export async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await isLive(page);
}

/** A house for the tests of a file, the network that leads to it, and the ways in and about it. */
export function aHouse(appDir?: string, networkTo = (house: House): Promise<House> => Promise.resolve(house)) {
  let house: House;
  let network: House;
  test.beforeAll(async () => {
    house = await startHouse(appDir);
    network = await networkTo(house);
  });
  test.afterAll(async () => {
    await network.stop();
    await house.stop();
  });

  async function open(page: Page, path: string): Promise<void> {
    await page.goto(network.url + path);
    await isLive(page);
  }
  const at = (page: Page, path: string) => expect(page).toHaveURL(network.url + path);

  async function signIn(page: Page, email: string, secret = DEMO, path = '/auth'): Promise<void> {
    await open(page, path);
    await box(page, 'Email').fill(email);
    await password(page).fill(secret);
    await press(page, 'Sign In');
  }

  /** Signs in by the form, as far as the front page. */
  async function enterByForm(page: Page, email: string, secret = DEMO): Promise<void> {
    await signIn(page, email, secret);
    await expect(page.getByText('Welcome back!')).toBeVisible();
    await at(page, '/');
  }

  /** A session of its own on the device of this page, as a sign-in leaves it. The app has yet to be opened. */
  async function enter(page: Page, email: string): Promise<void> {
    await open(page, '/robots.txt');
    if ((await holderOf(page)) === email) return;
    await holdSession(page, await newSession(network.url, email));
  }

  /** Signed in, with all records here and the worker ready to do without a network. */
  async function settleIn(page: Page, email: string): Promise<void> {
    await enter(page, email);
    await open(page, '/nutrition');
    await expect(page.getByRole('button', { name: 'Synced' })).toBeVisible();
    // Figures that are read before would be those of a part of the records.
    await expect(page.getByText(/^Getting your/)).toHaveCount(0);
    await workerIsReady(page);
  }

  async function mailTo(email: string, subject: RegExp): Promise<Mail | undefined> {
    const answer = await fetch(`${house.url}/_mail.json?to=${encodeURIComponent(email)}`);
    return ((await answer.json()) as Mail[]).find((mail) => subject.test(mail.subject));
  }

  /** Waits for the mail, and answers with the first link in it. */
  async function mailedLink(email: string, subject: RegExp): Promise<string> {
    await expect.poll(() => mailTo(email, subject)).toBeDefined();
    return (await mailTo(email, subject))?.links[0] ?? '';
  }

  /** The code that the mail names beside its link. */
  async function mailedCode(email: string, subject: RegExp): Promise<string> {
    await mailedLink(email, subject);
    return /\b\d{6}\b/.exec((await mailTo(email, subject))?.text ?? '')?.[0] ?? '';
  }

  return { address: () => network.url, open, at, signIn, enterByForm, enter, settleIn, mailedLink, mailedCode };
}
