import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { claimDeliveries, deliver } from '../_shared/deliver.ts';
import { Refusal, json, onlyPost, readJson, serve } from '../_shared/http.ts';
import { callerOf, serviceClient } from '../_shared/supabase.ts';
import type { Caller } from '../_shared/supabase.ts';

/** It heads a mail: no second line, and nothing that hides or turns what it says. */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]*$/u;

const body = z.object({
  userId: z.uuid(),
  title: z.string().trim().min(1).max(200).regex(ONE_LINE),
  message: z.string().trim().max(2000),
  type: z.enum(['info', 'success', 'warning', 'error']).default('info'),
  data: z
    .object({
      category: z.string().min(1).max(40).optional(),
      link: z
        .string()
        .max(300)
        .regex(/^\/([^/\\\p{Cc}]+\/)*[^/\\\p{Cc}]*$/u)
        .optional(),
    })
    .nullish(),
});

/** By policy a contact is shown to the person and to approved providers who care for the person: the right asked for. */
async function mayTell(caller: Caller, userId: string): Promise<boolean> {
  if (caller.role === 'service' || caller.user.id === userId) return true;
  const { data, error } = await caller.client.from('contacts').select('id').eq('id', userId).maybeSingle();
  if (error) throw error;
  return data !== null;
}

/** What the database says where a limit of the day is met: docs/decisions/0053-limits-of-one-account.md. */
const ENOUGH = 'P0001';

async function create(service: SupabaseClient, told: z.infer<typeof body>, caller: Caller): Promise<string> {
  const { userId, title, message, type, data } = told;
  const { data: id, error } = await service.rpc('create_notification', {
    user_id: userId,
    title,
    message,
    type,
    category: data?.category ?? 'general',
    link: data?.link ?? null,
    told_by: caller.role === 'user' ? caller.user.id : null,
  });
  if (error?.code === ENOUGH) throw new Refusal(429, 'That is enough for today.');
  if (error) throw error;
  if (typeof id !== 'string') throw new Refusal(404, 'Profile not found');
  return id;
}

/** Tells a person something: in the app always, and at once by whichever way the person does not want gathered. */
export default serve(async (request) => {
  onlyPost(request);
  const caller = await callerOf(request);
  const told = await readJson(request, body);
  if (!(await mayTell(caller, told.userId))) throw new Refusal(403, 'You may not notify this person.');
  const service = serviceClient();
  const id = await create(service, told, caller);
  const sent = await deliver(service, await claimDeliveries(service, id));
  return json(200, { id, sent_via_email: sent.some(({ channel }) => channel === 'email') });
});
