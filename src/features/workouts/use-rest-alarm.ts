import { useEffect, useEffectEvent } from 'react';
import { useOpen } from '#src/data/provider.tsx';
import { clearMessage, tellRestIsOver } from './alarm.ts';
import type { Message } from './alarm.ts';
import type { Resting } from './rest.ts';

/** Tells once when the rest ends. One that ended while nobody was here is told by the clock alone. */
export function useRestAlarm(resting: Resting | null, message: Message): void {
  const offset = useOpen()?.db.offset ?? 0;
  const tell = useEffectEvent(() => tellRestIsOver(message));
  const endsAt = resting?.endsAt ?? null;
  useEffect(() => {
    const left = endsAt === null ? 0 : endsAt - Date.now() - offset;
    if (left <= 0) return undefined;
    const timer = setTimeout(tell, left);
    return () => clearTimeout(timer);
  }, [endsAt, offset]);
  useEffect(() => {
    const onSeen = (): void => {
      if (document.visibilityState === 'visible') clearMessage().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', onSeen);
    return () => document.removeEventListener('visibilitychange', onSeen);
  }, []);
}
