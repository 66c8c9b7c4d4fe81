import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { claimsOf } from '#src/lib/claims.ts';
import { authFetch, alwaysRetry } from './auth-fetch.ts';
import { detectPortals } from './detect-portals.ts';
import type { Server } from './server.ts';
import { authStorage, dropTokens } from '#src/data/session/auth-storage.ts';
import { SESSION_KEY } from '#src/data/session/session-store.ts';
import type { SessionStore } from '#src/data/session/session-store.ts';

export { endSessions } from './end-sessions.ts';

interface ClientOptions {
  /** A page reads a session from the address of a mailed link. */
  isPage: boolean;
  /** The user known on this device. */
  owner?: string | null;
  /** For whom it speaks now; where that is nobody, for whoever has the device in hand. */
  whose?: () => string | null;
  fetch?: typeof fetch;
}

/** Callers decide whether and when to retry; supabase-js would do so silently for seconds. */
const NO_RETRIES = { retry: false };

const network: typeof fetch = (input, init) => fetch(input, init);

/** Otherwise somebody else's link would sign this device in to their account, and what is typed next would go there. */
const acceptsLink =
  (owner: string | null) =>
  (_: URL, { access_token: token }: Record<string, string>): boolean =>
    token !== undefined && (owner === null || claimsOf(token).sub === owner);

export function createSupabase({ url, anonKey }: Server, store: SessionStore, options: ClientOptions): SupabaseClient {
  const { isPage, owner = null, whose = () => owner } = options;
  const supabase = createClient(url, anonKey, {
    auth: {
      storage: authStorage(store, whose),
      storageKey: SESSION_KEY,
      persistSession: true,
      autoRefreshToken: false,
      detectSessionInUrl: isPage && acceptsLink(owner),
    },
    db: NO_RETRIES,
    global: { fetch: authFetch((token) => dropTokens(store, token), detectPortals(options.fetch ?? network)) },
  });
  alwaysRetry(supabase);
  return supabase;
}

/** Without storage: it touches neither this device's session nor another tab. */
export const createVisitor = ({ url, anonKey }: Server, send: typeof fetch = network): SupabaseClient =>
  createClient(url, anonKey, {
    auth: { storageKey: 'visitor', persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: NO_RETRIES,
    global: { fetch: authFetch(() => Promise.resolve(), detectPortals(send)) },
  });
