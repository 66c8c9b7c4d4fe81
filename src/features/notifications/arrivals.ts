import type { Notification } from '#sync/entities/notifications.ts';

/**
 * What has arrived since `before`, oldest first. Both hold the newest few: a row that moved up because another was
 * removed is older than everything seen.
 */
export function arrivalsOf(before: readonly Notification[], now: readonly Notification[]): Notification[] {
  const seen = new Set(before.map(({ id }) => id));
  const oldest = before.at(-1)?.created_at ?? '';
  return now.filter(({ id, read, created_at }) => !read && !seen.has(id) && created_at > oldest).toReversed();
}
