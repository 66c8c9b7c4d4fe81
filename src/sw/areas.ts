// A device holds the screens of its user's role, and a visitor's none. The page says which, because the worker does not
// know who is signed in: see src/app/kept-areas.ts. The list is stored beside the files, for the page and the next
// version.

export const AREAS_HELD = '/areas-held';

/** None where nobody has signed in. */
export async function areasHeld(): Promise<string[]> {
  const record = await caches.match(AREAS_HELD);
  return record ? ((await record.json()) as string[]) : [];
}

export async function recordAreas(cacheName: string, areas: readonly string[]): Promise<void> {
  await (await caches.open(cacheName)).put(AREAS_HELD, Response.json(areas));
}

// Where little data is to be used, it holds of those screens the ones that were opened.

export const OPENED_ONLY = '/opened-only';

export const isOpenedOnly = async (): Promise<boolean> => (await caches.match(OPENED_ONLY)) !== undefined;

export async function recordOpenedOnly(cacheName: string, isOnly: boolean): Promise<void> {
  const cache = await caches.open(cacheName);
  await (isOnly ? cache.put(OPENED_ONLY, Response.json(true)) : cache.delete(OPENED_ONLY));
}

const HASH = /-[\w-]{8}(?=\.\w+$)/;

/** The same in every version. */
export const nameInAll = (path: string): string => path.replace(HASH, '');

export async function namesHeld(): Promise<ReadonlySet<string>> {
  const caching = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
  return new Set((await Promise.all(caching)).flat().map(({ url }) => nameInAll(new URL(url).pathname)));
}
