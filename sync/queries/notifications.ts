import type { Readable } from '#sync/engine/act.ts';
import { notifications } from '#sync/entities/notifications.ts';
import type { Notification } from '#sync/entities/notifications.ts';
import { latest, within } from './reading.ts';

export interface NotificationFilter {
  /** In title or message, case-insensitive. */
  search?: string;
  category?: string;
  type?: Notification['type'];
  read?: boolean;
  link?: string;
}

const says = (notification: Notification, search: string): boolean =>
  `${notification.title}\n${notification.message}`.toLowerCase().includes(search.trim().toLowerCase());

export const passes =
  ({ search = '', category, type, read, link }: NotificationFilter) =>
  (notification: Notification): boolean =>
    (category === undefined || notification.category === category) &&
    (type === undefined || notification.type === type) &&
    (read === undefined || notification.read === read) &&
    (link === undefined || notification.link === link) &&
    says(notification, search);

/** Newest first. */
export const notificationsOf = (
  db: Readable,
  userId: string,
  most: number,
  filter: NotificationFilter = {},
): Promise<Notification[]> =>
  latest(db, notifications, '[user_id+created_at]', [userId], { most, keeps: passes(filter) });

export const countNotifications = async (
  db: Readable,
  userId: string,
  filter: NotificationFilter = {},
): Promise<number> => (await within(db, notifications, '[user_id+created_at]', [userId])).filter(passes(filter)).length;
