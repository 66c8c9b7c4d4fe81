import type { Session } from './session.ts';

/**
 * Law 12: tabs share a sign-in, and what concerns the owner of a database is asked as nobody else. Null where another is
 * signed in by now.
 */
export async function asOwner({ supabase }: Pick<Session, 'supabase'>, userId: string) {
  const client = await supabase();
  const { session } = (await client.auth.getSession()).data;
  return session?.user.id === userId ? { client, authorization: `Bearer ${session.access_token}` } : null;
}
