import type { Local } from '#sync/engine/database.ts';
import type { KeptBytes } from '#sync/engine/kept-file.ts';
import { progressPhotos } from '#sync/entities/progress-photos.ts';
import { unwrapped, wrapNewKey } from '#src/data/wrapped-key.ts';
import { heldKey, isLockable, LOCK, lockNow, lockOf, opened, sealed, ShutError } from './lock.ts';
import type { Facts } from './lock.ts';

// Setting, opening and removing the lock; loaded by whoever does it.

const sealable = async (db: Local): Promise<string[]> =>
  await db.files.filter(({ entity }) => isLockable(entity)).primaryKeys();

/** One by one, each unless it changed meanwhile; what is left of a killed tab is done at the next unlocking. */
async function reseal(db: Local, how: (kept: KeptBytes) => Promise<Omit<KeptBytes, 'path'> | null>): Promise<void> {
  for (const path of await sealable(db)) {
    const kept = await db.file_bytes.get(path);
    const made = kept && (await how(kept));
    if (!made) continue;
    await db.transaction('rw', db.file_bytes, async () => {
      const now = await db.file_bytes.get(path);
      if (now && now.by === kept.by) await db.file_bytes.put({ path, ...made });
    });
  }
}

const sealAll = (db: Local): Promise<void> =>
  reseal(db, async ({ bytes, iv }) => (iv ? null : sealed(db, progressPhotos.name, bytes)));

export async function setLock(db: Local, pin: string): Promise<void> {
  const lock = { id: crypto.randomUUID(), ...(await wrapNewKey(pin)) };
  const key = await unwrapped(pin, lock);
  await db.transaction('rw', db.facts, async () => {
    if (await lockOf(db)) throw new Error('There is a lock already.');
    await db.facts.put({ name: LOCK, value: lock });
  });
  heldKey.set({ id: lock.id, key });
  await sealAll(db);
}

/** False where it is not the PIN. */
export async function unlock(db: Local, pin: string): Promise<boolean> {
  const lock = await lockOf(db);
  if (!lock) return true;
  try {
    heldKey.set({ id: lock.id, key: await unwrapped(pin, lock) });
  } catch {
    return false;
  }
  await sealAll(db);
  return true;
}

/** With the PIN; the copies stay. False where it is not the PIN. */
export async function removeLock(db: Local, pin: string): Promise<boolean> {
  if (!(await unlock(db, pin))) return false;
  await reseal(db, async (kept) => {
    const bytes = kept.iv ? await opened(kept) : null;
    return bytes && { bytes };
  });
  await db.transaction('rw', db.facts, db.files, db.file_bytes, async () => {
    const paths = await sealable(db);
    const kept = await db.file_bytes.bulkGet(paths);
    if (kept.some((each) => each?.iv)) throw new ShutError('Something was sealed meanwhile.');
    await db.facts.delete(LOCK);
  });
  lockNow();
  return true;
}

/** In the caller's transaction. */
export const dropLock = (db: Facts): PromiseLike<void> => db.facts.delete(LOCK);
