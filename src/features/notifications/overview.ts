import { passes } from '#sync/queries/notifications.ts';
import type { Notification } from '#sync/entities/notifications.ts';
import type { NotificationFilter } from '#sync/queries/notifications.ts';
import { dayIn, weekOf } from '#src/lib/days.ts';
import type { Day, WeekStart } from '#src/lib/days.ts';

export const PAGE = 50;

export const TABS = ['all', 'unread', 'read'] as const;
export type Tab = (typeof TABS)[number];

const OF_TAB: Record<Tab, NotificationFilter> = { all: {}, unread: { read: false }, read: { read: true } };

interface Sorted {
  counts: Record<Tab, number>;
  shown: Notification[];
}

/** What passes the filter, counted by tab, and the current tab's rows up to the limit. */
export function sorted(
  all: readonly Notification[],
  { filter, tab, most }: { filter: NotificationFilter; tab: Tab; most: number },
): Sorted {
  const found = all.filter(passes(filter));
  const unread = found.filter(passes(OF_TAB.unread)).length;
  const counts = { all: found.length, unread, read: found.length - unread };
  return { counts, shown: found.filter(passes(OF_TAB[tab])).slice(0, most) };
}

interface Summary {
  total: number;
  unread: number;
  today: number;
  week: number;
}

interface Calendar {
  zone: string;
  weekStart: WeekStart;
  today: Day;
}

/** `all` are the newest first. */
export function summaryOf(all: readonly Notification[], { zone, weekStart, today }: Calendar): Summary {
  const [firstDay = today] = weekOf(today, weekStart);
  const summary = { total: all.length, unread: all.filter(passes(OF_TAB.unread)).length, today: 0, week: 0 };
  for (const { created_at } of all) {
    const day = dayIn(zone, Date.parse(created_at));
    if (day < firstDay) break;
    summary.week++;
    if (day === today) summary.today++;
  }
  return summary;
}
