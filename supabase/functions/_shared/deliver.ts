import type { SupabaseClient } from '@supabase/supabase-js';
import { productName } from './env.ts';
import { inLanes } from './lanes.ts';
import { languageOf } from './language.ts';
import { mailWords } from './mail-words.ts';
import { sendMail } from './mail.ts';
import { openAction } from './open-action.ts';
import { ALL, pushText } from './push-text.ts';
import type { Told } from './push-text.ts';
import { pushTo } from './push.ts';

type Channel = 'email' | 'digest' | 'push';

export interface Delivery {
  id: number;
  notification_id: string;
  user_id: string;
  channel: Channel;
}

/** What goes to one person by one channel in one piece. */
interface Parcel {
  userId: string;
  channel: Channel;
  deliveries: Delivery[];
}

/** People at a time. */
const PUSH_LANES = 20;
/** Connections to the mail server at a time. */
const MAIL_LANES = 4;

/** Due, still wanted, and not claimed by another call; of one notification where one is named. */
export async function claimDeliveries(service: SupabaseClient, notification?: string): Promise<Delivery[]> {
  const { data, error } = await service.rpc('claim_deliveries', notification === undefined ? {} : { notification });
  if (error) throw error;
  return data as Delivery[];
}

/** A digest combines all of a person's deliveries; everything else goes alone. */
function parcelsOf(deliveries: readonly Delivery[]): Parcel[] {
  const parcels = new Map<string, Parcel>();
  for (const delivery of deliveries) {
    const { id, user_id: userId, channel } = delivery;
    const key = channel === 'digest' ? userId : String(id);
    const parcel = parcels.get(key) ?? { userId, channel, deliveries: [] };
    parcel.deliveries.push(delivery);
    parcels.set(key, parcel);
  }
  return [...parcels.values()];
}

async function noticesIn(service: SupabaseClient, { deliveries }: Parcel): Promise<Told[]> {
  const ids = deliveries.map(({ notification_id }) => notification_id);
  const { data, error } = await service
    .from('notifications')
    .select('id, title, message, category, link')
    .in('id', ids)
    .order('created_at');
  if (error) throw error;
  return data;
}

async function addressOf(service: SupabaseClient, userId: string): Promise<string> {
  const { data, error } = await service.from('contacts').select('email').eq('id', userId).maybeSingle();
  if (error) throw error;
  const { email } = (data ?? {}) as { email?: string | null };
  if (!email) throw new Error('The person has no e-mail address.');
  return email;
}

async function mail(service: SupabaseClient, { userId }: Parcel, notices: readonly Told[]): Promise<void> {
  const [to, language] = await Promise.all([addressOf(service, userId), languageOf(service, userId)]);
  const [first] = notices;
  if (first && notices.length === 1) {
    const { title, message, link } = first;
    const action = openAction(language, link ?? ALL);
    return sendMail({ to, language, subject: title, paragraphs: [message || title], action });
  }
  const values = { count: String(notices.length), product: productName() };
  const { subject } = await mailWords(service, 'digest', language, values);
  const paragraphs = notices.map(({ title, message }) => (message ? `${title}: ${message}` : title));
  await sendMail({ to, language, subject, paragraphs, action: openAction(language, ALL) });
}

async function push(
  service: SupabaseClient,
  { userId }: Parcel,
  [notice]: readonly Told[],
  silent: Set<string>,
): Promise<void> {
  if (notice) await pushTo(service, userId, pushText(notice, userId), silent);
}

async function settle(service: SupabaseClient, { deliveries }: Parcel, change: object): Promise<void> {
  const ids = deliveries.map(({ id }) => id);
  const { error } = await service.from('notification_deliveries').update(change).in('id', ids);
  if (error) throw error;
}

async function send(service: SupabaseClient, parcel: Parcel, silent: Set<string>): Promise<boolean> {
  try {
    const notices = await noticesIn(service, parcel);
    await (parcel.channel === 'push' ? push : mail)(service, parcel, notices, silent);
  } catch (error) {
    const said = error instanceof Error ? error.message : JSON.stringify(error);
    await settle(service, parcel, { last_error: said.slice(0, 500) });
    return false;
  }
  await settle(service, parcel, { sent_at: new Date().toISOString() });
  if (parcel.channel === 'push') return true;
  const ids = parcel.deliveries.map(({ notification_id }) => notification_id);
  const { error } = await service.from('notifications').update({ sent_via_email: true }).in('id', ids);
  if (error) throw error;
  return true;
}

function byPerson(parcels: readonly Parcel[]): Parcel[][] {
  const people = new Map<string, Parcel[]>();
  for (const parcel of parcels) people.set(parcel.userId, [...(people.get(parcel.userId) ?? []), parcel]);
  return [...people.values()];
}

/**
 * Sends what was claimed. A failure is stored in its row, and claimed again by a later call. Mails and pushes go in
 * parallel, and one person's pushes one after another, so that a slow push service delays nobody else.
 */
export async function deliver(service: SupabaseClient, deliveries: readonly Delivery[]): Promise<Delivery[]> {
  const silent = new Set<string>();
  const sendAll = async (parcels: readonly Parcel[]): Promise<Delivery[]> => {
    const sent: Delivery[] = [];
    for (const parcel of parcels) if (await send(service, parcel, silent)) sent.push(...parcel.deliveries);
    return sent;
  };
  const parcels = parcelsOf(deliveries);
  const pushes = byPerson(parcels.filter(({ channel }) => channel === 'push'));
  const mails = parcels.filter(({ channel }) => channel !== 'push').map((parcel) => [parcel]);
  const sent = await Promise.all([inLanes(pushes, PUSH_LANES, sendAll), inLanes(mails, MAIL_LANES, sendAll)]);
  return sent.flat(2);
}
