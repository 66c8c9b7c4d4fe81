import { Dexie } from 'dexie';
import type { Table } from 'dexie';
import * as z from 'zod/mini';
import { SHARED } from '#src/data/database/database-options.ts';
import { claimsOf } from '#src/lib/claims.ts';
import type { Shelf } from '#src/data/mirror.ts';
import { CHOSEN_OFFER_KEY } from '#src/lib/chosen-offer.ts';
import { forgetKeptScreens } from './kept-screens.ts';

// Who has this device in hand, and their tokens. In IndexedDB, the only store a service worker has. Others who use it are
// beside: see people.ts.

export const Account = z.object({
  userId: z.string(),
  email: z.nullable(z.string()),
  /** As the server last said; guards and policies check again. */
  role: z.nullable(z.string()),
  providerStatus: z.nullable(z.string()),
  /** As the profile last said; older versions of the app did not store it. */
  isOnboarded: z.optional(z.boolean()),
  /** Gave the password but not the second step. Stored, because the tokens that say so may be gone. */
  owesSecondStep: z.optional(z.boolean()),
  /** As the profile last said, for the list of people on this device. */
  name: z.optional(z.string()),
  /** Asks for a PIN before anything of this person is shown: see person-lock.ts. */
  hasLock: z.optional(z.boolean()),
});

export type Account = z.infer<typeof Account>;
export type Access = Pick<Account, 'role' | 'providerStatus' | 'isOnboarded' | 'name'>;

export const Tokens = z.looseObject({
  access_token: z.string(),
  refresh_token: z.string(),
  user: z.looseObject({
    id: z.string(),
    email: z.optional(z.string()),
    factors: z.nullish(z.array(z.looseObject({ status: z.string() }))),
  }),
});

export type Tokens = z.infer<typeof Tokens>;

/** Whoever is signed in on this device. */
export const SignedIn = z.object({
  account: Account,
  /** Null once the server has ended the session: then the rows wait for a sign-in. */
  tokens: z.nullable(Tokens),
});

/** What becomes of the data at sign-out. */
export type Leaving = 'wipe' | 'keep';

/** The key under which supabase-js stores the session. */
export const SESSION_KEY = 'session';

export const ACCOUNT_KEY = 'account';

/** Prefix of the lock of a person: see person-lock.ts. */
export const LOCK_KEY = 'lock:';

/** Prefix of a person who is beside: see beside.ts. */
export const BESIDE_KEY = 'person:';

/** Prefix of users whose data is still to be wiped from this device. */
const WIPE_KEY = 'wipe:';

export interface SessionStore {
  mirrored(): Account | null;
  account(): Promise<Account | null>;
  tokens(): Promise<Tokens | null>;
  /** Makes the owner of the stored tokens the user of this device. */
  adopt(): Promise<void>;
  /** Updates the known user from new tokens; ignores anybody else's. */
  renew(): Promise<void>;
  remember(userId: string, access: Access): Promise<void>;
  /**
   * Signs one person out, in hand or beside, in one transaction, so that a killed tab leaves nothing half done. Returns
   * who has left.
   */
  leave(data: Leaving, whose: string): Promise<{ account: Account | null; tokens: Tokens | null }>;
  toWipe(): Promise<string[]>;
  wiped(userId: string): Promise<void>;
  readonly kept: Table<Kept, string>;
  /** Null where there is no page. */
  readonly shelf: Shelf | null;
  close(): void;
}

export interface Kept {
  name: string;
  value: string;
}

export function parsed<T>(schema: z.ZodMiniType<T>, text: string | null | undefined): T | null {
  if (!text) return null;
  try {
    const result = schema.safeParse(JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** When the token really expires, in milliseconds; the stored session may say never. */
export const expiryOf = (tokens: Tokens): number => (claimsOf(tokens.access_token).exp ?? 0) * 1000;

/** The account has a second step that this session has not passed. */
export const lacksSecondStep = (tokens: Tokens): boolean =>
  claimsOf(tokens.access_token).aal === 'aal1' &&
  (tokens.user.factors ?? []).some(({ status }) => status === 'verified');

/** Keeps what was known of this user, and nothing of another. */
export function accountOf(tokens: Tokens, former: Account | null): Account {
  const { user } = tokens;
  const known = former?.userId === user.id ? former : { role: null, providerStatus: null, isOnboarded: false };
  return { ...known, userId: user.id, email: user.email ?? null, owesSecondStep: lacksSecondStep(tokens) };
}

export function openSessionStore(mirror: Shelf | null, name = 'session'): SessionStore {
  const db = new Dexie(name) as Dexie & { kept: Table<Kept, string> };
  db.version(1).stores({ kept: 'name' });

  const read = async (key: string): Promise<string | null> => (await db.kept.get(key))?.value ?? null;
  const account = async (): Promise<Account | null> => parsed(Account, await read(ACCOUNT_KEY));
  const tokens = async (): Promise<Tokens | null> => parsed(Tokens, await read(SESSION_KEY));

  /** Reads and writes in one transaction, whatever other tabs do. */
  async function changeAccount(change: () => Promise<Account | null>): Promise<void> {
    const next = await db.transaction('rw', db.kept, async () => {
      const changed = await change();
      if (changed) await db.kept.put({ name: ACCOUNT_KEY, value: JSON.stringify(changed) });
      return changed;
    });
    if (next) mirror?.setItem(ACCOUNT_KEY, JSON.stringify(next));
  }

  return {
    mirrored: () => parsed(Account, mirror?.getItem(ACCOUNT_KEY)),
    account,
    tokens,
    adopt: () =>
      changeAccount(async () => {
        const held = await tokens();
        return held && accountOf(held, await account());
      }),
    renew: () =>
      changeAccount(async () => {
        const [held, known] = [await tokens(), await account()];
        return held && known?.userId === held.user.id ? accountOf(held, known) : null;
      }),
    remember: (userId, access) =>
      changeAccount(async () => {
        const known = await account();
        return known?.userId === userId ? { ...known, ...access } : null;
      }),
    async leave(data, whose) {
      const isMirrored = parsed(Account, mirror?.getItem(ACCOUNT_KEY))?.userId === whose;
      const { isInHand, ...left } = await db.transaction('rw', db.kept, async () => {
        const inHand = { account: await account(), tokens: await tokens() };
        const isTheirs = (inHand.account?.userId ?? inHand.tokens?.user.id) === whose;
        const who = isTheirs ? inHand : parsed(SignedIn, await read(BESIDE_KEY + whose));
        if (isTheirs) await db.kept.bulkDelete([ACCOUNT_KEY, SESSION_KEY]);
        if (who) await db.kept.bulkDelete([BESIDE_KEY + whose, LOCK_KEY + whose]);
        if (who?.account && data === 'wipe') await db.kept.put({ name: WIPE_KEY + whose, value: '' });
        return { account: who?.account ?? null, tokens: who?.tokens ?? null, isInHand: isTheirs };
      });
      // What the page keeps by now may be of another.
      if (!isInHand && !isMirrored) return left;
      mirror?.removeItem(ACCOUNT_KEY);
      mirror?.removeItem(CHOSEN_OFFER_KEY);
      forgetKeptScreens(mirror);
      await Dexie.delete(SHARED).catch(() => undefined);
      return left;
    },
    async toWipe() {
      // Dexie does not reopen a store that was evicted while it was being opened.
      if (!db.isOpen()) await db.open();
      const names = await db.kept.where('name').startsWith(WIPE_KEY).primaryKeys();
      return names.map((wipe) => wipe.slice(WIPE_KEY.length));
    },
    wiped: (userId) => db.kept.delete(WIPE_KEY + userId),
    kept: db.kept,
    shelf: mirror,
    close: () => db.close(),
  };
}
