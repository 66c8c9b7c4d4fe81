import { isUnanswered } from '#src/data/server/auth-codes.ts';
import type { Session } from '#src/data/session/session.ts';
import type { SettingsWords } from './words.ts';

// Calls that only the server can do. Each returns why not, or null.

export type Refused = keyof SettingsWords['refused'];

export type Asker = Pick<Session, 'supabase' | 'refresh'>;
export type Auth = Awaited<ReturnType<Session['supabase']>>['auth'];

export interface Fault {
  code?: string | undefined;
  status?: number | undefined;
}

/** No response. */
export const UNREACHED: Fault = { status: 0 };

const REFUSED: Readonly<Record<string, Refused>> = {
  invalid_credentials: 'wrong-password',
  current_password_mismatch: 'wrong-password',
  same_password: 'same-password',
  weak_password: 'weak-password',
  email_exists: 'taken',
  over_email_send_rate_limit: 'too-often',
  over_request_rate_limit: 'too-often',
};

export function refusedBy({ code, status = 0 }: Fault): Refused {
  if (isUnanswered({ code, status })) return 'offline';
  if (status === 429) return 'too-often';
  return (code !== undefined && REFUSED[code]) || 'other';
}

const STALE = { refused: 'ended', unreachable: 'offline' } as const;

/** Why the token could not be renewed; the server's message for an old token or an ended session does not say so. */
export async function staleOf({ refresh }: Asker): Promise<Refused | null> {
  const token = await refresh(Infinity);
  return token === 'fresh' ? null : STALE[token];
}

export async function ask(
  asker: Asker,
  call: (auth: Auth) => Promise<{ error: Fault | null }>,
): Promise<Refused | null> {
  const stale = await staleOf(asker);
  if (stale) return stale;
  const { auth } = await asker.supabase();
  const { error } = await call(auth);
  return error && refusedBy(error);
}

/** `auth.signOut` reports success even if the server refuses. */
export const signOutElsewhere = (asker: Asker): Promise<Refused | null> =>
  ask(asker, async (auth) => {
    const { data } = await auth.getSession();
    return auth.admin.signOut(data.session?.access_token ?? '', 'others');
  });
