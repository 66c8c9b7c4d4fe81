import { useEffect, useEffectEvent } from 'react';
import { useServerNow } from '#src/data/time/clock.ts';
import { clearMessage, tellItIsOver } from './alarm.ts';
import type { Message } from './alarm.ts';

/** Back in the page, what was told outside it is obsolete. */
export function useClearedOnReturn(): void {
  useEffect(() => {
    const onSeen = (): void => {
      if (document.visibilityState === 'visible') clearMessage().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', onSeen);
    return () => document.removeEventListener('visibilitychange', onSeen);
  }, []);
}

/** Alerts once when a rest or a hold ends. If that happened while the page was closed, only the clock shows it. */
export function useAlarm(endsAt: number | null, message: Message): void {
  const now = useServerNow();
  const tell = useEffectEvent(() => tellItIsOver(message));
  useEffect(() => {
    const left = endsAt === null ? 0 : endsAt - now();
    if (left <= 0) return undefined;
    const timer = setTimeout(tell, left);
    return () => clearTimeout(timer);
  }, [endsAt, now]);
  useClearedOnReturn();
}
