import type { Local } from '#sync/engine/database.ts';
import type { KeptBytes } from '#sync/engine/kept-file.ts';
import { progressPhotos } from '#sync/entities/progress-photos.ts';
import { heldKey, isLockable, LOCK, lockNow, lockOf, opened, random, sealed, ShutError } from './lock.ts';
import type { Facts, Lock } from './lock.ts';

// Setting, opening and removing the lock; loaded by whoever does it.

export const SHORTEST_PIN = 6;
/** OWASP's figure of 2023 for SHA-256. */
const ROUNDS = 600_000;

const AES = { name: 'AES-GCM', length: 256 };

async function keyOfPin(pin: string, { salt, rounds }: Pick<Lock, 'salt' | 'rounds'>): Promise<CryptoKey> {
  const typed = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, ['deriveKey']);
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
  return crypto.subtle.deriveKey(how, typed, AES, false, ['wrapKey', 'unwrapKey']);
}

const unwrapped = async (pin: string, lock: Lock): Promise<CryptoKey> =>
  crypto.subtle.unwrapKey(
    'raw',
    lock.wrapped,
    await keyOfPin(pin, lock),
    { name: 'AES-GCM', iv: lock.iv },
    AES,
    false,
    ['encrypt', 'decrypt'],
  );

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
  const facts = { id: crypto.randomUUID(), salt: random(16), iv: random(12), rounds: ROUNDS };
  // Readable for as long as it takes to wrap it; the one that is used is not.
  const fresh = await crypto.subtle.generateKey(AES, true, ['encrypt', 'decrypt']);
  const wrapping = await keyOfPin(pin, facts);
  const wrapped = await crypto.subtle.wrapKey('raw', fresh, wrapping, { name: 'AES-GCM', iv: facts.iv });
  const lock = { ...facts, wrapped };
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
