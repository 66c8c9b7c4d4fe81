import { cp, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import { build } from 'vite';
import { LAUNCH } from './cold-start.ts';
import type { Device, Screens } from './cold-start.ts';

// What no page of the app can be faster than on the same machine: three pages that do hardly anything, kept by a worker
// as the app is, on the same device.

export const FLOORS = {
  static: '/floors/static.html',
  plain: '/floors/plain.html',
  react: '/floors/react.html',
} as const;

/** What a press cannot cost less than. */
export const PRESS_FLOOR = '/floors/press.html';

/** The app's own chart by itself, drawn anew with each press. */
export const CHART_PAGE = '/floors/chart.html';

export const FLOOR_ROWS = 'li';

const SOURCES = path.join(import.meta.dirname, 'floors');

/** Where the screens of the app stand as plain documents: their markup and styles, and no script. */
const AS_DOCUMENT = '/floors/screens';

export const asDocument = (screen: string): string => `${AS_DOCUMENT}${screen}`;

/** As the app's own does (src/sw/without-worker.ts): documents and files come from the cache without waking it. */
const workerOf = (files: readonly string[]): string => `
  const files = ${JSON.stringify([...files, `${AS_DOCUMENT}/*`, '/assets/*'])};
  addEventListener('install', (event) => event.waitUntil(hold(event)));
  async function hold(event) {
    await (await caches.open('floors')).addAll(files.filter((file) => !file.endsWith('*')));
    await event.addRoutes(files.map((pathname) => ({ condition: { urlPattern: { pathname } }, source: { cacheName: 'floors' } })));
    await skipWaiting();
  }
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', () => undefined);
`;

/** The built app with the floors beside it. */
export async function withFloors(appDir: string, folder: string): Promise<void> {
  await cp(appDir, folder, { recursive: true });
  const outDir = path.join(folder, 'floors');
  await build({
    configFile: false,
    root: SOURCES,
    base: '/floors/',
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: [...Object.values(FLOORS), PRESS_FLOOR, CHART_PAGE].map((address) =>
          path.join(SOURCES, path.basename(address)),
        ),
      },
    },
  });
  const built = await readdir(outDir, { recursive: true, withFileTypes: true });
  const files = built.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name));
  await writeFile(path.join(outDir, 'sw.js'), workerOf(files.map((file) => `/${path.relative(folder, file)}`)));
}

/** Afterwards the device opens the floors without a network. */
export async function holdFloors({ profile }: Device, url: string): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, LAUNCH);
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(url + FLOORS.static);
  await page.evaluate(async () => {
    const { installing } = await navigator.serviceWorker.register('/floors/sw.js', { scope: '/floors/' });
    await new Promise<void>((resolve) => {
      installing?.addEventListener('statechange', () => installing.state === 'activated' && resolve());
    });
  });
  await context.close();
}

/** What a screen shows, with its styles, is put beside the floors: no app can show it sooner than such a page. */
export async function holdAsDocuments({ profile }: Device, url: string, screens: Screens): Promise<void> {
  const context = await chromium.launchPersistentContext(profile, LAUNCH);
  const page = context.pages()[0] ?? (await context.newPage());
  for (const [screen, content] of Object.entries(screens)) {
    await page.goto(url + screen);
    await page.locator(`#root :is(${content})`).first().waitFor();
    await page.getByRole('button', { name: 'Synced' }).waitFor();
    await page.evaluate(async (address) => {
      const held = await caches.open('floors');
      const links = [...document.querySelectorAll('link[rel=stylesheet], link[as=font]')];
      await held.addAll(links.map((link) => (link as HTMLLinkElement).href));
      const { lang, dataset } = document.documentElement;
      const html = `<!doctype html><html lang="${lang}" data-theme="${dataset['theme']}"><meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        ${links.map((link) => link.outerHTML).join('')}<body>${document.getElementById('root')?.outerHTML}</body></html>`;
      await held.put(address, new Response(html, { headers: { 'content-type': 'text/html' } }));
    }, asDocument(screen));
  }
  await context.close();
}
