import { defineEntity, type RowOf } from '#sync/engine/define-entity.ts';
import { REAL_CLOCK, write, type Local } from '#sync/engine/journal.ts';
import { changed } from './changes.ts';
import { flag, instant, maybe, oneOf, text, uuid } from './columns.ts';
import { latest, within } from './reading.ts';

/** Written by the server; the person reads them. */
export const notifications = defineEntity({
  name: 'notifications',
  columns: {
    user_id: uuid,
    title: text(200, 1),
    message: text(2000),
    type: oneOf(['info', 'success', 'warning', 'error']),
    category: text(40, 1),
    link: maybe(text(300)),
    read: flag,
    sent_via_email: flag,
    about: maybe(uuid),
    created_at: instant,
  },
  indexes: ['[user_id+created_at]'],
});

export type Notification = RowOf<typeof notifications>;

export interface NotificationFilter {
  /** Found in title or message, in whatever case. */
  search?: string;
  category?: string;
  type?: Notification['type'];
  read?: boolean;
}

const says = (notification: Notification, search: string): boolean =>
  `${notification.title}\n${notification.message}`.toLowerCase().includes(search.trim().toLowerCase());

export const passes =
  ({ search = '', category, type, read }: NotificationFilter) =>
  (notification: Notification): boolean =>
    (category === undefined || notification.category === category) &&
    (type === undefined || notification.type === type) &&
    (read === undefined || notification.read === read) &&
    says(notification, search);

/** The newest first. */
export const notificationsOf = (
  db: Local,
  userId: string,
  most: number,
  filter: NotificationFilter = {},
): Promise<Notification[]> =>
  latest(db, notifications, '[user_id+created_at]', [userId], { most, keeps: passes(filter) });

export const countNotifications = async (db: Local, userId: string, filter: NotificationFilter = {}): Promise<number> =>
  (await within(db, notifications, '[user_id+created_at]', [userId])).filter(passes(filter)).length;

export async function markRead(db: Local, id: string, clock = REAL_CLOCK): Promise<void> {
  await write(db, [changed(notifications, id, { read: true })], clock);
}

export async function markAllRead(db: Local, userId: string, clock = REAL_CLOCK): Promise<void> {
  const unread = await notificationsOf(db, userId, Infinity, { read: false });
  await write(
    db,
    unread.map(({ id }) => changed(notifications, id, { read: true })),
    clock,
  );
}
