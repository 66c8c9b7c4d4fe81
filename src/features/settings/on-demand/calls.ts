import { askForDeletion } from '#src/data/session/deletion.ts';
import { server } from '#src/data/server/server.ts';
import { ask, refusedBy, staleOf, UNREACHED } from '../calls.ts';
import type { Asker, Auth, Fault, Refused } from '../calls.ts';

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

export async function requestDeletion(asker: Asker, userId: string): Promise<Refused | null> {
  const stale = await staleOf(asker);
  if (stale) return stale;
  const { refused } = await askForDeletion(asker, userId).catch(() => ({ refused: {} }));
  return refused && refusedBy(refused);
}
