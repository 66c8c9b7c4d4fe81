import { isUnheard } from '#src/data/auth-codes.ts';
import { askForDeletion } from '#src/data/deletion.ts';
import { server } from '#src/data/server.ts';
import type { Session } from '#src/data/session.ts';
import type { SettingsWords } from './words.ts';

// What these cards ask of the server, which alone can do it. Each answers with why not, or null.

export type Refused = keyof SettingsWords['refused'];

type Asker = Pick<Session, 'supabase' | 'refresh'>;
type Auth = Awaited<ReturnType<Session['supabase']>>['auth'];

interface Fault {
  code?: string | undefined;
  status?: number | undefined;
}

/** Nothing came back. */
const UNREACHED: Fault = { status: 0 };

const REFUSED: Readonly<Record<string, Refused>> = {
  invalid_credentials: 'wrong-password',
  same_password: 'same-password',
  weak_password: 'weak-password',
  email_exists: 'taken',
  over_email_send_rate_limit: 'too-often',
  over_request_rate_limit: 'too-often',
};

export function refusedBy({ code, status = 0 }: Fault): Refused {
  if (isUnheard({ code, status })) return 'offline';
  if (status === 429) return 'too-often';
  return (code !== undefined && REFUSED[code]) || 'other';
}

const STALE = { refused: 'ended', unreachable: 'offline' } as const;

/** Why there is no new token: an old one, or one of a session that has ended, is refused in words that do not say so. */
async function staleOf({ refresh }: Asker): Promise<Refused | null> {
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

/** In a session of its own: to sign in with the one of this device would take its second step away. */
async function proves(email: string, password: string): Promise<Fault | null> {
  const { createVisitor } = await import('#src/data/client.ts');
  const { auth } = createVisitor(server());
  const { error } = await auth.signInWithPassword({ email, password });
  if (!error) await auth.signOut({ scope: 'local' });
  return error;
}

/** By the address that the server knows: another browser may have confirmed a change of it. */
async function provesOwn(auth: Auth, password: string): Promise<Fault | null> {
  const { data, error } = await auth.getUser();
  return error ?? proves(data.user.email ?? '', password);
}

interface PasswordChange {
  current: string;
  next: string;
}

export const changePassword = (asker: Asker, { current, next }: PasswordChange): Promise<Refused | null> =>
  ask(asker, async (auth) => {
    const wrong = await provesOwn(auth, current).catch(() => UNREACHED);
    return wrong ? { error: wrong } : auth.updateUser({ password: next });
  });

/** The server mails both addresses, and changes it when both have said yes. */
export const changeEmail = (asker: Asker, email: string): Promise<Refused | null> =>
  ask(asker, (auth) => auth.updateUser({ email }, { emailRedirectTo: new URL('/', location.origin).href }));

/** `auth.signOut` would answer that all is well where the server turned it down. */
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
