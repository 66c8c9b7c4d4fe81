import * as z from 'zod/mini';
import { PRODUCT_NAME } from '#src/lib/product.ts';
import type { WorkerScope } from './scope.ts';

const Message = z.object({
  title: z.string(),
  body: z.prefault(z.string(), ''),
  /** Where a tap leads; only within the app. */
  path: z.prefault(z.string(), '/notifications'),
  /** A newer message takes the place of an older one of the same tag. */
  tag: z.optional(z.string()),
});

type Message = z.infer<typeof Message>;

const UNREADABLE: Message = { title: PRODUCT_NAME, body: '', path: '/notifications' };

/** A push has to be shown even if it cannot be read: a browser takes a silent one amiss. */
export function messageOf(text: string | undefined): Message {
  try {
    return Message.safeParse(JSON.parse(text ?? '')).data ?? UNREADABLE;
  } catch {
    return UNREADABLE;
  }
}

/** The address that a tap leads to; one that is not ours leads to the notifications. */
export function addressOf(path: unknown, origin: string): string {
  const fallback = new URL(UNREADABLE.path, origin);
  const wanted = typeof path === 'string' && URL.canParse(path, origin) ? new URL(path, origin) : fallback;
  return (wanted.origin === origin ? wanted : fallback).href;
}

async function open(worker: WorkerScope, address: string): Promise<void> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => url === address) ?? windows[0];
  if (!shown) {
    await worker.clients.openWindow(address);
    return;
  }
  await shown.focus();
  if (shown.url !== address) await shown.navigate(address);
}

export function listenForPush(worker: WorkerScope): void {
  worker.addEventListener('push', (event) => {
    const { title, body, path, tag } = messageOf(event.data?.text());
    const shown = worker.registration.showNotification(title, {
      body,
      data: path,
      icon: '/icons/192.png',
      ...(tag && { tag }),
    });
    event.waitUntil(shown);
  });
  worker.addEventListener('notificationclick', (event) => {
    const { notification } = event;
    notification.close();
    event.waitUntil(open(worker, addressOf(notification.data, worker.location.origin)));
  });
}
