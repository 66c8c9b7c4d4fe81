import { currentSubscription, endPush, isOwnPush, isPushSupported, notePush } from '#src/data/push-here.ts';
import type { Session } from '#src/data/session/session.ts';

// Push messages to this browser while the app is closed. A subscription belongs to the device, so it is not a synced
// record: the server stores it, and signing out here ends it.

export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

type Asker = Pick<Session, 'supabase' | 'store' | 'getSnapshot'>;

export async function pushState(session: Asker): Promise<PushState> {
  if (!isPushSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const isHere = (await currentSubscription().catch(() => null)) !== null;
  return isHere && (await isOwnPush(session)) ? 'on' : 'off';
}

/** The server's key, which the push service requires. */
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

/** Call it from a gesture: browsers require one before they ask. A refusal shows in `pushState`. */
export async function turnPushOn(asker: Asker): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = await serverKey(asker);
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  try {
    await keep(asker, subscription);
    await notePush(asker);
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
}

/** Browsers replace subscriptions on their own, and a subscription ends with its session: tells the server of both. */
export async function keepPush(asker: Asker): Promise<void> {
  const subscription = await currentSubscription();
  if (subscription && (await isOwnPush(asker))) await keep(asker, subscription);
}

export async function turnPushOff(asker: Asker): Promise<void> {
  const endpoint = await endPush(asker);
  if (endpoint === null) return;
  const client = await asker.supabase();
  const { error } = await client.from('push_subscriptions').delete().eq('endpoint', endpoint);
  if (error) throw error;
}
