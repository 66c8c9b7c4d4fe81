import type { AuthChangeEvent, SupabaseClient } from '@supabase/supabase-js';

type Listener = (event: AuthChangeEvent) => unknown;

/** The Supabase client, loaded after the first paint. */
export interface Connection {
  /** Loads it on first use. After a failure the next caller tries again. */
  readonly client: () => Promise<SupabaseClient>;
  /** Subscribes to auth events, once it is loaded. Returns the unsubscribe. */
  readonly onEvent: (listener: Listener) => () => void;
}

export function createConnection(connect: () => Promise<SupabaseClient>): Connection {
  const listeners = new Set<Listener>();
  let client: Promise<SupabaseClient> | null = null;

  async function load(): Promise<SupabaseClient> {
    const made = await connect();
    made.auth.onAuthStateChange(async (event) => {
      await Promise.all([...listeners].map((listener) => listener(event)));
    });
    return made;
  }

  return {
    client() {
      client ??= load().catch((error: unknown) => {
        client = null;
        throw error;
      });
      return client;
    },
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
