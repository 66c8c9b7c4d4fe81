import { useSettings } from '#src/data/settings/use-settings.ts';
import { dayIn } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';

/** As `useToday`, at each call: for some seconds after midnight a page still shows the day before. */
export function useDayNow(): () => Day {
  const { timezone } = useSettings();
  return () => dayIn(timezone);
}
