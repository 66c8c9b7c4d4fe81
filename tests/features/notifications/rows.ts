import { randomUUID } from 'node:crypto';
import type { Notification } from '#sync/entities/notifications.ts';

export const NOW = Date.parse('2026-05-13T08:00:00Z');

/** So many hours before now. */
export function told(hoursAgo: number, columns: Partial<Notification> = {}): Notification {
  const created_at = new Date(NOW - hoursAgo * 3_600_000).toISOString();
  return {
    id: randomUUID(),
    rev: randomUUID(),
    updated_at: created_at,
    deleted: false,
    user_id: randomUUID(),
    title: 'Appointment confirmed',
    message: 'Today at 12:30.',
    type: 'info',
    category: 'appointments',
    link: null,
    read: false,
    sent_via_email: false,
    about: null,
    created_at,
    ...columns,
  };
}
