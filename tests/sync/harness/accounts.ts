import { hashSync } from 'bcryptjs';
import type { Stack } from '../../../supabase/local/stack.ts';

const PASSWORD = 'correct horse 1';
// As cheap as bcrypt can be: thousands sign in.
const HASH = hashSync(PASSWORD, 4);

export interface Account {
  id: string;
  email: string;
}

/** A confirmed account with its profile; providers are approved. */
export async function makeAccount(stack: Stack, id: string, role: string): Promise<Account> {
  const email = `${id}@example.test`;
  await stack.database.query(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
     values ($1, $2, $3, now(), '{"provider":"email","providers":["email"]}',
       jsonb_build_object('first_name', 'Member', 'last_name', $4::text))`,
    [id, email, HASH, id.slice(-4)],
  );
  if (role !== 'client') {
    await stack.database.query(`update public.profiles set role = $2, provider_status = 'approved' where id = $1`, [
      id,
      role,
    ]);
  }
  return { id, email };
}

/** What supabase-js keeps of a sign-in, as it keeps it. */
export async function sessionOf(stack: Stack, { email }: Account): Promise<string> {
  const response = await fetch(`${stack.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: stack.anonKey },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`no sign-in: ${response.status} ${await response.text()}`);
  return response.text();
}
