import type { Readable } from '#sync/engine/act.ts';
import { notificationPreferences } from '#sync/entities/notification-preferences.ts';
import type { NotificationPreferences } from '#sync/entities/notification-preferences.ts';
import { one } from './reading.ts';

export const preferencesOf = (db: Readable, userId: string): Promise<NotificationPreferences | null> =>
  one(db, notificationPreferences, userId);
