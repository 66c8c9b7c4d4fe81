import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient, User } from '@supabase/supabase-js';
import { needed } from './env.ts';
import { Refusal } from './http.ts';

/** Who calls: a signed-in person, with a client that sees what they see, or the server itself. */
export type Caller = { role: 'user'; user: User; client: SupabaseClient } | { role: 'service' };

const DETACHED = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

/** Bypasses row-level security: only for what the caller's right has been checked for. */
export function serviceClient(): SupabaseClient {
  return createClient(needed('SUPABASE_URL'), needed('SUPABASE_SERVICE_ROLE_KEY'), { auth: DETACHED });
}

function clientOf(token: string): SupabaseClient {
  return createClient(needed('SUPABASE_URL'), needed('SUPABASE_ANON_KEY'), {
    auth: DETACHED,
    global: { headers: { Authorization: `Bearer ${token}` } },
  });
}

const SESSION_REFUSED = 'PT401';

/** Asks the server, so that a token is void once its session has ended or lacks the second step. */
export async function callerOf(request: Request): Promise<Caller> {
  const bearer = /^bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  // A client with a new-style key and nobody signed in sends only the key.
  const token = bearer ?? request.headers.get('apikey');
  if (!token) throw new Refusal(401, 'Sign in first.');
  if (token === needed('SUPABASE_SERVICE_ROLE_KEY')) return { role: 'service' };
  const client = clientOf(token);
  const { data, error } = await client.auth.getUser(token);
  if (error && (error.status ?? 500) >= 500) throw error;
  if (!data.user) throw new Refusal(401, 'Sign in first.');
  const { error: refused } = await client.rpc('require_session');
  if (refused?.code === SESSION_REFUSED) throw new Refusal(401, 'Sign in first.');
  if (refused) throw refused;
  return { role: 'user', user: data.user, client };
}

/** The calling person, for functions whose body must not name anybody else. */
export async function ownCaller(request: Request, userId: string): Promise<User> {
  const caller = await callerOf(request);
  if (caller.role !== 'user' || caller.user.id !== userId) throw new Refusal(403, 'This is not your account.');
  return caller.user;
}

interface Claim {
  user_id: string;
  kind: string;
  again_after?: string;
}

/** Whether this mail is still to be sent; true only once. */
export async function claimMail(claim: Claim): Promise<boolean> {
  const { data, error } = await serviceClient().rpc('claim_mail', claim);
  if (error) throw error;
  return data === true;
}

/** Lets a mail that failed be requested again. */
export async function releaseMail({ user_id, kind }: Claim): Promise<void> {
  const { error } = await serviceClient().rpc('release_mail', { user_id, kind });
  if (error) throw error;
}
