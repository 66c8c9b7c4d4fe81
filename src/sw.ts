import { listenForBackgroundSync } from '#src/data/drain.ts';
import { server } from '#src/data/server.ts';
import { isAppPath, isPublicPath, withoutLastSlash } from '#src/lib/paths.ts';
import { areasHeld, recordAreas } from './sw/areas.ts';
import { createFiles } from './sw/files.ts';
import { languageOf, languagesHeld } from './sw/languages.ts';
import { listenForPush } from './sw/push.ts';
import { forgetWrongDocuments, isAnotherBroken, letNextIn, showAnew } from './sw/repair.ts';
import type { InstallEvent, WorkerScope } from './sw/scope.ts';
import { COPIES, rulesFor } from './sw/without-worker.ts';

declare const self: WorkerScope;

// Every file that this device needs of a version is here before it takes over, so that no page waits for a network.
// oxlint-disable-next-line eslint/no-underscore-dangle -- the build looks for this name
const files = createFiles(self.__WB_MANIFEST, COPIES);

const isOpened = (path: string, areas: readonly string[]): boolean =>
  files.areasOf(path)?.some((area) => areas.includes(area)) ?? true;

/** The app itself, the screens of the areas, and the words of the languages that were chosen here. */
async function neededFor(areas: readonly string[]): Promise<string[]> {
  const spoken = await languagesHeld();
  const isSpoken = (path: string): boolean => spoken.has(languageOf(path) ?? '') || languageOf(path) === null;
  return files.paths.filter((path) => isSpoken(path) && isOpened(path, areas));
}

/** Only screens leave the device: a language may have been chosen meanwhile. */
async function holdAreas(areas: readonly string[]): Promise<void> {
  await files.hold(await neededFor(areas));
  await files.drop(files.paths.filter((path) => !isOpened(path, areas)));
  await recordAreas(files.cacheName, areas);
}

/** One change after the other: who signs out and in again at once asks for two. */
let changing = Promise.resolve();

/** What could not be held now is held when the page is opened again. */
const keepAreas = (areas: readonly string[]): Promise<void> =>
  (changing = changing.then(() => holdAreas(areas)).catch(() => undefined));

/** The version before cannot run, or showed what is not ours. */
let isRescue = false;

async function install(event: InstallEvent): Promise<void> {
  // Before all else: what is not ours asks for nothing, and to bring this version may take long.
  isRescue = await forgetWrongDocuments(files.cacheName);
  const areas = await areasHeld();
  await files.hold(await neededFor(areas));
  await recordAreas(files.cacheName, areas);
  await event.addRoutes?.(rulesFor(files.cacheName));
  isRescue ||= await isAnotherBroken(files.cacheName);
  if (isRescue) await self.skipWaiting();
}

async function activate(): Promise<void> {
  // The worker may have been stopped since it was installed.
  isRescue ||= await isAnotherBroken(files.cacheName);
  await files.dropOthers();
  await self.clients.claim();
  if (isRescue) await showAnew(self);
}

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

/** False where this version is not whole; then a newer one takes over, if there is one. */
async function repair(): Promise<boolean> {
  if (await files.repair(await neededFor(await areasHeld()))) return true;
  await letNextIn(self).catch(() => undefined);
  return false;
}

/** Back to where it was asked for. While it cannot be done, the page of a portal may be the way out. */
async function repairAndOpen(asked: Request, { pathname }: URL): Promise<Response> {
  if (await repair()) return Response.redirect(pathname);
  return fetch(asked).catch(() => files.answer('/app.html'));
}

/** What no version of this app knows is the server's to answer, and without it the public page says the same. */
function documentFor(asked: Request, url: URL): Promise<Response> | null {
  const path = withoutLastSlash(url.pathname);
  const own = (file: string): Promise<Response> => files.answer(file).catch(() => fetch(asked));
  if (isAppPath(path)) return url.searchParams.has('repair') ? repairAndOpen(asked, url) : own('/app.html');
  if (isPublicPath(path)) return own('/public.html');
  if (path.startsWith('/_')) return null;
  return fileAt(url) ?? fetch(asked).catch(() => files.answer('/public.html'));
}

const fileAt = ({ pathname }: URL): Promise<Response> | null =>
  files.paths.includes(pathname) ? files.answer(pathname) : null;

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  const answer = request.mode === 'navigate' ? documentFor(request, url) : fileAt(url);
  if (answer) event.respondWith(answer);
});

interface Message {
  type?: string;
  language?: string;
  areas?: string[];
}

self.addEventListener('message', (event) => {
  const { type, language, areas = [] } = (event.data ?? {}) as Message;
  // The person decides when a new version comes in: see src/app/updates.ts.
  if (type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  // What could not be held now is held with the next version, or when the language is spoken again.
  if (type === 'KEEP_LANGUAGE')
    event.waitUntil(files.hold(files.paths.filter((path) => languageOf(path) === language)).catch(() => undefined));
  if (type === 'KEEP_AREAS') event.waitUntil(keepAreas(areas));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port is no window
  if (type === 'REPAIR') event.waitUntil(repair().then((isWhole) => event.ports[0]?.postMessage(isWhole)));
});

listenForBackgroundSync(self, server);
listenForPush(self);
