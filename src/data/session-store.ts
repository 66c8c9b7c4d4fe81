import type { SupportedStorage } from '@supabase/supabase-js';
import { Dexie } from 'dexie';
import type { Table } from 'dexie';
import * as z from 'zod/mini';

// Who uses this device, and the tokens to prove it. In IndexedDB, because a service worker has no other store.

const Account = z.object({
  userId: z.string(),
  email: z.nullable(z.string()),
  /** As the server said last; guards and policies ask it again. */
  role: z.nullable(z.string()),
  providerStatus: z.nullable(z.string()),
  /** Signing out, and what becomes of the data; a killed tab finishes it at the next start. */
  leaving: z.nullable(z.enum(['wipe', 'keep'])),
});

export type Account = z.infer<typeof Account>;

const Tokens = z.looseObject({ access_token: z.string(), refresh_token: z.string() });

export type Tokens = z.infer<typeof Tokens>;

/** The name of the session among what supabase-js stores. */
export const SESSION_KEY = 'session';

/** Where a first paint looks; it may be stale and is corrected by the store. */
const MIRROR_KEY = 'account';

export type Mirror = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SessionStore {
  mirrored(): Account | null;
  account(): Promise<Account | null>;
  saveAccount(account: Account | null): Promise<void>;
  tokens(): Promise<Tokens | null>;
  /** Drops the tokens, unless others have come in their place. */
  dropTokens(refreshToken: string | null): Promise<void>;
  /** What supabase-js keeps its session in. */
  readonly auth: SupportedStorage;
  close(): void;
}

interface Kept {
  name: string;
  value: string;
}

function parsed<T>(schema: z.ZodMiniType<T>, text: string | null | undefined): T | null {
  if (!text) return null;
  try {
    const result = schema.safeParse(JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** The end of the year 9999. */
const NEVER = 253_402_300_799;

/**
 * supabase-js throws a session away when it has run out and cannot be renewed, and makes everybody wait for half a
 * minute before. So it is told that no session ever runs out: the server says when a token is too old, and only its
 * explicit refusal ends a session.
 */
function timeless(text: string): string {
  const tokens = parsed(Tokens, text);
  return tokens ? JSON.stringify({ ...tokens, expires_at: NEVER }) : text;
}

/** When the token really runs out, in milliseconds; what is stored beside it may say never. */
export function expiryOf({ access_token }: Tokens): number {
  const payload = access_token.split('.')[1] ?? '';
  try {
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: number };
    return (claims.exp ?? 0) * 1000;
  } catch {
    return 0;
  }
}

export function openSessionStore(mirror: Mirror | null, name = 'session'): SessionStore {
  const db = new Dexie(name) as Dexie & { kept: Table<Kept, string> };
  db.version(1).stores({ kept: 'name' });

  const read = async (key: string): Promise<string | null> => (await db.kept.get(key))?.value ?? null;

  return {
    mirrored: () => parsed(Account, mirror?.getItem(MIRROR_KEY)),
    account: async () => parsed(Account, await read('account')),
    async saveAccount(account) {
      if (account) {
        await db.kept.put({ name: 'account', value: JSON.stringify(account) });
        mirror?.setItem(MIRROR_KEY, JSON.stringify(account));
      } else {
        mirror?.removeItem(MIRROR_KEY);
        await db.kept.delete('account');
      }
    },
    tokens: async () => parsed(Tokens, await read(SESSION_KEY)),
    dropTokens: (refreshToken) =>
      db.transaction('rw', db.kept, async () => {
        const tokens = parsed(Tokens, await read(SESSION_KEY));
        if (refreshToken === null || tokens?.refresh_token === refreshToken) await db.kept.delete(SESSION_KEY);
      }),
    auth: {
      async getItem(key) {
        const text = await read(key);
        return text !== null && key === SESSION_KEY ? timeless(text) : text;
      },
      async setItem(key, value) {
        await db.kept.put({ name: key, value });
      },
      removeItem: (key) => db.kept.delete(key),
    },
    close: () => db.close(),
  };
}
