import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import { startStack } from '../../supabase/local/stack.ts';
import type { Stack, StackOptions } from '../../supabase/local/stack.ts';

export interface TestStack extends Stack {
  /** A device with nobody signed in. */
  visitor(): SupabaseClient;
  /** The server's own client, past row-level security. */
  service(): SupabaseClient;
}

const DETACHED = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

/** A whole stack in memory on a port of its own. */
export async function openTestStack(options: Partial<StackOptions> = {}): Promise<TestStack> {
  const stack = await startStack({ dataDir: null, port: 0, ...options });
  const client = (key: string) => createClient(stack.url, key, { auth: DETACHED });
  return { ...stack, visitor: () => client(stack.anonKey), service: () => client(stack.serviceKey) };
}
