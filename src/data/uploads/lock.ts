import * as z from 'zod/mini';
import type { Local } from '#sync/engine/database.ts';
import type { KeptBytes } from '#sync/engine/kept-file.ts';
import { progressPhotos } from '#sync/entities/progress-photos.ts';
import { valueStore } from '#src/data/store.ts';
import { random, WrappedKey } from '#src/data/wrapped-key.ts';

// A PIN over the album's copies on this device. Each file is sealed by one key, which is stored wrapped by another that
// is made of the PIN. Both live in memory alone while it is unlocked, and no script can read them out.

/** Among the facts of a device. */
export const LOCK = 'album-lock';

const Lock = z.object({ ...WrappedKey.shape, id: z.string() });
type Lock = z.infer<typeof Lock>;

interface Held {
  /** Of which lock; another tab may have set another since. */
  id: string;
  key: CryptoKey;
}

/** Null while the album is locked, or has no lock. */
export const heldKey = valueStore<Held | null>(null);

export const lockNow = (): void => heldKey.set(null);

export type Facts = Pick<Local, 'facts'>;

export const lockOf = async (db: Facts): Promise<Lock | null> =>
  Lock.safeParse((await db.facts.get(LOCK))?.value).data ?? null;

export const isLockable = (entity: string): boolean => entity === progressPhotos.name;

const keyOf = (lock: Lock | null): CryptoKey | null => {
  const held = heldKey.getSnapshot();
  return lock && held?.id === lock.id ? held.key : null;
};

/** There is a lock, and this page has not unlocked it. */
export async function isShut(db: Facts, entity: string): Promise<boolean> {
  if (!isLockable(entity)) return false;
  const lock = await lockOf(db);
  return lock !== null && keyOf(lock) === null;
}

export class ShutError extends Error {
  override name = 'ShutError';
}

/** What is stored of the bytes: sealed, where there is a lock. Outside of any transaction, which would not wait. */
export async function sealed(db: Facts, entity: string, bytes: ArrayBuffer): Promise<Omit<KeptBytes, 'path'>> {
  const lock = isLockable(entity) ? await lockOf(db) : null;
  if (!lock) return { bytes };
  const key = keyOf(lock);
  if (!key) throw new ShutError('The album is locked.');
  const iv = random(12);
  return { bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, bytes), iv, by: lock.id };
}

/** Null while it is locked. */
export async function opened({ bytes, iv, by }: Omit<KeptBytes, 'path'>): Promise<ArrayBuffer | null> {
  if (!iv) return bytes;
  const held = heldKey.getSnapshot();
  if (held === null || held.id !== by) return null;
  return crypto.subtle.decrypt({ name: 'AES-GCM', iv }, held.key, bytes);
}

const IDLE_MS = 5 * 60_000;

/** Locks after five minutes without a touch, and when the page is no longer in sight. */
export function keepLocking(page: Document = document, idleMs = IDLE_MS): () => void {
  let handle: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(handle);
    if (heldKey.getSnapshot()) handle = setTimeout(lockNow, idleMs);
  };
  const look = (): void => {
    if (page.visibilityState === 'hidden') lockNow();
  };
  const unsubscribe = heldKey.subscribe(wait);
  // It may have been unlocked before this was loaded.
  wait();
  look();
  for (const touch of ['pointerdown', 'keydown']) page.addEventListener(touch, wait, { passive: true });
  page.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(handle);
    unsubscribe();
    for (const touch of ['pointerdown', 'keydown']) page.removeEventListener(touch, wait);
    page.removeEventListener('visibilitychange', look);
    lockNow();
  };
}
