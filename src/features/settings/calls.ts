import { isUnanswered } from '#src/data/server/auth-codes.ts';
import { askForDeletion } from '#src/data/session/deletion.ts';
import { server } from '#src/data/server/server.ts';
import type { Session } from '#src/data/session/session.ts';
import type { SettingsWords } from './words.ts';

// Calls that only the server can do. Each returns why not, or null.

export type Refused = keyof SettingsWords['refused'];

type Asker = Pick<Session, 'supabase' | 'refresh'>;
type Auth = Awaited<ReturnType<Session['supabase']>>['auth'];

export interface Fault {
  code?: string | undefined;
  status?: number | undefined;
}

/** No response. */
const UNREACHED: Fault = { status: 0 };

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

async function ask(asker: Asker, call: (auth: Auth) => Promise<{ error: Fault | null }>): Promise<Refused | null> {
  const stale = await staleOf(asker);
  if (stale) return stale;
  const { auth } = await asker.supabase();
  const { error } = await call(auth);
  return error && refusedBy(error);
}

interface PasswordChange {
  current: string;
  next: string;
}

/** The project wants a sign-in of the last day, and this device's is older. */
const TOO_OLD = 'reauthentication_needed';

/**
 * In a session of its own: signing in with this device's would drop its second step. By the address the server knows,
 * because another browser may have confirmed a change.
 */
async function change(auth: Auth, { current, next }: PasswordChange): Promise<{ error: Fault | null }> {
  const { data, error: unknown } = await auth.getUser();
  if (unknown) return { error: unknown };
  const { createVisitor } = await import('#src/data/server/client.ts');
  const visitor = createVisitor(server()).auth;
  const { error: wrong } = await visitor.signInWithPassword({ email: data.user.email ?? '', password: current });
  if (wrong) return { error: wrong };
  const wanted = { password: next, current_password: current };
  const { error } = await auth.updateUser(wanted);
  if (error?.code !== TOO_OLD) {
    await visitor.signOut({ scope: 'local' });
    return { error };
  }
  const { error: refused } = await visitor.updateUser(wanted);
  const { session } = (await visitor.getSession()).data;
  // The change has ended every other session.
  if (!refused && session) await auth.setSession(session);
  return { error: refused };
}

export const changePassword = (asker: Asker, wanted: PasswordChange): Promise<Refused | null> =>
  ask(asker, (auth) => change(auth, wanted).catch(() => ({ error: UNREACHED })));

/** The server mails both addresses, and changes it when both have confirmed. */
export const changeEmail = (asker: Asker, email: string): Promise<Refused | null> =>
  ask(asker, (auth) => auth.updateUser({ email }, { emailRedirectTo: new URL('/', location.origin).href }));

/** `auth.signOut` reports success even if the server refuses. */
export const signOutElsewhere = (asker: Asker): Promise<Refused | null> =>
  ask(asker, async (auth) => {
    const { data } = await auth.getSession();
    return auth.admin.signOut(data.session?.access_token ?? '', 'others');
  });

export async function requestDeletion(asker: Asker, userId: string): Promise<Refused | null> {
  const stale = await staleOf(asker);
  if (stale) return stale;
  const { refused } = await askForDeletion(asker, userId).catch(() => ({ refused: {} }));
  return refused && refusedBy(refused);
}
