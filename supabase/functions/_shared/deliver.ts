import type { SupabaseClient } from '@supabase/supabase-js';
import { needed, productName } from './env.ts';
import { languageOf } from './language.ts';
import type { Language } from './language.ts';
import { sendMail } from './mail.ts';
import type { Letter } from './mail.ts';
import { openAction } from './open-action.ts';
import { sendPush } from './web-push.ts';
import type { Subscription } from './web-push.ts';

type Channel = 'email' | 'digest' | 'push';

export interface Delivery {
  id: number;
  notification_id: string;
  user_id: string;
  channel: Channel;
}

interface Told {
  id: string;
  title: string;
  message: string;
  link: string | null;
}

/** What goes to a person by one way in one piece. */
interface Parcel {
  userId: string;
  channel: Channel;
  deliveries: Delivery[];
}

/** A push holds less than four thousand bytes, and a screen shows less than this. */
const LONGEST_PUSH = 300;
const ALL = '/notifications';

/** The notifications themselves are in the language of the person already. */
const MANY: Record<Language, (count: number, product: string) => string> = {
  en: (count, product) => `${count} notifications from ${product}`,
  es: (count, product) => `${count} notificaciones de ${product}`,
  fr: (count, product) => `${count} notifications de ${product}`,
  de: (count, product) => `${count} Mitteilungen von ${product}`,
};

/** Due, still wanted, and in nobody else's hands; of one notification where one is named. */
export async function claimDeliveries(service: SupabaseClient, notification?: string): Promise<Delivery[]> {
  const { data, error } = await service.rpc('claim_deliveries', notification === undefined ? {} : { notification });
  if (error) throw error;
  return data as Delivery[];
}

/** A digest takes all of a person's along; everything else goes by itself. */
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

async function toldIn(service: SupabaseClient, { deliveries }: Parcel): Promise<Told[]> {
  const ids = deliveries.map(({ notification_id }) => notification_id);
  const { data, error } = await service
    .from('notifications')
    .select('id, title, message, link')
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

function letterOf(told: readonly Told[], language: Language): Omit<Letter, 'to'> {
  const [first] = told;
  const link = told.length === 1 ? first?.link : null;
  const action = openAction(language, link ?? ALL);
  if (first && told.length === 1)
    return { language, subject: first.title, paragraphs: [first.message || first.title], action };
  const paragraphs = told.map(({ title, message }) => (message ? `${title}: ${message}` : title));
  return { language, subject: MANY[language](told.length, productName()), paragraphs, action };
}

async function mail(service: SupabaseClient, { userId }: Parcel, told: readonly Told[]): Promise<void> {
  const [to, language] = await Promise.all([addressOf(service, userId), languageOf(service, userId)]);
  await sendMail({ to, ...letterOf(told, language) });
}

const messageOf = ({ id, title, message, link }: Told): string =>
  JSON.stringify({ title, body: message.slice(0, LONGEST_PUSH), path: link ?? ALL, tag: id });

/** To every browser that the person is signed in on and that still takes it; one that has ended its subscription is forgotten. */
async function push(service: SupabaseClient, { userId }: Parcel, [told]: readonly Told[]): Promise<void> {
  const { data, error } = await service.rpc('push_targets', { who: userId });
  if (error) throw error;
  const vapid = {
    publicKey: needed('VAPID_PUBLIC_KEY'),
    privateKey: needed('VAPID_PRIVATE_KEY'),
    subject: needed('SITE_URL'),
  };
  const browsers = data as (Subscription & { id: string })[];
  if (!told) return;
  const sends = browsers.map(async (browser) => {
    if ((await sendPush(browser, messageOf(told), vapid)) === 'sent') return;
    const { error: kept } = await service.from('push_subscriptions').delete().eq('id', browser.id);
    if (kept) throw kept;
  });
  const failed = (await Promise.allSettled(sends)).filter((end) => end.status === 'rejected');
  // Who has it already must not get it twice because another could not be reached.
  if (failed[0] && failed.length === browsers.length) throw failed[0].reason;
}

async function settle(service: SupabaseClient, { deliveries }: Parcel, change: object): Promise<void> {
  const ids = deliveries.map(({ id }) => id);
  const { error } = await service.from('notification_deliveries').update(change).in('id', ids);
  if (error) throw error;
}

async function send(service: SupabaseClient, parcel: Parcel): Promise<boolean> {
  try {
    const told = await toldIn(service, parcel);
    await (parcel.channel === 'push' ? push : mail)(service, parcel, told);
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

/** Sends what was claimed. What fails says why in its row, and is claimed again by a later call. */
export async function deliver(service: SupabaseClient, deliveries: readonly Delivery[]): Promise<Delivery[]> {
  const sent: Delivery[] = [];
  for (const parcel of parcelsOf(deliveries)) if (await send(service, parcel)) sent.push(...parcel.deliveries);
  return sent;
}
