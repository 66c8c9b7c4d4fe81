import { action } from '#sync/engine/act.ts';
import { notifications } from '#sync/entities/notifications.ts';
import { notificationsOf } from '#sync/queries/notifications.ts';
import { changed, writeAll } from './changes.ts';

export const markRead = action([notifications], (tx, id: string) =>
  writeAll(tx, [changed(notifications, id, { read: true })]),
);

export const markAllRead = action([notifications], async (tx, userId: string) => {
  const unread = await notificationsOf(tx, userId, Infinity, { read: false });
  await tx.write(unread.map(({ id }) => changed(notifications, id, { read: true })));
});

/** Whoever is where it leads has read it. */
export const markReadOf = action([notifications], async (tx, userId: string, link: string) => {
  const unread = await notificationsOf(tx, userId, Infinity, { read: false, link });
  await tx.write(unread.map(({ id }) => changed(notifications, id, { read: true })));
});
