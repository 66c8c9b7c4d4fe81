import type { Notification } from '#sync/entities/notifications.ts';

/** What all of an area are told stands until its last day, which the link names; here it goes without a network too. */
export const isAnnouncedOn =
  (today: string) =>
  ({ link }: Pick<Notification, 'link'>): boolean =>
    (new URLSearchParams(link?.split('?')[1]).get('until') ?? '') >= today;
