import type { SupportedStorage } from '@supabase/supabase-js';
import { allBeside, besideOf, put, remove } from './beside.ts';
import type { Beside } from './beside.ts';
import { ACCOUNT_KEY, accountOf, parsed, SESSION_KEY, Tokens } from './session-store.ts';
import type { SessionStore } from './session-store.ts';
import { dropShared, fill, takenFrom } from './shelf.ts';

/** The end of the year 9999. */
const NEVER = 253_402_300_799;

/**
 * supabase-js drops an expired session it cannot renew, and makes every caller wait half a minute first. So it is told
 * that no session expires: the server says when a token is too old, and only its explicit refusal ends a session.
 */
const neverExpiring = (tokens: Tokens): string => JSON.stringify({ ...tokens, expires_at: NEVER });

/** Where the tokens of a person are: in hand, or beside. */
type Place = { at: 'hand' } | { at: 'beside'; beside: Beside } | { at: 'nowhere' };

/**
 * What supabase-js keeps its session in. A client speaks for one person, the one whose rows its page shows, also once
 * another has the device in hand: a request that is under way, or a tab that has not heard of it, never uses the tokens
 * of another.
 */
export function authStorage(store: SessionStore, whose: () => string | null): SupportedStorage {
  const { kept, shelf } = store;

  const atomic = <T>(work: () => Promise<T>): Promise<T> => kept.db.transaction('rw', kept, work);

  async function placeOf(userId: string | null): Promise<Place> {
    const [account, tokens] = [await store.account(), await store.tokens()];
    if (userId === null) return { at: 'hand' };
    // Nobody may have the device in hand.
    const beside = await besideOf(kept, userId);
    if (beside) return { at: 'beside', beside };
    const inHand = account?.userId ?? tokens?.user.id ?? userId;
    return { at: inHand === userId ? 'hand' : 'nowhere' };
  }

  /**
   * Whoever signs in takes the device in hand, and who had it goes beside. Returns what the page is to hold where it held
   * what is another's.
   */
  async function takeInHand(next: Tokens): Promise<Beside['shelf'] | null> {
    const former = await store.account();
    const { id } = next.user;
    const known = await besideOf(kept, id);
    const isAnother = former !== null && former.userId !== id;
    if (isAnother) {
      await put(kept, { account: former, tokens: await store.tokens(), shelf: shelf ? takenFrom(shelf) : {} });
    }
    await remove(kept, id);
    const value = JSON.stringify(accountOf(next, known?.account ?? former));
    if (former || known) await kept.put({ name: ACCOUNT_KEY, value });
    await kept.put({ name: SESSION_KEY, value: JSON.stringify(next) });
    return isAnother || known ? (known?.shelf ?? {}) : null;
  }

  /** The session in its place; whoever has just signed in takes the device in hand. */
  async function keep(next: Tokens): Promise<Beside['shelf'] | null> {
    const isRenewed = next.user.id === whose();
    const place = isRenewed ? await placeOf(next.user.id) : null;
    if (place?.at === 'hand' || !place) return takeInHand(next);
    // A late answer to somebody who has left goes nowhere.
    if (place.at === 'beside') await put(kept, { ...place.beside, tokens: next });
    return null;
  }

  return {
    getItem: (key) =>
      atomic(async () => {
        if (key !== SESSION_KEY) return (await kept.get(key))?.value ?? null;
        const place = await placeOf(whose());
        const held = place.at === 'hand' ? await store.tokens() : place.at === 'beside' ? place.beside.tokens : null;
        return held && neverExpiring(held);
      }),
    async setItem(key, value) {
      const next = key === SESSION_KEY ? parsed(Tokens, value) : null;
      if (!next) {
        await kept.put({ name: key, value });
        return;
      }
      // Dexie follows only what it sees to be async.
      const held = await atomic(async () => keep(next));
      if (!held) return;
      if (shelf) fill(shelf, held);
      await dropShared();
    },
    removeItem: (key) =>
      atomic(async () => {
        if (key !== SESSION_KEY) return kept.delete(key);
        const place = await placeOf(whose());
        if (place.at === 'beside') return put(kept, { ...place.beside, tokens: null });
        // Whoever signs out is not in hand any more; who is by now stays.
        const isOthers = place.at === 'nowhere' || (whose() === null && (await store.account()));
        return isOthers ? undefined : kept.delete(SESSION_KEY);
      }),
  };
}

/** Drops the tokens that the server has refused, whose ever they are, unless others have replaced them. */
export const dropTokens = (store: SessionStore, refused: string): Promise<void> =>
  store.kept.db.transaction('rw', store.kept, async () => {
    const { kept } = store;
    if ((await store.tokens())?.refresh_token === refused) return kept.delete(SESSION_KEY);
    for (const beside of await allBeside(kept)) {
      if (beside.tokens?.refresh_token === refused) await put(kept, { ...beside, tokens: null });
    }
    return undefined;
  });
