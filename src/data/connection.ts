import type { AuthChangeEvent, SupabaseClient } from '@supabase/supabase-js';

type Heard = (event: AuthChangeEvent) => unknown;

/** The client, which no first paint waits for. */
export interface Connection {
  /** Loads it where it is not here yet. What failed to load is tried anew by whoever asks next. */
  readonly client: () => Promise<SupabaseClient>;
  /** Tells what it announces, once it is here. The answer ends that. */
  readonly onEvent: (heard: Heard) => () => void;
}

export function createConnection(connect: () => Promise<SupabaseClient>): Connection {
  const listeners = new Set<Heard>();
  let client: Promise<SupabaseClient> | null = null;

  async function load(): Promise<SupabaseClient> {
    const made = await connect();
    made.auth.onAuthStateChange(async (event) => {
      await Promise.all([...listeners].map((heard) => heard(event)));
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
    onEvent(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}
