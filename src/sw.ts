import { listenForBackgroundSync } from '#src/data/sync/drain.ts';
import { dropOldShared } from '#src/data/shared.ts';
import { whoIs } from '#src/data/session/who-is.ts';
import { server } from '#src/data/server/server.ts';
import { isAppPath, isPublicPath, withoutLastSlash } from '#src/lib/paths.ts';
import { areasHeld, isOpenedOnly, nameInAll, namesHeld, recordAreas, recordOpenedOnly } from './sw/areas.ts';
import { createFiles } from './sw/files.ts';
import { giveWayToOthers, untilLeaving } from './sw/giving-way.ts';
import { languageOf, languagesHeld } from './sw/languages.ts';
import { listenForPush } from './sw/push.ts';
import { forgetWrongDocuments, isAnotherBroken, activateNext, reloadWindows } from './sw/repair.ts';
import type { InstallEvent, WorkerScope } from './sw/scope.ts';
import { tellOfRest } from './sw/rest.ts';
import { receive, SHARE_PATH } from './sw/share.ts';
import { COPIES, rulesFor } from './sw/without-worker.ts';

declare const self: WorkerScope;

// All files this device needs of a version are stored before it takes over, so that no page waits for a network.
// oxlint-disable-next-line eslint/no-underscore-dangle -- the build looks for this name
const files = createFiles(self.__WB_MANIFEST, COPIES);

const isOpened = (path: string, areas: readonly string[]): boolean =>
  files.areasOf(path)?.some((area) => areas.includes(area)) ?? true;

/** The app itself, the screens of the areas or those that were opened, and the words of the chosen languages. */
async function neededFor(areas: readonly string[], isLow: boolean): Promise<string[]> {
  const [spoken, held] = await Promise.all([languagesHeld(), namesHeld()]);
  const isSpoken = (path: string): boolean => spoken.has(languageOf(path) ?? '') || languageOf(path) === null;
  const mustBeUsed = (path: string): boolean => files.isOnDemand(path) || (isLow && files.isOfSome(path));
  const isWanted = (path: string): boolean => !mustBeUsed(path) || held.has(nameInAll(path));
  return files.paths.filter((path) => isSpoken(path) && isOpened(path, areas) && isWanted(path));
}

/** Drops only screens: a language may have been chosen in the meantime. Recorded last, so that what fails is repeated. */
async function holdAreas(areas: readonly string[], isLow: boolean): Promise<void> {
  await files.hold(await neededFor(areas, isLow));
  await files.drop(files.paths.filter((path) => !isOpened(path, areas)));
  await recordAreas(files.cacheName, areas);
  await recordOpenedOnly(files.cacheName, isLow);
}

/** One change at a time: signing out and in again asks for two. */
let changing = Promise.resolve();

/** What fails now is stored when the page is next opened. */
const change = (to: () => Promise<void>): Promise<void> => (changing = changing.then(to).catch(() => undefined));

async function holdLanguage(language: string | undefined): Promise<void> {
  const areas = await areasHeld();
  await files.hold(files.paths.filter((path) => languageOf(path) === language && isOpened(path, areas)));
}

const haveOthersLeave = giveWayToOthers();

function takeOver(): Promise<void> {
  haveOthersLeave();
  return self.skipWaiting();
}

/** The previous version cannot run, or showed a portal's pages. */
let isRescue = false;

async function install(event: InstallEvent): Promise<void> {
  // First of all: a portal's page requests nothing, and downloading this version may take long.
  isRescue = await forgetWrongDocuments(files.cacheName);
  const [areas, isLow] = await Promise.all([areasHeld(), isOpenedOnly()]);
  await files.hold(await neededFor(areas, isLow));
  await recordAreas(files.cacheName, areas);
  await recordOpenedOnly(files.cacheName, isLow);
  await event.addRoutes?.(rulesFor(files.cacheName));
  isRescue ||= await isAnotherBroken(files.cacheName);
  if (isRescue) await takeOver();
}

async function activate(): Promise<void> {
  // The worker may have been stopped since its installation.
  isRescue ||= await isAnotherBroken(files.cacheName);
  // What was first used while this version waited is in the cache of the one before.
  await files.adopt(await neededFor(await areasHeld(), await isOpenedOnly())).catch(() => undefined);
  await files.dropOthers();
  await dropOldShared().catch(() => undefined);
  await self.clients.claim();
  if (isRescue) await reloadWindows(self);
}

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

/** False where this version is incomplete; then a newer one takes over, if there is one. */
async function repair(): Promise<boolean> {
  const needed = await neededFor(await areasHeld(), await isOpenedOnly());
  await files.repair(needed.filter((path) => files.isOnDemand(path)));
  if (await files.repair(needed.filter((path) => !files.isOnDemand(path)))) return true;
  await activateNext(self).catch(() => undefined);
  return false;
}

/** Returns to the page that asked. Where it cannot be repaired, a portal's page may be the way out. */
async function repairAndOpen(asked: Request, { pathname }: URL): Promise<Response> {
  if (await repair()) return Response.redirect(pathname);
  return fetch(asked).catch(() => files.answer('/app.html'));
}

/** An address no version knows is the server's to answer; offline, the public page says the same. */
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
  if (url.origin !== self.location.origin) return;
  if (request.method === 'POST' && url.pathname === SHARE_PATH) event.respondWith(receive(request, url.origin));
  if (request.method !== 'GET') return;
  const answer = request.mode === 'navigate' ? documentFor(request, url) : fileAt(url);
  if (answer) event.respondWith(answer);
});

interface Message {
  type?: string;
  language?: string;
  areas?: string[];
  isLow?: boolean;
  paths?: string[];
  rest?: unknown;
}

self.addEventListener('message', (event) => {
  const { type, language, areas = [], isLow = false, paths = [], rest } = (event.data ?? {}) as Message;
  // The person decides when a new version starts: see src/app/updates.ts.
  if (type === 'SKIP_WAITING') event.waitUntil(takeOver());
  if (type === 'KEEP_LANGUAGE') event.waitUntil(change(() => holdLanguage(language)));
  if (type === 'KEEP_AREAS') event.waitUntil(change(() => holdAreas(areas, isLow)));
  if (type === 'KEEP_OPENED')
    event.waitUntil(files.hold(files.paths.filter((path) => paths.includes(path))).catch(() => undefined));
  // Nobody rests where nobody is signed in.
  const hasLeft = type === 'KEEP_AREAS' && areas.length === 0;
  if (type === 'REST' || hasLeft) event.waitUntil(tellOfRest(self, rest, untilLeaving()));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port is no window
  if (type === 'REPAIR') event.waitUntil(repair().then((isWhole) => event.ports[0]?.postMessage(isWhole)));
});

listenForBackgroundSync(self, server, untilLeaving);
listenForPush(self, whoIs);
