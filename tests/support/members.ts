import type { Queries } from './database.ts';

export type Role =
  | 'client'
  | 'trainer'
  | 'nutritionist'
  | 'doctor'
  | 'aesthetic_surgeon'
  | 'lab_technician'
  | 'finance'
  | 'moderator'
  | 'admin';

/** An id that can be read in a failure: 7 gives 00000000-0000-4000-8000-000000000007. */
export const numbered = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** Signs somebody up and gives the role as an administrator would; providers are approved unless told otherwise. */
export async function join(db: Queries, id: string, role: Role = 'client', status = 'approved'): Promise<string> {
  await db.query(
    `insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data)
     values ($1, $2, now(), jsonb_build_object('first_name', 'Member', 'last_name', $3::text))`,
    [id, `${id}@example.test`, id.slice(-4)],
  );
  if (role !== 'client') {
    await db.query(`update public.profiles set role = $2, provider_status = $3 where id = $1`, [
      id,
      role,
      ['admin', 'finance', 'moderator'].includes(role) ? 'none' : status,
    ]);
  }
  return id;
}

/** Puts a client into a provider's care. */
export async function assign(db: Queries, provider: string, client: string): Promise<void> {
  await db.query(`insert into public.client_assignments (trainer_id, client_id) values ($1, $2)`, [provider, client]);
}
