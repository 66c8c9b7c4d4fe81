import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { claimsOf } from '#src/lib/claims.ts';
import { authFetch, tryAfresh } from './auth-fetch.ts';
import { pastPortals } from './past-portals.ts';
import type { Server } from './server.ts';
import { SESSION_KEY } from './session-store.ts';
import type { SessionStore } from './session-store.ts';

interface ClientOptions {
  /** A page finds a session in the address that a mailed link led to. */
  isPage: boolean;
  /** Who is known on this device. */
  owner?: string | null;
  fetch?: typeof fetch;
}

/** Whoever asks knows whether and when to ask again; supabase-js would do so for seconds, and nobody could say why. */
const DB = { retry: false };

const network: typeof fetch = (input, init) => fetch(input, init);

/** What is typed after somebody else's link would go to his account, so that nobody's link changes who is signed in. */
const heeds =
  (owner: string | null) =>
  (_: URL, { access_token: token }: Record<string, string>): boolean =>
    token !== undefined && (owner === null || claimsOf(token).sub === owner);

export function createSupabase({ url, anonKey }: Server, store: SessionStore, options: ClientOptions): SupabaseClient {
  const { isPage, owner = null } = options;
  const supabase = createClient(url, anonKey, {
    auth: {
      storage: store.auth,
      storageKey: SESSION_KEY,
      persistSession: true,
      autoRefreshToken: false,
      detectSessionInUrl: isPage && heeds(owner),
    },
    db: DB,
    global: { fetch: authFetch((token) => store.dropTokens(token), pastPortals(options.fetch ?? network)) },
  });
  tryAfresh(supabase);
  return supabase;
}

/** Remembers nobody: what is done with it touches neither the session of this device nor another tab. */
export const createVisitor = ({ url, anonKey }: Server, send: typeof fetch = network): SupabaseClient =>
  createClient(url, anonKey, {
    auth: { storageKey: 'visitor', persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: DB,
    global: { fetch: authFetch(() => Promise.resolve(), pastPortals(send)) },
  });
