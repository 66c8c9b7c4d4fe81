import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Engine } from '../../support/database.ts';
import { openTestStackOn } from '../../support/stack.ts';
import type { TestStack } from '../../support/stack.ts';

/** Everybody who might ask. Ada is the client whose rows are asked for; the carers among them care for her. */
export const ACTORS = [
  'anon',
  'ada',
  'stranger',
  'trainer',
  'nutritionist',
  'doctor',
  'surgeon',
  'lab',
  'outsider',
  'pending',
  'admin',
  'moderator',
  'service',
] as const;
export type Actor = (typeof ACTORS)[number];
export type Member = Exclude<Actor, 'anon' | 'service'>;
export const MEMBERS = ACTORS.filter((actor): actor is Member => actor !== 'anon' && actor !== 'service');

const PROVIDER_TYPE: Partial<Record<Member, string>> = {
  trainer: 'trainer',
  nutritionist: 'nutritionist',
  doctor: 'doctor',
  surgeon: 'aesthetic_surgeon',
  lab: 'lab_technician',
  outsider: 'trainer',
  pending: 'trainer',
};
const CARERS: Member[] = ['trainer', 'nutritionist', 'doctor', 'surgeon'];
const PASSWORD = 'correct-horse-9';

export interface Cast {
  stack: TestStack;
  ids: Record<Member, string>;
  clients: Record<Actor, SupabaseClient>;
  close(): Promise<void>;
}

async function enter(stack: TestStack, member: Member): Promise<{ id: string; client: SupabaseClient }> {
  const email = `${member}@cast.test`;
  const made = await stack.service().auth.admin.createUser({
    email,
    password: PASSWORD,
    email_confirm: true,
    user_metadata: { first_name: member, last_name: 'Cast', provider_type: PROVIDER_TYPE[member] },
  });
  if (made.error) throw made.error;
  const client = createClient(stack.url, stack.anonKey, { auth: { persistSession: false, autoRefreshToken: false } });
  const entered = await client.auth.signInWithPassword({ email, password: PASSWORD });
  if (entered.error) throw entered.error;
  return { id: made.data.user.id, client };
}

/** An administrator assigns, over the API. */
async function giveRoles({ stack, ids, clients }: Omit<Cast, 'close'>): Promise<void> {
  for (const role of ['admin', 'moderator'] as const)
    await stack.database.query(`update public.profiles set role = $2 where id = $1`, [ids[role], role]);
  const providers = MEMBERS.filter((member) => PROVIDER_TYPE[member] && member !== 'pending').map((who) => ids[who]);
  await stack.database.query(`update public.profiles set provider_status = 'approved' where id = any ($1)`, [
    providers,
  ]);
  for (const carer of CARERS) {
    const { error } = await clients.admin
      .from('client_assignments')
      .insert({ trainer_id: ids[carer], client_id: ids.ada });
    if (error) throw error;
  }
}

export async function openCast(engine: Engine): Promise<Cast> {
  const stack = await openTestStackOn(engine);
  const ids: Partial<Record<Member, string>> = {};
  const clients: Partial<Record<Actor, SupabaseClient>> = { anon: stack.visitor(), service: stack.service() };
  for (const member of MEMBERS) {
    const { id, client } = await enter(stack, member);
    ids[member] = id;
    clients[member] = client;
  }
  const cast = { stack, ids: ids as Cast['ids'], clients: clients as Cast['clients'] };
  await giveRoles(cast);
  return { ...cast, close: () => stack.close() };
}
