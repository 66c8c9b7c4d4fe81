import { APP_PATHS } from '#src/lib/paths.ts';
import type { RouterRule, WorkerScope } from './scope.ts';

// Where the browser knows how, it takes the app from the device by itself: to start the worker takes longer than to
// load what it would answer with. An address with a query is still the worker's.

const PREFIX = 'app-';
const FIRST_PAINT = '/first-paint.js';

/** What cannot be taken from the precache by its address. A host may have led elsewhere, which no document may say. */
async function keepDocument(cacheName: string): Promise<void> {
  const [cache, app] = await Promise.all([caches.open(cacheName), fetch('/app.html', { cache: 'reload' })]);
  if (!app.ok) throw new Error(`The document of the app is not there: ${app.status}`);
  const document = new Response(await app.blob(), { headers: app.headers });
  await cache.add(new Request(FIRST_PAINT, { cache: 'reload' }));
  await Promise.all(APP_PATHS.map((path) => cache.put(path, document.clone())));
}

/** `version` tells the documents of this one from those of another, which may still be shown. */
export function answerWithoutWorker(worker: WorkerScope, version: string): void {
  const cacheName = PREFIX + version;
  const rules: RouterRule[] = [
    { condition: { urlPattern: { pathname: '/assets/*' } }, source: 'cache' },
    ...[FIRST_PAINT, ...APP_PATHS].map((pathname) => ({
      condition: { urlPattern: { pathname, search: '' } },
      source: { cacheName },
    })),
  ];
  const isOld = (name: string): boolean => name.startsWith(PREFIX) && name !== cacheName;

  worker.addEventListener('install', (event) => {
    if (event.addRoutes) event.waitUntil(keepDocument(cacheName).then(() => event.addRoutes?.(rules)));
  });
  worker.addEventListener('activate', (event) => {
    event.waitUntil(caches.keys().then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name)))));
  });
}
