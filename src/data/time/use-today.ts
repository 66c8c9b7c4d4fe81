import { useSyncExternalStore } from 'react';
import { dayIn, hourIn } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';
import { whenTimePasses } from './time-passing.ts';
import { useSettings } from '#src/data/settings/use-settings.ts';

/** Today in the time zone of the person's settings. */
export function useToday(): Day {
  const { timezone } = useSettings();
  return useSyncExternalStore(whenTimePasses, () => dayIn(timezone));
}

/** The hour of the day there, 0 to 23. */
export function useHour(): number {
  const { timezone } = useSettings();
  return useSyncExternalStore(whenTimePasses, () => hourIn(timezone, Date.now()));
}
