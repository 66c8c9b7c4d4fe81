import type { Shelf } from '#src/data/mirror.ts';
import type { Beside } from './beside.ts';
import { ACCOUNT_KEY, SESSION_KEY } from './session-store.ts';
import type { Account, SessionStore } from './session-store.ts';

// Several people on one device: who they are, and how it changes hands. Loaded for it, and without the client,
// which `beside.ts` comes with.

/** Each has a database and files; a phone that a family shares has room for about so many. */
export const MOST_PEOPLE = 6;

/** What a database takes at first, with photos and foods, and then some. */
export const ROOM_FOR_ONE = 100 * 2 ** 20;

export interface Person extends Account {
  /** False once the server has ended the session. */
  canSync: boolean;
}

export async function peopleBeside({ kept }: Pick<SessionStore, 'kept'>): Promise<Person[]> {
  const { allBeside } = await import('./beside.ts');
  return (await allBeside(kept)).map(({ account, tokens }) => Object.assign(account, { canSync: tokens !== null }));
}

const NOBODY: Pick<Beside, 'shelf'> & { account: null } = { shelf: {}, account: null };

/** Gives the device to somebody who is signed in on it, or to whoever signs in next. False where that person has left. */
export async function handTo(store: SessionStore, shelf: Shelf, userId: string | null): Promise<boolean> {
  const { kept } = store;
  const [{ besideOf, put, remove }, { dropShared, fill, takenFrom }] = await Promise.all([
    import('./beside.ts'),
    import('./shelf.ts'),
  ]);
  const former = takenFrom(shelf);
  const next = await kept.db.transaction('rw', kept, async () => {
    const [account, tokens] = [await store.account(), await store.tokens()];
    const to = userId === null ? null : await besideOf(kept, userId);
    if (userId !== null && !to) return null;
    if (account) await put(kept, { account, tokens, shelf: former });
    await kept.bulkDelete([ACCOUNT_KEY, SESSION_KEY]);
    if (!to) return NOBODY;
    await remove(kept, to.account.userId);
    await kept.put({ name: ACCOUNT_KEY, value: JSON.stringify(to.account) });
    if (to.tokens) await kept.put({ name: SESSION_KEY, value: JSON.stringify(to.tokens) });
    return to;
  });
  if (!next) return false;
  fill(shelf, next.shelf);
  await dropShared();
  // Last: other tabs hear of it by this.
  if (next.account) shelf.setItem(ACCOUNT_KEY, JSON.stringify(next.account));
  else shelf.removeItem(ACCOUNT_KEY);
  return true;
}
