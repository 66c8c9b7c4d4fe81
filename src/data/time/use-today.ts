import { useSyncExternalStore } from 'react';
import { dayIn, hourIn } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';

const LOOK_EVERY_MS = 30_000;

/** A page that stays open past midnight, or wakes on another day, updates. */
function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

/** Today in the time zone of the person's settings. */
export function useToday(): Day {
  const { timezone } = useSettings();
  return useSyncExternalStore(subscribe, () => dayIn(timezone));
}

/** The hour of the day there, 0 to 23. */
export function useHour(): number {
  const { timezone } = useSettings();
  return useSyncExternalStore(subscribe, () => hourIn(timezone, Date.now()));
}
