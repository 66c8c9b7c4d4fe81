import * as z from 'zod/mini';
import { isAppPath, pathWithin, withoutLastSlash } from '#src/lib/paths.ts';
import { PRODUCT_NAME } from '#src/lib/product.ts';
import type { WindowClient, WorkerScope } from './scope.ts';

const Message = z.object({
  title: z.string(),
  body: z.prefault(z.string(), ''),
  /** Where a tap leads; only within the app. */
  path: z.prefault(z.string(), '/notifications'),
  /** A newer message replaces an older one with the same tag. */
  tag: z.optional(z.string()),
  /** Whose it is. */
  to: z.optional(z.string()),
});

type Message = z.infer<typeof Message>;

const UNREADABLE: Message = { title: PRODUCT_NAME, body: '', path: '/notifications' };

/** Shown even if unreadable: browsers penalise a silent push. */
export function messageOf(text: string | undefined): Message {
  try {
    return Message.safeParse(JSON.parse(text ?? '')).data ?? UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

/** Where a tap leads; anything outside the app becomes the notifications. */
export const pathOf = (data: unknown, origin: string): string =>
  (typeof data === 'string' ? pathWithin(data, origin) : null) ?? UNREADABLE.path;

const isOfApp = ({ url }: WindowClient): boolean => isAppPath(withoutLastSlash(new URL(url).pathname));

async function open({ clients, location }: WorkerScope, path: string): Promise<void> {
  const address = new URL(path, location.origin).href;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => url === address) ?? windows.find(isOfApp) ?? windows[0];
  if (!shown) {
    await clients.openWindow(address);
    return;
  }
  // The app navigates by itself, because a reload would lose what was typed: see src/app/tapped.tsx.
  const leadsItself = isOfApp(shown);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client takes none
  if (leadsItself) shown.postMessage({ type: 'OPEN', path });
  await shown.focus();
  if (!leadsItself && shown.url !== address) await shown.navigate(address);
}

/** Null where that person alone uses this device. */
export type Whose = (userId: string) => Promise<{ name: string; isInHand: boolean } | null>;

/** Says whose it is where there are several, and no more than that of whoever does not have the device in hand. */
async function shownTo({ to, ...message }: Message, whose: Whose): Promise<Message> {
  // Where it cannot be known whose phone it is now, nothing of anybody is told.
  const unknown = { name: PRODUCT_NAME, isInHand: false };
  const person = to === undefined ? null : await whose(to).catch(() => unknown);
  if (!person) return message;
  if (person.isInHand) return { ...message, title: `${person.name}: ${message.title}` };
  return { ...message, title: person.name, body: '', path: `/auth?person=${to}` };
}

export function listenForPush(worker: WorkerScope, whose: Whose): void {
  async function show(text: string | undefined): Promise<void> {
    const { title, body, path, tag } = await shownTo(messageOf(text), whose);
    await worker.registration.showNotification(title, {
      body,
      data: path,
      icon: '/icons/192.png',
      ...(tag && { tag }),
    });
  }
  worker.addEventListener('push', (event) => event.waitUntil(show(event.data?.text())));
  worker.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    event.waitUntil(open(worker, pathOf(notification.data, worker.location.origin)));
  });
}
