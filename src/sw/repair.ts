import type { WorkerScope } from './scope.ts';

// What is wrong on the device already. Nothing here touches the database.

const isCode = (path: string): boolean => /\.(js|css)$/.test(path);
const isPage = (answer: Response): boolean => answer.headers.get('content-type')?.startsWith('text/html') ?? false;

/** Versions of before hashes were compared hold whatever a network answered with. */
async function isWrong(path: string, answer: Response): Promise<boolean> {
  if (isCode(path)) return isPage(answer);
  return isPage(answer) && !(await answer.text()).includes('/first-paint.js');
}

interface Wrong {
  readonly cache: Cache;
  readonly request: Request;
  readonly path: string;
}

async function wrongOfOthers(own: string): Promise<Wrong[]> {
  const wrong: Wrong[] = [];
  for (const name of (await caches.keys()).filter((other) => other !== own)) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const held = await cache.match(request);
      const path = new URL(request.url).pathname;
      if (held && (await isWrong(path, held))) wrong.push({ cache, request, path });
    }
  }
  return wrong;
}

/** A document of another version that is not ours runs no code of ours: without it, the network is asked. */
export async function forgetWrongDocuments(own: string): Promise<boolean> {
  let hasForgotten = false;
  for (const { cache, request, path } of await wrongOfOthers(own)) {
    if (isCode(path)) continue;
    hasForgotten = (await cache.delete(request)) || hasForgotten;
  }
  return hasForgotten;
}

/** Another version on this device holds pages of a portal in the place of its files, so that it cannot run. */
export const isAnotherBroken = async (own: string): Promise<boolean> => (await wrongOfOthers(own)).length > 0;

/** What is shown of a broken version is loaded anew, unless something is unfinished in a tab that still runs. */
export async function showAnew({ clients, navigator }: WorkerScope): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  if (held.some(({ name }) => name === 'unfinished')) return;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: false });
  // Not awaited: a page waits until its worker is active, and this one is not before what it awaits is done.
  for (const shown of windows) void shown.navigate(shown.url).catch(() => null);
}

/** A version that is whole takes over from this one, which is not. The windows hear of it. */
export async function letNextIn({ registration }: WorkerScope): Promise<void> {
  await registration.update();
  const next = registration.installing ?? registration.waiting;
  if (!next) return;
  const take = (): void => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
    if (next.state === 'installed') next.postMessage({ type: 'SKIP_WAITING' });
  };
  next.addEventListener('statechange', take);
  take();
}
