import type { SupabaseClient } from '@supabase/supabase-js';
import { needed, productName } from '../_shared/env.ts';
import { sendMail } from '../_shared/mail.ts';

interface Told {
  userId: string;
  title: string;
  message: string;
  data?: { link?: string | undefined } | null | undefined;
}

const CLAIM_MS = 5 * 60 * 1000;

/** The queued mail of this notification, taken so that no other sender takes it; null where none is due now. */
async function claim(service: SupabaseClient, notificationId: string): Promise<number | null> {
  const { data, error } = await service
    .from('notification_deliveries')
    .update({ claimed_until: new Date(Date.now() + CLAIM_MS).toISOString(), attempts: 1 })
    .eq('notification_id', notificationId)
    .eq('channel', 'email')
    .is('sent_at', null)
    .is('claimed_until', null)
    .select('id')
    .maybeSingle<{ id: number }>();
  if (error) throw error;
  return data?.id ?? null;
}

async function addressOf(service: SupabaseClient, userId: string): Promise<string | null> {
  const { data, error } = await service.from('contacts').select('email').eq('id', userId).maybeSingle();
  if (error) throw error;
  const { email } = (data ?? {}) as { email?: string | null };
  return email ?? null;
}

async function settle(service: SupabaseClient, table: string, id: string | number, change: object): Promise<void> {
  const { error } = await service.from(table).update(change).eq('id', id);
  if (error) throw error;
}

/**
 * The database queued what the person's preferences ask for. A digest stays queued, and so does a mail that failed:
 * the notification itself has been given, and the sender tries again.
 */
export async function mailAtOnce(service: SupabaseClient, notificationId: string, told: Told): Promise<boolean> {
  const delivery = await claim(service, notificationId);
  const to = delivery === null ? null : await addressOf(service, told.userId);
  if (delivery === null || to === null) return false;
  const { title, message, data } = told;
  const action = { label: `Open ${productName()}`, url: `${needed('SITE_URL')}${data?.link ?? '/notifications'}` };
  try {
    await sendMail({ to, subject: title, paragraphs: [message || title], action });
  } catch (error) {
    await settle(service, 'notification_deliveries', delivery, { last_error: String(error).slice(0, 500) });
    return false;
  }
  await settle(service, 'notification_deliveries', delivery, { sent_at: new Date().toISOString() });
  await settle(service, 'notifications', notificationId, { sent_via_email: true });
  return true;
}
