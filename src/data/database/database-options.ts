import type { DatabaseOptions, Marker } from '#sync/engine/database.ts';
import type { Mirror } from '#src/data/mirror.ts';

/** Shared by page and service worker, which would otherwise upgrade each other's database. */
export const DATABASE = { prefix: 'user', version: 1 } satisfies DatabaseOptions;

/** What another app shared, until it is taken: see src/data/shared.ts. */
export const SHARED = 'shared';

export const databaseName = (userId: string): string => `${DATABASE.prefix}:${userId}`;

const markerName = (name: string): string => `held:${name}`;

export function markerIn(mirror: Mirror): Marker {
  return {
    has: (name) => mirror.getItem(markerName(name)) !== null,
    set: (name) => mirror.setItem(markerName(name), '1'),
  };
}

/** A database the user had deleted was not evicted by the browser. */
export const forgetMarker = (mirror: Mirror | null, name: string): void => mirror?.removeItem(markerName(name));
