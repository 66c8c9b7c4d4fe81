import type { Entry, Local } from './database.ts';

// What was sent together lies close together, and one request for a whole stretch is much less than one a place.

/** From the first of these places to the last. */
function stretchOf(db: Local, places: readonly number[]) {
  const [first, last] = [Math.min(...places), Math.max(...places)];
  return { entries: db.outbox.where(':id').between(first, last, true, true), length: last - first + 1 };
}

export async function entriesAt(db: Local, places: readonly number[]): Promise<(Entry | undefined)[]> {
  const stretch = stretchOf(db, places);
  if (stretch.length > 2 * places.length) return db.outbox.bulkGet([...places]);
  const found = new Map((await stretch.entries.toArray()).map((entry) => [entry.seq, entry]));
  return places.map((place) => found.get(place));
}

/** No place is ever used twice, so nobody stands between neighbours. */
export async function removeEntries(db: Local, places: readonly number[]): Promise<void> {
  const stretch = stretchOf(db, places);
  await (stretch.length === places.length ? stretch.entries.delete() : db.outbox.bulkDelete([...places]));
}
