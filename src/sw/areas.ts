// A device holds the screens of whoever uses it, and a visitor's none. The page says whose those are, because the worker
// knows nobody: see src/app/use-kept-areas.ts. What it holds stands beside the files, where the page and the next version
// find it.

export const AREAS_HELD = '/areas-held';

/** None where nobody has signed in. */
export async function areasHeld(): Promise<string[]> {
  const record = await caches.match(AREAS_HELD);
  return record ? ((await record.json()) as string[]) : [];
}

export async function recordAreas(cacheName: string, areas: readonly string[]): Promise<void> {
  await (await caches.open(cacheName)).put(AREAS_HELD, Response.json(areas));
}
