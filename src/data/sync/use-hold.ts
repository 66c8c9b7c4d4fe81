import { useEffect } from 'react';
import { hold } from '#sync/engine/hold.ts';
import { useOpen } from '#src/data/database/use-open.ts';
import { useMinute } from '#src/data/time/use-minute.ts';

/** What has waited for too long is held while a screen is open that shows it, also without a network. */
export function useHold(): void {
  const [open, now] = [useOpen(), useMinute()];
  useEffect(() => {
    // It is tried again before anything is sent.
    if (open) void hold(open.db, now).catch(() => undefined);
  }, [open, now]);
}
