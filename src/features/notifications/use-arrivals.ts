import { useEffect, useRef } from 'react';
import type { ReadOnly } from '#src/data/answer.ts';
import { useRestRow } from '#src/data/rows.ts';
import { toast } from '#src/ui/toasts.ts';
import { preferencesOf } from '#sync/queries/notification-preferences.ts';
import { notificationsOf } from '#sync/queries/notifications.ts';
import type { Notification } from '#sync/entities/notifications.ts';
import { arrivalsOf } from './arrivals.ts';

/** More than arrive at once. */
const LOOKED_AT = 20;
const TOAST_MS = 5000;

async function latest(db: ReadOnly, userId: string): Promise<{ newest: Notification[]; isWanted: boolean }> {
  const [newest, preferences] = await Promise.all([notificationsOf(db, userId, LOOKED_AT), preferencesOf(db, userId)]);
  return { newest, isWanted: preferences?.realtime ?? true };
}

/** Announces what arrives while the app is open, except by the first sync. */
export function useArrivals(): void {
  const answer = useRestRow(latest);
  const before = useRef<readonly Notification[] | null>(null);
  useEffect(() => {
    if (answer.state !== 'content') return;
    const { newest, isWanted } = answer.value;
    const arrived = before.current && isWanted ? arrivalsOf(before.current, newest) : [];
    before.current = newest;
    // Of what is due this device says itself more than a locked screen may show; what all are told stands above.
    const said = arrived.filter(({ category }) => !['reminders', 'announcement'].includes(category));
    for (const { title, message } of said) toast({ title, description: message, duration: TOAST_MS, plain: true });
  }, [answer]);
}
