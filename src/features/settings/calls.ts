import { askForDeletion } from '#src/data/deletion.ts';
import { server } from '#src/data/server.ts';
import type { Session } from '#src/data/session.ts';
import type { SettingsWords } from './words.ts';

// What these cards ask of the server, which alone can do it. Each answers with why not, or null.

export type Refused = keyof SettingsWords['refused'];

type Asker = Pick<Session, 'supabase'>;
type Auth = Awaited<ReturnType<Session['supabase']>>['auth'];

interface Fault {
  code?: string | undefined;
  status?: number | undefined;
}

const REFUSED: Readonly<Record<string, Refused>> = {
  invalid_credentials: 'wrong-password',
  same_password: 'same-password',
  weak_password: 'weak-password',
  email_exists: 'taken',
  over_email_send_rate_limit: 'too-often',
  over_request_rate_limit: 'too-often',
};

export function refusedBy({ code, status = 0 }: Fault): Refused {
  if (status === 0) return 'offline';
  if (status === 429) return 'too-often';
  return (code !== undefined && REFUSED[code]) || 'other';
}

async function ask({ supabase }: Asker, call: (auth: Auth) => Promise<{ error: Fault | null }>) {
  const client = await supabase().catch(() => null);
  if (!client) return 'offline';
  const { error } = await call(client.auth);
  return error && refusedBy(error);
}

/** In a session of its own: to sign in with the one of this device would take its second step away. */
async function proves(email: string, password: string): Promise<Refused | null> {
  const { createVisitor } = await import('#src/data/client.ts');
  const { auth } = createVisitor(server());
  const { error } = await auth.signInWithPassword({ email, password });
  if (!error) await auth.signOut({ scope: 'local' });
  return error && refusedBy(error);
}

/** By the address that the server knows: another browser may have confirmed a change of it. */
async function provesOwn({ supabase }: Asker, password: string): Promise<Refused | null> {
  const { data, error } = await (await supabase()).auth.getUser();
  return error ? refusedBy(error) : proves(data.user.email ?? '', password);
}

interface PasswordChange {
  current: string;
  next: string;
}

export async function changePassword(asker: Asker, { current, next }: PasswordChange): Promise<Refused | null> {
  const wrong = await provesOwn(asker, current).catch((): Refused => 'offline');
  return wrong ?? ask(asker, (auth) => auth.updateUser({ password: next }));
}

/** The server mails both addresses, and changes it when both have said yes. */
export const changeEmail = (asker: Asker, email: string): Promise<Refused | null> =>
  ask(asker, (auth) => auth.updateUser({ email }, { emailRedirectTo: new URL('/', location.origin).href }));

export const signOutElsewhere = (asker: Asker): Promise<Refused | null> =>
  ask(asker, (auth) => auth.signOut({ scope: 'others' }));

export async function requestDeletion(asker: Asker, userId: string) {
  const { refused } = await askForDeletion(asker, userId).catch(() => ({ refused: {} }));
  return refused && refusedBy(refused);
}
