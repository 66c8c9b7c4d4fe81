import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { claimDeliveries, deliver } from '../_shared/deliver.ts';
import { Refusal, json, onlyPost, readJson, serve } from '../_shared/http.ts';
import { callerOf, serviceClient } from '../_shared/supabase.ts';
import type { Caller } from '../_shared/supabase.ts';

/** It is a mail's subject: one line, and no characters that hide or reverse text. */
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

/**
 * The policy shows a contact to the person and to approved providers who care for them: the same right as needed here.
 */
async function mayNotify(caller: Caller, userId: string): Promise<boolean> {
  if (caller.role === 'service' || caller.user.id === userId) return true;
  const { data, error } = await caller.client.from('contacts').select('id').eq('id', userId).maybeSingle();
  if (error) throw error;
  return data !== null;
}

/** The database's error for a daily limit: docs/decisions/0053-limits-of-one-account.md. */
const DAILY_LIMIT = 'P0001';
const FORBIDDEN = '42501';

async function create(service: SupabaseClient, notification: z.infer<typeof body>, caller: Caller): Promise<string> {
  const { userId, title, message, type, data } = notification;
  const { data: id, error } = await service.rpc('create_notification', {
    user_id: userId,
    title,
    message,
    type,
    category: data?.category ?? 'general',
    link: data?.link ?? null,
    told_by: caller.role === 'user' ? caller.user.id : null,
  });
  if (error?.code === DAILY_LIMIT) throw new Refusal(429, 'That is enough for today.');
  if (error?.code === FORBIDDEN) throw new Refusal(403, 'Only the office announces.');
  if (error) throw error;
  if (typeof id !== 'string') throw new Refusal(404, 'Profile not found');
  return id;
}

/** Notifies a person: always in the app, and at once by every channel they do not want as a digest. */
export default serve(async (request) => {
  onlyPost(request);
  const caller = await callerOf(request);
  const notification = await readJson(request, body);
  if (!(await mayNotify(caller, notification.userId))) throw new Refusal(403, 'You may not notify this person.');
  const service = serviceClient();
  const id = await create(service, notification, caller);
  const sent = await deliver(service, await claimDeliveries(service, id));
  return json(200, { id, sent_via_email: sent.some(({ channel }) => channel === 'email') });
});
