import { Dexie } from 'dexie';
import type { DatabaseOptions, Marker } from '#sync/engine/database.ts';
import type { Mirror } from './session-store.ts';

/** One for the page and the service worker, which would otherwise upgrade each other's database. */
export const DATABASE = { prefix: 'user', version: 1 } satisfies DatabaseOptions;

export const databaseName = (userId: string): string => `${DATABASE.prefix}:${userId}`;

const markOf = (name: string): string => `held:${name}`;

export function markerIn(mirror: Mirror): Marker {
  return {
    has: (name) => mirror.getItem(markOf(name)) !== null,
    set: (name) => mirror.setItem(markOf(name), '1'),
  };
}

const BLOCKED_MS = 5000;

/**
 * Takes a user's data off this device. Emptied before it is deleted, because a frozen tab can hold up the deletion of
 * a database and not that of its rows.
 */
export async function wipeDatabase(userId: string, mirror: Mirror | null): Promise<void> {
  const name = databaseName(userId);
  mirror?.removeItem(markOf(name));
  if (!(await Dexie.exists(name))) return;
  const db = await new Dexie(name).open();
  await db.transaction('rw', db.tables, () => Promise.all(db.tables.map((table) => table.clear())));
  db.close();
  const late = new Promise((resolve) => setTimeout(resolve, BLOCKED_MS));
  await Promise.race([Dexie.delete(name), late]);
}
