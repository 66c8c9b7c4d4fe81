import type { WorkerScope } from './scope.ts';

// Repairs what is already wrong on the device. Nothing here touches the database.

const isCode = (path: string): boolean => /\.(js|css)$/.test(path);
const isPage = (answer: Response): boolean => answer.headers.get('content-type')?.startsWith('text/html') ?? false;

/** Versions before hashes were checked may hold anything a network answered. */
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

/** A document that is not ours runs none of our code. Without it, the network is asked. */
export async function forgetWrongDocuments(own: string): Promise<boolean> {
  let hasForgotten = false;
  for (const { cache, request, path } of await wrongOfOthers(own)) {
    if (isCode(path)) continue;
    hasForgotten = (await cache.delete(request)) || hasForgotten;
  }
  return hasForgotten;
}

/** Another version on this device holds a portal's pages instead of its files, so that it cannot run. */
export const isAnotherBroken = async (own: string): Promise<boolean> => (await wrongOfOthers(own)).length > 0;

/** Reloads the windows of a broken version, unless something is unfinished in a tab that still runs. */
export async function reloadWindows({ clients, navigator }: WorkerScope): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  if (held.some(({ name }) => name === 'unfinished')) return;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: false });
  // Not awaited: the page waits for its worker to activate, and the worker for this.
  for (const shown of windows) void shown.navigate(shown.url).catch(() => null);
}

/** A complete version replaces this incomplete one. The windows are told. */
export async function activateNext({ registration }: WorkerScope): Promise<void> {
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
