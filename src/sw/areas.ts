// A device holds the screens of its user's role, and a visitor's none. The page says which, because the worker does not
// know who is signed in: see src/app/use-kept-areas.ts. The list is stored beside the files, for the page and the next
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
