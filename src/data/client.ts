import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { authFetch, tryAfresh } from './auth-fetch.ts';
import type { Server } from './server.ts';
import { SESSION_KEY } from './session-store.ts';
import type { SessionStore } from './session-store.ts';

interface ClientOptions {
  /** A page finds a session in the address that a mailed link led to. */
  isPage: boolean;
  fetch?: typeof fetch;
}

export function createSupabase({ url, anonKey }: Server, store: SessionStore, options: ClientOptions): SupabaseClient {
  const send: typeof fetch = options.fetch ?? ((input, init) => fetch(input, init));
  const supabase = createClient(url, anonKey, {
    auth: {
      storage: store.auth,
      storageKey: SESSION_KEY,
      persistSession: true,
      autoRefreshToken: false,
      detectSessionInUrl: options.isPage,
    },
    global: { fetch: authFetch((refreshToken) => store.dropTokens(refreshToken), send) },
  });
  tryAfresh(supabase);
  return supabase;
}
