import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';

export interface Signed {
  session: string;
  anonKey: string;
  userId: string;
}

export function clientOf({ session, anonKey }: Signed, fetcher: typeof fetch = fetch): SupabaseClient {
  const storage = { getItem: () => session, setItem: () => {}, removeItem: () => {} };
  const auth = { storage, storageKey: 'bench', autoRefreshToken: false, detectSessionInUrl: false };
  return createClient(location.origin, anonKey, { auth, global: { fetch: fetcher } });
}

export async function call({ session, anonKey }: Signed, name: string, args: unknown): Promise<unknown> {
  const { access_token: token } = JSON.parse(session) as { access_token: string };
  const response = await fetch(`/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: anonKey, authorization: `Bearer ${token}` },
    body: JSON.stringify(args),
  });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}
