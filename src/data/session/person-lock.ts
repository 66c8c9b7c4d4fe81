import type { Table } from 'dexie';
import * as z from 'zod/mini';
import { unwrapped, WrappedKey, wrapNewKey } from '#src/data/wrapped-key.ts';
import type { Mirror } from '#src/data/mirror.ts';
import { ACCOUNT_KEY, LOCK_KEY } from './session-store.ts';
import type { SessionStore } from './session-store.ts';

// A PIN that is asked for before the app shows anything of a person. It keeps out whoever picks up the phone: the rows
// are not encrypted, and the tools of a browser read them.

const Tried = z.object({
  key: WrappedKey,
  /** How often a wrong one was given since the last right one. */
  wrong: z.number(),
  /** Until then none is looked at, by the device's clock. */
  until: z.number(),
});
type Tried = z.infer<typeof Tried>;

/** So many may be mistyped; after that each wrong one doubles the wait. */
const FREE_TRIES = 4;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 60 * 60_000;

const waitAfter = (wrong: number): number =>
  wrong <= FREE_TRIES ? 0 : Math.min(FIRST_WAIT_MS * 2 ** (wrong - FREE_TRIES - 1), LONGEST_WAIT_MS);

export type Opened = 'open' | 'wrong' | { waitMs: number };

type Store = Pick<SessionStore, 'kept' | 'account'>;

/** A lock is stored as it is, the rest of the table as words. */
const locksIn = ({ kept }: Store) => kept as unknown as Table<{ name: string; value: unknown }, string>;

const lockOf = async (store: Store, userId: string): Promise<Tried | null> =>
  Tried.safeParse((await locksIn(store).get(LOCK_KEY + userId))?.value).data ?? null;

const keep = (store: Store, userId: string, lock: Tried): Promise<unknown> =>
  locksIn(store).put({ name: LOCK_KEY + userId, value: lock });

const atomic = <T>({ kept }: Store, work: () => Promise<T>): Promise<T> => kept.db.transaction('rw', kept, work);

/** Of whoever has the device in hand, or is beside. */
async function setLock(store: Store, mirror: Mirror, userId: string, lock: Tried | null): Promise<void> {
  const { kept } = store;
  const hasLock = lock !== null;
  const { besideOf, put } = await import('./beside.ts');
  await atomic(store, async () => {
    await (lock ? keep(store, userId, lock) : kept.delete(LOCK_KEY + userId));
    const [inHand, beside] = [await store.account(), await besideOf(kept, userId)];
    if (beside) await put(kept, { ...beside, account: { ...beside.account, hasLock } });
    if (inHand?.userId !== userId) return;
    const value = JSON.stringify({ ...inHand, hasLock });
    await kept.put({ name: ACCOUNT_KEY, value });
    mirror.setItem(ACCOUNT_KEY, value);
  });
}

export const lockPerson = async (store: Store, mirror: Mirror, userId: string, pin: string): Promise<void> =>
  setLock(store, mirror, userId, { key: await wrapNewKey(pin), wrong: 0, until: 0 });

/** After the PIN, or the password of the account. */
export const removeLock = (store: Store, mirror: Mirror, userId: string): Promise<void> =>
  setLock(store, mirror, userId, null);

/** Taken off or set anew while a PIN was looked at, it stays so. */
const isSame = (one: Tried | null, { key }: Tried): boolean =>
  one !== null && new Uint8Array(one.key.iv).join() === new Uint8Array(key.iv).join();

/** Without a lock, only whoever owes none gets in. */
async function withoutLock(store: Store, userId: string): Promise<Opened> {
  const { besideOf } = await import('./beside.ts');
  const inHand = await store.account();
  const account = inHand?.userId === userId ? inHand : (await besideOf(store.kept, userId))?.account;
  return account?.hasLock ? 'wrong' : 'open';
}

/** A try counts before it is looked at: closing the page, or many tabs, give no more of them. */
export async function openLock(store: Store, userId: string, pin: string, now = Date.now()): Promise<Opened> {
  const lock = await atomic(store, async () => {
    const held = await lockOf(store, userId);
    if (!held || now < held.until) return held;
    const wrong = held.wrong + 1;
    await keep(store, userId, { ...held, wrong, until: now + waitAfter(wrong) });
    return held;
  });
  if (!lock) return withoutLock(store, userId);
  if (now < lock.until) return { waitMs: lock.until - now };
  try {
    await unwrapped(pin, lock.key);
  } catch {
    const waitMs = waitAfter(lock.wrong + 1);
    return waitMs > 0 ? { waitMs } : 'wrong';
  }
  await atomic(store, async () => {
    if (isSame(await lockOf(store, userId), lock)) await keep(store, userId, { ...lock, wrong: 0, until: 0 });
  });
  return 'open';
}
