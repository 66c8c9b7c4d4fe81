import { defineEntity } from '#sync/engine/define-entity.ts';
import type { RowOf } from '#sync/engine/define-entity.ts';
import { flag, oneOf, uuid } from './columns.ts';

/** A column a switch, so that two devices that turn two switches both win. The row is made at sign-up. */
export const notificationPreferences = defineEntity({
  name: 'notification_preferences',
  columns: {
    user_id: uuid,
    email_workouts: flag,
    email_appointments: flag,
    email_community: flag,
    email_marketing: flag,
    email_system: flag,
    email_report: flag,
    push_workouts: flag,
    push_appointments: flag,
    push_community: flag,
    push_marketing: flag,
    push_system: flag,
    push_report: flag,
    digest: oneOf(['daily', 'weekly', 'never']),
    realtime: flag,
  },
});

export type NotificationPreferences = RowOf<typeof notificationPreferences>;
