import type { UserSettings } from '#sync/entities/user-settings.ts';
import { dayIn } from '#src/lib/days.ts';
import type { Day } from '#src/lib/days.ts';

/** The day of an instant where its person was. */
export type DayAt = (instant: string) => Day;

type Lived = Pick<UserSettings, 'earlier_zones'> | null;

/** Whoever travels keeps the days of the logs made before: each is of the zone that counted then. */
export function dayAtIn(zone: string, lived: Lived): DayAt {
  const earlier = (lived?.earlier_zones ?? []).map((each) => ({ zone: each.zone, until: Date.parse(each.until) }));
  return (instant) => {
    const at = Date.parse(instant);
    return dayIn(earlier.find(({ until }) => at < until)?.zone ?? zone, at);
  };
}
