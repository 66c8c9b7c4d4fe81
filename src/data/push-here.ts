import type { Session } from '#src/data/session/session.ts';
import { shownIn } from '#src/data/session/session.ts';

// This browser's subscription, without the server: whoever signs out ends it. A browser has one, and so it is of one of
// the people on it.

type Whose = Pick<Session, 'store' | 'getSnapshot'>;

const PUSH_KEY = 'push';

export async function isOwnPush({ store, getSnapshot }: Whose): Promise<boolean> {
  const whose = (await store.kept.get(PUSH_KEY))?.value;
  return whose !== undefined && whose === shownIn(getSnapshot());
}

export async function notePush({ store, getSnapshot }: Whose): Promise<void> {
  await store.kept.put({ name: PUSH_KEY, value: shownIn(getSnapshot()) ?? '' });
}

export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!isPushSupported()) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The browser drops it first; the push service then refuses what the server still sends. */
export async function endPush(session: Whose): Promise<string | null> {
  if (!(await isOwnPush(session))) return null;
  const subscription = await currentSubscription();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}
