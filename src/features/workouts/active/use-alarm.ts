import { useEffect, useEffectEvent } from 'react';
import { useServerNow } from '#src/data/time/clock.ts';
import { clearMessage, leaveToWorker, tellItIsOver } from './alarm.ts';
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

/** Alerts once when a rest or a hold ends. Where the page is closed by then the worker tells it, if it is there still. */
export function useAlarm(endsAt: number | null, message: Message): void {
  const now = useServerNow();
  const tell = useEffectEvent(() => tellItIsOver(message));
  const leave = useEffectEvent((inMs: number) => leaveToWorker(inMs > 0 ? { inMs, message } : null));
  useEffect(() => {
    const left = endsAt === null ? 0 : endsAt - now();
    leave(left);
    if (left <= 0) return undefined;
    const timer = setTimeout(tell, left);
    return () => clearTimeout(timer);
  }, [endsAt, now]);
  useClearedOnReturn();
}
