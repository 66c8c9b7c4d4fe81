import * as z from 'zod/mini';
import type { WorkerScope } from './scope.ts';

// A page that is closed has no timer, and a worker cannot wake itself; but one that is asked to wait stays for it, in
// Chromium for five minutes. Most rests are shorter.

const Rest = z.object({
  inMs: z.number(),
  /** What to say then, and where a tap on it leads. */
  message: z.object({ title: z.string(), body: z.string(), path: z.string() }),
});

/** The page and this worker show it under one tag, so that it is told once. */
const TAG = 'rest';

let waiting = new AbortController();

/** False where it was called off. */
const passed = (ms: number, { signal }: AbortController, leaving: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), ms);
    for (const end of [signal, leaving])
      end.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve(false);
      });
  });

async function isInSight({ clients, location }: WorkerScope, path: string): Promise<boolean> {
  const { pathname } = new URL(path, location.origin);
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return windows.some(
    ({ url, visibilityState }) => visibilityState === 'visible' && new URL(url).pathname === pathname,
  );
}

/** Tells the end of a rest that no page shows. The rest that comes replaces the one before; none calls it off. */
export async function tellOfRest(worker: WorkerScope, asked: unknown, leaving: AbortSignal): Promise<void> {
  waiting.abort();
  waiting = new AbortController();
  const rest = Rest.safeParse(asked).data;
  if (!rest || !(await passed(rest.inMs, waiting, leaving))) return;
  const { title, body, path } = rest.message;
  if (await isInSight(worker, path)) return;
  // Where it is not allowed, it is not told.
  await worker.registration
    .showNotification(title, { body, tag: TAG, data: path, icon: '/icons/192.png' })
    .catch(() => undefined);
}
