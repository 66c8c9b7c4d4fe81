import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { listenForBackgroundSync } from '#src/data/drain.ts';
import { server } from '#src/data/server.ts';
import { APP_PATHS, PUBLIC_PATHS } from '#src/lib/paths.ts';
import { isWords, keepLanguages } from './sw/languages.ts';
import { listenForPush } from './sw/push.ts';
import type { WorkerScope } from './sw/scope.ts';
import { answerWithoutWorker } from './sw/without-worker.ts';

declare const self: WorkerScope;

// Every file of this version is on the device before it takes over, so that no page waits for a network.
// oxlint-disable-next-line eslint/no-underscore-dangle -- the build looks for this name
const files = self.__WB_MANIFEST;
const words = files.map(({ url }) => `/${url}`).filter(isWords);
precacheAndRoute(
  files.filter(({ url }) => !words.includes(`/${url}`)),
  { ignoreURLParametersMatching: [/./] },
);
keepLanguages(self, words);
cleanupOutdatedCaches();
answerWithoutWorker(self, files.find(({ url }) => url === 'app.html')?.revision ?? '');

// A day or a shortcut in the query is the screen's to read; the document is the same.
const at = (paths: readonly string[]) => ({
  allowlist: paths.map((path) => new RegExp(String.raw`^${path}/?(\?|$)`)),
});
registerRoute(new NavigationRoute(createHandlerBoundToURL('/app.html'), at(APP_PATHS)));

// The code of the public pages holds their texts: here their documents would hold them twice.
const blank = createHandlerBoundToURL('/public.html');
registerRoute(new NavigationRoute(blank, at(PUBLIC_PATHS)));

// A path nobody knows is the server's to answer, and without it the same page says the same.
registerRoute(new NavigationRoute((asked) => fetch(asked.request).catch(() => blank(asked)), { denylist: [/^\/_/] }));

// The person decides when a new version comes in: see src/app/updates.ts.
self.addEventListener('message', ({ data }) => {
  if ((data as { type?: string } | null)?.type === 'SKIP_WAITING') void self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

listenForBackgroundSync(self, server);
listenForPush(self);
