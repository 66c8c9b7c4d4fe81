import type { Notification } from '#sync/entities/notifications.ts';

/**
 * What has come since `before` was looked at, the oldest first. Both are the newest few: what moves up among them
 * because another was removed is older than all that was seen.
 */
export function arrivalsOf(before: readonly Notification[], now: readonly Notification[]): Notification[] {
  const seen = new Set(before.map(({ id }) => id));
  const oldest = before.at(-1)?.created_at ?? '';
  return now.filter(({ id, read, created_at }) => !read && !seen.has(id) && created_at > oldest).toReversed();
}
