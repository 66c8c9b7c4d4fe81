import type { Session } from './session.ts';

// Messages to this browser while the app is closed. A subscription is of the device and not of the person, so it is no
// synced record: the server keeps it, and it ends when the person signs out here.

export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

type Asker = Pick<Session, 'supabase'>;

const isSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

async function held(): Promise<PushSubscription | null> {
  if (!isSupported()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

export async function pushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await held().catch(() => null)) ? 'on' : 'off';
}

/** The server's, without which a push service passes nothing on. */
async function serverKey({ supabase }: Asker): Promise<string> {
  const { functions } = await supabase();
  const { data, error } = await functions.invoke<{ publicKey: string }>('send-deliveries', { method: 'GET' });
  if (error) throw error as Error;
  if (!data) throw new Error('The server has no key for push.');
  return data.publicKey;
}

async function keep({ supabase }: Asker, subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const client = await supabase();
  const { error } = await client.rpc('save_push_subscription', {
    endpoint,
    p256dh: keys?.['p256dh'],
    auth: keys?.['auth'],
    user_agent: navigator.userAgent,
  });
  if (error) throw error;
}

/** From a press, which browsers ask for before they ask the person. What was refused shows in `pushState`. */
export async function turnPushOn(asker: Asker): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = await serverKey(asker);
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  try {
    await keep(asker, subscription);
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}

/** Browsers change a subscription by themselves, and it ends with the session it was made in: the server hears of both. */
export async function keepPush(asker: Asker): Promise<void> {
  const subscription = await held();
  if (subscription) await keep(asker, subscription);
}

/** The browser forgets it first: what the server still has of it is refused by the push service from then on. */
export async function endPush(): Promise<string | null> {
  const subscription = await held();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}

export async function turnPushOff({ supabase }: Asker): Promise<void> {
  const endpoint = await endPush();
  if (endpoint === null) return;
  const client = await supabase();
  const { error } = await client.from('push_subscriptions').delete().eq('endpoint', endpoint);
  if (error) throw error;
}
