import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Mirror } from '#src/data/mirror.ts';
import { DEFAULT_SETTINGS, SETTINGS_KEY, createSettings } from '#src/data/settings/settings.ts';
import { followAccount } from '#src/data/settings/follow-account.ts';
import { followTheme } from '#src/data/settings/follow-theme.ts';
import { authLinkTarget } from '#src/lib/auth-link.ts';
import { saveSettings } from '#sync/actions/user-settings.ts';
import { settingsOf } from '#sync/queries/user-settings.ts';
import { openTestDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';
import { join, numbered } from '../support/members.ts';
import { openDevice } from '../sync/entities.support.ts';
import type { Device } from '../sync/entities.support.ts';
import { did } from '../support/did.ts';

function aMirror(kept: Record<string, string> = {}): Mirror {
  return {
    getItem: (key) => kept[key] ?? null,
    setItem: (key, value) => void (kept[key] = value),
    removeItem: (key) => void delete kept[key],
  };
}

const FIRST_PAINT = readFileSync(path.resolve(import.meta.dirname, '../../public/first-paint.js'), 'utf8');

/** As much of a window as the theme is shown with. */
function aWindow(isDark = false) {
  const page = new EventTarget();
  const system = Object.assign(new EventTarget(), { matches: isDark });
  const dataset: Record<string, string> = {};
  const document = { documentElement: { dataset }, currentScript: { dataset: {} } };
  const window = Object.assign(page, { matchMedia: () => system, document });
  return {
    window: window as unknown as Window,
    theme: () => dataset['theme'],
    turn(dark: boolean) {
      system.matches = dark;
      system.dispatchEvent(new Event('change'));
    },
    otherTab: (key: string) => window.dispatchEvent(Object.assign(new Event('storage'), { key })),
  };
}

describe('settings on a device', () => {
  it('are the defaults at first, and at the next start what was chosen', () => {
    const mirror = aMirror();
    const settings = createSettings(mirror);
    expect(settings.store.getState()).toMatchObject({
      theme: 'light',
      language: 'en',
      timezone: 'America/Los_Angeles',
      units: 'imperial',
      week_start: 'monday',
    });
    settings.choose({ theme: 'dark', language: 'fr' });
    expect(createSettings(mirror).store.getState()).toMatchObject({ theme: 'dark', language: 'fr', units: 'imperial' });
  });

  it.each(['', 'no json', '[]', '{"theme":"pink","language":"xx"}'])('are the defaults where %j is kept', (kept) => {
    expect(createSettings(aMirror({ [SETTINGS_KEY]: kept })).store.getState()).toMatchObject(DEFAULT_SETTINGS);
  });

  it('keep what can be read beside what cannot', () => {
    const settings = createSettings(aMirror({ [SETTINGS_KEY]: '{"theme":"pink","units":"metric"}' }));
    expect(settings.store.getState()).toMatchObject({ theme: 'light', units: 'metric' });
  });
});

/** Plays the script as the page does. Answers with where it leads, if anywhere else. */
function firstPaint(mirror: Mirror, page: Window, at: Partial<Location> = {}): string | null {
  let target: string | null = null;
  vm.runInNewContext(FIRST_PAINT, {
    localStorage: mirror,
    matchMedia: (query: string) => page.matchMedia(query),
    document: page.document,
    location: { pathname: '/', hash: '', replace: (address: string) => void (target = address), ...at },
    URLSearchParams,
    JSON,
    addEventListener: () => undefined,
  });
  return target;
}

describe('the theme', () => {
  const cases = (['light', 'dark', 'system'] as const).flatMap((theme) => [
    { theme, isDark: true },
    { theme, isDark: false },
  ]);

  it.each(cases)(
    'is the same before the first paint as after, for $theme where the system is dark: $isDark',
    (given) => {
      const mirror = aMirror();
      createSettings(mirror).choose({ theme: given.theme });
      const [before, after] = [aWindow(given.isDark), aWindow(given.isDark)];
      firstPaint(mirror, before.window);
      followTheme(createSettings(mirror), after.window);
      const expected = given.theme === 'dark' || (given.theme === 'system' && given.isDark) ? 'dark' : 'light';
      expect([before.theme(), after.theme()]).toEqual([expected, expected]);
    },
  );

  it('is light before the first paint where nothing is kept, or the browser lets nothing be read', () => {
    const page = aWindow(true);
    firstPaint(aMirror(), page.window);
    expect(page.theme()).toBe('light');
    const refusing = () => {
      throw new Error('The browser keeps nothing for this page.');
    };
    firstPaint({ ...aMirror(), getItem: refusing }, page.window);
    expect(page.theme()).toBe('light');
  });

  it('follows the choice, the system, and another tab, until it is let go', () => {
    const mirror = aMirror();
    const settings = createSettings(mirror);
    const page = aWindow();
    const letGo = followTheme(settings, page.window);
    settings.choose({ theme: 'dark' });
    expect(page.theme()).toBe('dark');
    settings.choose({ theme: 'system' });
    expect(page.theme()).toBe('light');
    page.turn(true);
    expect(page.theme()).toBe('dark');
    createSettings(mirror).choose({ theme: 'light' });
    page.otherTab('another');
    expect(page.theme()).toBe('dark');
    page.otherTab(SETTINGS_KEY);
    expect(page.theme()).toBe('light');
    letGo();
    settings.choose({ theme: 'dark' });
    expect(page.theme()).toBe('light');
  });
});

describe('the link of a mail', () => {
  const paths = ['/', '/help-center', '/dashboard', '/auth', '/provider-auth', '/reset-password'];
  const hashes = [
    '',
    '#main',
    '#access_token=a&type=recovery',
    '#access_token=a&type=signup',
    '#error=access_denied&error_code=otp_expired',
    '#error=server_error',
    '#message=Confirmation+link+accepted',
  ];
  const cases = paths.flatMap((pathname) => hashes.map((hash) => ({ pathname, hash })));

  it.each(cases)('leads from $pathname$hash before the first paint to where the app would take it', (at) => {
    expect(firstPaint(aMirror(), aWindow().window, at)).toBe(authLinkTarget(at));
  });
});

describe('settings of an account', () => {
  let server: TestDatabase;
  let device: Device;
  let user = '';
  let members = 900;
  beforeAll(async () => {
    server = await openTestDatabase({ engine: 'pglite' });
  }, 120_000);
  beforeEach(async () => {
    user = await join(server, numbered(++members));
    device = await openDevice(server, user);
    return () => device.close();
  });
  afterAll(() => server.close());

  const row = async () => settingsOf(device.db, user);

  it('come to a device on which nothing was chosen', async () => {
    await device.pull();
    await did(device.db, saveSettings(user, { theme: 'dark', units: 'metric' }));
    const settings = createSettings(aMirror());
    const letGo = followAccount(settings, device.db, user);
    await vi.waitFor(() => expect(settings.store.getState()).toMatchObject({ theme: 'dark', units: 'metric' }));
    await did(device.db, saveSettings(user, { theme: 'system' }));
    await vi.waitFor(() => expect(settings.store.getState().theme).toBe('system'));
    letGo();
  });

  it('take along what was chosen before the sign-in, and only that', async () => {
    const settings = createSettings(aMirror());
    settings.choose({ language: 'de' });
    const letGo = followAccount(settings, device.db, user);
    await device.pull();
    await vi.waitFor(async () => expect(await row()).toMatchObject({ language: 'de', theme: 'light' }));
    await vi.waitFor(() => expect(settings.unsaved()).toEqual({}));
    await device.push();
    const [kept] = await server.query(`select language from public.user_settings where id = $1`, [user]);
    expect(kept).toEqual({ language: 'de' });
    letGo();
  });

  it('hear at once what is chosen while somebody is signed in, and never go back to the former', async () => {
    await device.pull();
    const settings = createSettings(aMirror());
    const seen = new Set<string>();
    const letGo = followAccount(settings, device.db, user);
    await vi.waitFor(async () => expect(await row()).not.toBeNull());
    settings.choose({ theme: 'dark' });
    settings.store.subscribe(({ theme }) => seen.add(theme));
    settings.choose({ week_start: 'sunday' });
    await vi.waitFor(async () => expect(await row()).toMatchObject({ theme: 'dark', week_start: 'sunday' }));
    await vi.waitFor(() => expect(settings.unsaved()).toEqual({}));
    expect([...seen]).toEqual(['dark']);
    letGo();
  });

  it('hear nothing of what is chosen once the account is let go, nor of what was forgotten', async () => {
    await device.pull();
    const settings = createSettings(aMirror());
    settings.choose({ units: 'metric' });
    settings.forgetUnsaved();
    const letGo = followAccount(settings, device.db, user);
    await vi.waitFor(() => expect(settings.store.getState().units).toBe('imperial'));
    letGo();
    settings.choose({ theme: 'dark' });
    expect(await row()).toMatchObject({ units: 'imperial', theme: 'light' });
  });
});
