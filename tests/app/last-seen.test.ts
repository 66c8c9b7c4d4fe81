import { readFile } from 'node:fs/promises';
import { Window } from 'happy-dom';
import { describe, expect, it, vi } from 'vitest';
import { keptScreenKey } from '#src/data/session/kept-screens.ts';

const SCRIPT = new URL('../../public/last-seen.js', import.meta.url);
const APP = '/assets/app-1.js';
const BUILD = '/assets/pages-1.js';
const SETTINGS = { language: 'en', timezone: 'Africa/Lagos' };
const ACCOUNT = { userId: 'ada', owesSecondStep: false };

const SEEN = {
  userId: 'ada',
  build: BUILD,
  settings: JSON.stringify(SETTINGS),
  theme: 'light',
  width: 1024,
  from: 0,
  until: Date.now() + 60_000,
  styles: ['/assets/kit-1.css'],
  tree: ['div', { class: 'shell' }, ['h1', {}, 'Good morning']] as unknown,
};

interface Opened {
  place: ReturnType<Window['document']['getElementById']>;
  styles: (string | null)[];
  hasStarted: () => boolean;
}

/** A page of the app on a device that keeps this. */
async function opened(
  seen: unknown = SEEN,
  account: unknown = ACCOUNT,
  address = '/dashboard',
  pinOf = '',
): Promise<Opened> {
  const window = new Window({ url: `https://clinic.example${address}` });
  const { document, localStorage, sessionStorage, location, HTMLLinkElement } = window;
  document.documentElement.dataset['theme'] = 'light';
  Object.defineProperty(HTMLLinkElement.prototype, 'blocking', { value: '', writable: true });
  document.head.innerHTML = `<script data-ahead="${BUILD}"></script>`;
  document.body.innerHTML = '<div id="root"></div>';
  localStorage.setItem('account', JSON.stringify(account));
  sessionStorage.setItem('unlocked', pinOf);
  localStorage.setItem('settings', JSON.stringify(SETTINGS));
  localStorage.setItem(keptScreenKey('/dashboard'), typeof seen === 'string' ? seen : JSON.stringify(seen));
  const currentScript = document.createElement('script');
  currentScript.dataset['app'] = APP;
  Object.defineProperty(document, 'currentScript', { value: currentScript });
  const matchMedia = (media: string) => ({ matches: media === '(width: 1024px)' });
  const requestAnimationFrame = (work: () => void): void => work();
  const page = { document, localStorage, sessionStorage, location, HTMLLinkElement, matchMedia, requestAnimationFrame };
  // oxlint-disable-next-line typescript/no-implied-eval -- it is a script of a page and no module
  new Function(...Object.keys(page), await readFile(SCRIPT, 'utf8'))(...Object.values(page));
  document.dispatchEvent(new window.Event('readystatechange'));
  return {
    place: document.getElementById('kept'),
    styles: [...document.querySelectorAll('link')].map((link) => link.getAttribute('href')),
    hasStarted: () => document.querySelector(`script[src="${APP}"]`) !== null,
  };
}

const shown = async (...kept: Parameters<typeof opened>): Promise<string | null> =>
  (await opened(...kept)).place?.innerHTML ?? null;

describe('the screen as it was last seen', () => {
  it('stands before the app, with its styles, and then the app is started', async () => {
    const { place, styles, hasStarted } = await opened();
    expect(place?.textContent).toBe('Good morning');
    expect(styles).toEqual(['/assets/kit-1.css']);
    await vi.waitUntil(hasStarted);
  });

  it.each([
    ['another person', { ...SEEN, userId: 'ben' }, ACCOUNT],
    ['a second step that is owed', SEEN, { ...ACCOUNT, owesSecondStep: true }],
    ['an account of which that is not known', SEEN, { userId: 'ada' }],
    ['a PIN that is owed', SEEN, { ...ACCOUNT, hasLock: true }],
    ['nobody signed in', SEEN, null],
    ['another day', { ...SEEN, until: Date.now() - 1 }, ACCOUNT],
    ['a clock that was set back', { ...SEEN, from: Date.now() + 60_000 }, ACCOUNT],
    ['another version', { ...SEEN, build: '/assets/pages-2.js' }, ACCOUNT],
    ['other settings', { ...SEEN, settings: '{}' }, ACCOUNT],
    ['another theme', { ...SEEN, theme: 'dark' }, ACCOUNT],
    ['another width', { ...SEEN, width: 360 }, ACCOUNT],
    ['something that is none', 'nonsense', ACCOUNT],
  ])('is not shown for %s, and the app starts without it', async (_, seen, account) => {
    const { place, styles, hasStarted } = await opened(seen, account);
    expect(place).toBeNull();
    expect(styles).toEqual([]);
    expect(hasStarted()).toBe(true);
  });

  it('is not shown where the address says more than the screen', async () => {
    expect(await shown(SEEN, ACCOUNT, '/dashboard?day=2026-01-01')).toBeNull();
  });

  it('is shown to whoever has given the PIN in this tab, and to nobody for whom another gave theirs', async () => {
    const locked = { ...ACCOUNT, hasLock: true };
    expect(await shown(SEEN, locked, '/dashboard', 'ada')).toContain('Good morning');
    expect(await shown(SEEN, locked, '/dashboard', 'ben')).toBeNull();
  });

  it('can be pressed, and reached by no keyboard', async () => {
    const tree = ['div', {}, ['button', { type: 'button' }, 'Add']];
    expect(await shown({ ...SEEN, tree })).toBe(
      '<div tabindex="-1"><button type="button" tabindex="-1">Add</button></div>',
    );
  });

  it.each([
    ['a script', ['script', {}, 'alert(1)'], ''],
    ['a frame', ['iframe', { src: '/' }], ''],
    ['styles', ['style', {}, '*{}'], ''],
    ['a form', ['form', { action: 'https://evil.example' }, ['b', {}, 'x']], ''],
    ['a handler', ['b', { onclick: 'alert(1)' }, 'x'], '<b tabindex="-1">x</b>'],
    ['a picture from elsewhere', ['img', { src: 'https://evil.example/x' }], '<img tabindex="-1">'],
    ['an address elsewhere', ['a', { href: '//evil.example' }, 'x'], '<a tabindex="-1">x</a>'],
    ['an address that runs', ['a', { href: 'javascript:alert(1)' }, 'x'], '<a tabindex="-1">x</a>'],
    ['a style that loads', ['b', { style: 'background:url(https://evil.example)' }], '<b tabindex="-1"></b>'],
    ['one that hides it', ['b', { style: String.raw`background:u\72l(x)` }], '<b tabindex="-1"></b>'],
    [
      'markup within words',
      ['b', {}, '<img src=x onerror=alert(1)>'],
      '<b tabindex="-1">&lt;img src=x onerror=alert(1)&gt;</b>',
    ],
    ['a name of the page', ['b', { id: 'root' }], '<b tabindex="-1"></b>'],
  ])('lets no %s out of the storage', async (_, tree, left) => {
    expect(await shown({ ...SEEN, tree })).toBe(left);
  });

  it('asks for no styles but the files of this site', async () => {
    const styles = [
      'https://evil.example/assets/a.css',
      '//evil.example/a.css',
      '/assets/../_mail.css',
      '/assets/a.css',
    ];
    expect((await opened({ ...SEEN, styles })).styles).toEqual(['/assets/a.css']);
  });
});
