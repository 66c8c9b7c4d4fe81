import type { DatabaseOptions, Marker } from '#sync/engine/database.ts';
import type { Mirror } from './mirror.ts';

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

/** What is not there any more because the user wanted it so was not thrown away by the browser. */
export const unmark = (mirror: Mirror | null, name: string): void => mirror?.removeItem(markOf(name));
