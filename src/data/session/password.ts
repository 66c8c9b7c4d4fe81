import { isUnanswered } from '#src/data/server/auth-codes.ts';
import { server } from '#src/data/server/server.ts';
import type { Session } from './session.ts';

export type Proof = 'proved' | 'wrong' | 'unreached';

/** Whether it is the account's password, by a session of its own: this device's keeps its second step. */
export async function provePasswordOf(email: string, password: string): Promise<Proof> {
  const { createVisitor } = await import('#src/data/server/client.ts');
  const visitor = createVisitor(server()).auth;
  const { error } = await visitor.signInWithPassword({ email, password });
  if (!error) {
    await visitor.signOut({ scope: 'local' });
    return 'proved';
  }
  return isUnanswered(error) || error.status === 429 ? 'unreached' : 'wrong';
}

/** Of whoever has the device in hand. */
export async function provePassword(session: Pick<Session, 'supabase'>, password: string): Promise<Proof> {
  const { auth } = await session.supabase();
  const { data, error: unknown } = await auth.getUser();
  return unknown ? 'unreached' : provePasswordOf(data.user.email ?? '', password);
}
