import { useEffect } from 'react';
import type { Local } from '#sync/engine/database.ts';
import { useOpen } from '#src/data/database/use-open.ts';
import { useMinute } from '#src/data/time/use-minute.ts';

/** The sync brings it; no screen waits for that. */
async function holdIn(db: Local, now: number): Promise<void> {
  const { hold } = await import('#sync/engine/hold.ts');
  await hold(db, now);
}

/** What has waited for too long is held while a screen is open that shows it, also without a network. */
export function useHold(): void {
  const [open, now] = [useOpen(), useMinute()];
  useEffect(() => {
    // It is tried again before anything is sent.
    if (open) void holdIn(open.db, now).catch(() => undefined);
  }, [open, now]);
}
